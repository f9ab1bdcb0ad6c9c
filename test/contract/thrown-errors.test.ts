import type { APIGatewayRequestAuthorizerEvent, DynamoDBStreamEvent } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { bucket } from '../../lambdas/adapters/bucket.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { handler as authorize } from '../../lambdas/auth/authorize-request.ts';
import { composeApiKey } from '../../lambdas/domain/access/api-key.ts';
import { handler as postToConnections } from '../../lambdas/events/post-to-connections.ts';
import type { RealtimeEvent } from '../../lambdas/kit/realtime-event.ts';
import { handler as recordFailedExecution } from '../../lambdas/operations/record-failed-execution.ts';
import { handler as sweep } from '../../lambdas/operations/sweep.ts';
import { handler as sweepStagedUploads } from '../../lambdas/operations/sweep-staged-uploads.ts';
import { handler as completeRecognition } from '../../lambdas/pipeline/complete-recognition.ts';
import { handler as endConnection } from '../../lambdas/realtime/end-connection.ts';
import { type ServiceEngines, startService } from '../engines/service.ts';
import { refusing } from '../support/refusing.ts';

let service: ServiceEngines;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
afterEach(() => {
  vi.restoreAllMocks();
});

/** As the SDK throws over an answer that it can't read: some of the answer is in it. */
const unreadable = () =>
  Object.assign(new SyntaxError(`Unexpected token 'A', ..."ame":{"S":"Ann Example"... is not valid JSON`), {
    $metadata: { httpStatusCode: 200 },
  });

const ids = { account_id: 'acc_1', invoice_id: 'inv_1' };
const image = Object.fromEntries(
  ['accountId', 'invoiceId', 'eventId', 'event', 'payload'].map((name) => [name, { S: name }]),
);

test.each([
  [
    'the authorizer',
    table,
    () =>
      authorize({
        headers: { 'X-API-Key': composeApiKey('a'.repeat(32)) },
        requestContext: { requestId: 'request_1' },
      } as unknown as APIGatewayRequestAuthorizerEvent),
  ],
  [
    'the end of a connection',
    table,
    () => endConnection({ requestContext: { connectionId: 'connection_1' } } as unknown as RealtimeEvent),
  ],
  [
    'the real-time channel',
    table,
    () =>
      postToConnections({
        Records: [{ eventName: 'INSERT', dynamodb: { NewImage: image } }],
      } as unknown as DynamoDBStreamEvent),
  ],
  [
    'the end of a failed run',
    table,
    () => recordFailedExecution({ detail: { status: 'FAILED', input: JSON.stringify(ids) } }),
  ],
  [
    'the end of a recognition',
    table,
    () => completeRecognition({ Records: [{ Sns: { Message: JSON.stringify({ JobId: 'job_1', JobTag: 'inv_1' }) } }] }),
  ],
  ['the sweeper', table, sweep],
  ['the sweeper of staged uploads', bucket, sweepStagedUploads],
] as const)('%s throws and logs the name of an error, and nothing that it quotes', async (_, caller, invoke) => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const thrown: unknown = await refusing<unknown>(caller(), {}, () => invoke(), unreadable()).catch(
    (error: unknown) => error,
  );
  expect(thrown).toMatchObject({ name: 'SyntaxError', message: expect.stringContaining('SyntaxError') });
  const told = [String((thrown as Error).stack), ...printed.mock.calls.flat()].join('\n');
  expect(told).toContain('SyntaxError');
  expect(told).not.toContain('Ann Example');
});
