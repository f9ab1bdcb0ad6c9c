import { ApiGatewayManagementApiClient, DeleteConnectionCommand } from '@aws-sdk/client-apigatewaymanagementapi';
import type { AwsClientStub } from 'aws-sdk-client-mock';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { Table } from '../../lambdas/adapters/table.ts';
import { Environment } from '../../lambdas/contracts/environment.ts';
import { type ServiceEngines, startService } from '../engines/service.ts';
import { mockedClient } from './mocked-client.ts';

/** API Gateway has no engine here; the flow tests open real connections. It ends whatever it is told to. */
export let gateway: AwsClientStub<ApiGatewayManagementApiClient>;
export let table: Table;

/** Has both ready for the tests of the file that calls it, and the clock right again after each. */
export function startRealtime(): void {
  let service: ServiceEngines;
  gateway = mockedClient(ApiGatewayManagementApiClient);
  beforeAll(async () => {
    service = await startService();
    process.env[Environment.realtimeUrl] = 'wss://abc.execute-api.us-east-1.amazonaws.com/realtime';
    table = service.dynamoDb.table;
  });
  afterAll(() => service.stop());
  beforeEach(() => {
    gateway.reset();
    gateway.on(DeleteConnectionCommand).resolves({});
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
