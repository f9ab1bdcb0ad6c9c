import { DeleteConnectionCommand } from '@aws-sdk/client-apigatewaymanagementapi';
import { beforeEach, expect, test } from 'vitest';
import { createAccount } from '../../lambdas/adapters/accounts/accounts.ts';
import { createApiKey } from '../../lambdas/adapters/accounts/api-keys.ts';
import { MESSAGES_A_MINUTE } from '../../lambdas/adapters/realtime/message-counts.ts';
import { findPlace } from '../../lambdas/adapters/realtime/places.ts';
import { handler as accept } from '../../lambdas/realtime/accept-connection.ts';
import { handler as answer } from '../../lambdas/realtime/answer-message.ts';
import { handler as end } from '../../lambdas/realtime/end-connection.ts';
import { later } from '../support/clock.ts';
import { gateway, startRealtime, table } from '../support/realtime.ts';

const MINUTE = 60_000;
const PONG = { statusCode: 200, body: '{"event":"pong"}' };
let key: string;
let connections = 0;

startRealtime();
beforeEach(async () => {
  const account = await createAccount(table, 'test', 'Example Clinic', []);
  key = (await createApiKey(table, 'test', account, 'test', null)).key;
  // The clock stands still, however long the messages take.
  later(0);
});

const knock = (connectionId: string) =>
  accept({
    requestContext: { connectionId, requestId: 'request', routeKey: '$connect' },
    multiValueHeaders: { 'X-API-Key': [key] },
  });

async function opened(): Promise<string> {
  connections += 1;
  const connectionId = `connection-${connections}`;
  expect(await knock(connectionId)).toEqual({ statusCode: 200 });
  return connectionId;
}

const ping = (connectionId: string) =>
  answer({ requestContext: { connectionId, requestId: 'request', routeKey: 'ping' }, body: '{"action":"ping"}' });

async function pingTimes(connectionId: string, times: number): Promise<void> {
  for (let asked = 0; asked < times; asked += 1) expect(await ping(connectionId)).toEqual(PONG);
}

const endedByUs = () => gateway.commandCalls(DeleteConnectionCommand).map(({ args }) => args[0].input.ConnectionId);

test('a connection that says too much in a minute is ended; those of others are answered', async () => {
  const [flooding, other] = [await opened(), await opened()];
  await pingTimes(flooding, MESSAGES_A_MINUTE);
  expect(endedByUs()).toEqual([]);
  expect(await ping(flooding)).toEqual({ statusCode: 410 });
  expect(endedByUs()).toEqual([flooding]);
  expect(await findPlace(table, flooding)).toBeNull();
  expect(await ping(other)).toEqual(PONG);
});

test('a connection that says as much as it may is answered, minute by minute', async () => {
  const connectionId = await opened();
  for (let minute = 0; minute < 3; minute += 1) {
    await pingTimes(connectionId, MESSAGES_A_MINUTE);
    later(MINUTE);
  }
});

test('the place of a connection that said too much is free again after a minute, and not when it ends', async () => {
  const [flooding = ''] = [await opened(), await opened(), await opened(), await opened(), await opened()];
  await pingTimes(flooding, MESSAGES_A_MINUTE);
  expect(await ping(flooding)).toEqual({ statusCode: 410 });
  await end({ requestContext: { connectionId: flooding, requestId: 'request', routeKey: '$disconnect' } });
  expect(await knock('too early')).toEqual({ statusCode: 429 });
  later(MINUTE);
  await opened();
  expect(await knock('a sixth')).toEqual({ statusCode: 429 });
});
