import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { requireDynamodb } from '../../scripts/require-dynamodb.ts';

test('an endpoint is taken while something listens there, and else refused by the name of its setting', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await requireDynamodb(endpoint);
  await new Promise((resolve) => server.close(resolve));

  await expect(requireDynamodb(endpoint)).rejects.toThrow(
    /^Nothing answers at .+ IVS_DYNAMODB_ENDPOINT names: .*ECONNREFUSED/,
  );
});

test.each(['', '127.0.0.1:8000', 'ftp://127.0.0.1'])('%j is no endpoint', async (endpoint) => {
  await expect(requireDynamodb(endpoint)).rejects.toThrow(
    `IVS_DYNAMODB_ENDPOINT takes an address such as http://127.0.0.1:8000, not "${endpoint}"`,
  );
});
