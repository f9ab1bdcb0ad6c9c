import type { APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '../../lambdas/adapters/accounts/accounts.ts';
import { createApiKey, revokeApiKey } from '../../lambdas/adapters/accounts/api-keys.ts';
import { handler } from '../../lambdas/auth/authorize-request.ts';
import type { Account } from '../../lambdas/domain/access/account.ts';
import { composeApiKey } from '../../lambdas/domain/access/api-key.ts';
import { type ServiceEngines, startService } from '../engines/service.ts';

let service: ServiceEngines;
let account: Account;
beforeAll(async () => {
  service = await startService();
  account = await createAccount(service.dynamoDb.table, 'test', 'Example Clinic', []);
});
afterAll(() => service.stop());

const STAGE_ARN = 'arn:aws:execute-api:us-east-1:000000000000:abc123/api';
const authorize = (headers: Record<string, string> | null) =>
  handler({
    type: 'REQUEST',
    methodArn: `${STAGE_ARN}/GET/v1/invoices/inv_1`,
    headers,
    requestContext: { requestId: 'request-1' },
  } as unknown as APIGatewayRequestAuthorizerEvent);

const newKey = (expiresAt: string | null = null) =>
  createApiKey(service.dynamoDb.table, 'test', account, 'test', expiresAt);
const effectOf = async (headers: Record<string, string>) => {
  const { policyDocument } = await authorize(headers);
  return policyDocument.Statement.map((statement) => statement.Effect);
};

test('allows a key on the whole stage, says whose it is, and meters it by its hash', async () => {
  const { record, key } = await newKey();
  const answer = await authorize({ 'x-API-key': key });
  expect(answer.policyDocument.Statement).toEqual([
    { Action: 'execute-api:Invoke', Effect: 'Allow', Resource: `${STAGE_ARN}/*` },
  ]);
  expect(answer.context).toEqual({
    accountId: account.accountId,
    keyId: record.keyId,
    requestsPerMinute: 100,
    uploadsPerHour: 100,
    uploadId: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
  });
  expect(answer.usageIdentifierKey).toBe(record.sha256);
  expect(JSON.stringify(answer)).not.toContain(key);
});

test('names what each call uploads anew, whatever id the client gave its request', async () => {
  const { key } = await newKey();
  const answers = [await authorize({ 'X-API-Key': key }), await authorize({ 'X-API-Key': key })];
  expect(new Set(answers.map(({ context }) => context?.uploadId)).size).toBe(2);
});

test.each([[null], [{}], [{ 'X-API-Key': '' }], [{ Authorization: 'x' }]])(
  'throws Unauthorized, and so 401, for the headers %j',
  async (headers) => {
    await expect(authorize(headers as Record<string, string> | null)).rejects.toThrow(/^Unauthorized$/);
  },
);

test('denies a key that is malformed, mistyped, unknown, revoked or expired', async () => {
  const revoked = await newKey();
  await revokeApiKey(service.dynamoDb.table, 'test', revoked.record.keyId);
  const expired = await newKey(new Date(Date.now() - 1).toISOString());
  const { key } = await newKey();
  const mistyped = key.slice(0, 10) + (key[10] === 'a' ? 'b' : 'a') + key.slice(11);
  for (const wrong of ['nonsense', mistyped, composeApiKey('A'.repeat(32)), revoked.key, expired.key]) {
    expect(await effectOf({ 'X-API-Key': wrong })).toEqual(['Deny']);
  }
});

test('allows a key that expires later', async () => {
  const { key } = await newKey(new Date(Date.now() + 60_000).toISOString());
  expect(await effectOf({ 'X-API-Key': key })).toEqual(['Allow']);
});
