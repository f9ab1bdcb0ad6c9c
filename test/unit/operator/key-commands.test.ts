import {
  APIGatewayClient,
  CreateApiKeyCommand,
  CreateUsagePlanKeyCommand,
  DeleteApiKeyCommand,
  GetApiKeysCommand,
} from '@aws-sdk/client-api-gateway';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '../../../lambdas/adapters/accounts/accounts.ts';
import { Options } from '../../../operator/command.ts';
import { KEY_COMMANDS } from '../../../operator/key-commands.ts';
import { type DynamoDbEngine, startDynamoDb } from '../../engines/dynamodb.ts';
import { mockedClient } from '../../support/mocked-client.ts';
import { refusing } from '../../support/refusing.ts';

const gateway = mockedClient(APIGatewayClient);
let engine: DynamoDbEngine;
beforeAll(async () => {
  engine = await startDynamoDb();
});
afterAll(() => engine.stop());

test('tells why a new key could not be kept, and has API Gateway forget it, though it can not be revoked', async () => {
  const { table } = engine;
  gateway.on(CreateApiKeyCommand).resolves({ id: 'gateway-1' });
  gateway.on(CreateUsagePlanKeyCommand).rejects(new Error('Too many keys on the plan'));
  gateway.on(GetApiKeysCommand).callsFake(({ nameQuery: name }) => ({ items: [{ id: 'gateway-1', name }] }));
  gateway.on(DeleteApiKeyCommand).resolves({});

  const { accountId } = await createAccount(table, 'tester', 'Clinic', []);
  const create = KEY_COMMANDS['keys create']?.prepare(new Options({ account: accountId, name: 'backend' }));
  const plans = { standardPlanId: 'standard', raisedPlanId: 'raised' };
  const connection = { table, gateway: new APIGatewayClient({}), ...plans, actor: 'tester' };
  const refused = refusing(
    table,
    { words: 'key.revoked' },
    async () => create?.(connection),
    new Error('No revocation'),
  );
  await expect(refused).rejects.toThrow('Too many keys on the plan');
  expect(gateway.commandCalls(DeleteApiKeyCommand).map(({ args }) => args[0].input)).toEqual([{ apiKey: 'gateway-1' }]);
});
