import { pathToFileURL } from 'node:url';
import { residentMemory } from '../test/resident-memory.ts';

const MIB = 2 ** 20;

/** Completes one staged upload by the deployed bundle, in a process of its own, and prints what that took. */
const [bundle = '', accountId = '', keyId = '', requestId = ''] = process.argv.slice(2);
const { handler } = await import(pathToFileURL(bundle).href);
const before = residentMemory('now');
const started = performance.now();
const limits = { requestsPerMinute: '1000000', uploadsPerHour: '1000000' };
const answer: { readonly statusCode: number; readonly body: string } = await handler({
  path: `/v1/invoices/upload/large/${requestId}`,
  httpMethod: 'GET',
  headers: {},
  pathParameters: { request_id: requestId },
  queryStringParameters: null,
  requestContext: { requestId, authorizer: { accountId, keyId, ...limits } },
  body: null,
  isBase64Encoded: false,
});
if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`);
const milliseconds = performance.now() - started;
const peak = residentMemory('peak');
console.log(JSON.stringify({ milliseconds, before: before / MIB, peak: peak / MIB }));
