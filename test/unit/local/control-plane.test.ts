import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ApiKeys } from '../../../local/gateway/api-keys.ts';
import { apiGatewayControlPlane } from '../../../local/gateway/control-plane.ts';
import { temporaryFolder } from '../../support/storage-cloud.ts';

async function createKey(body: string) {
  const folder = await temporaryFolder();
  onTestFinished(folder.remove);
  const service = apiGatewayControlPlane(new ApiKeys(join(folder.path, 'api-keys.json'), []), 'us-east-1');
  const call = {
    method: 'POST',
    path: '/apikeys',
    query: new URLSearchParams(),
    headers: {},
    body: Buffer.from(body),
    caller: { kind: 'operator' },
  } as const;
  return service.answer(call, service.operation(call));
}

test('makes a key, and refuses a body that is no JSON as the other services do', async () => {
  expect(await createKey(JSON.stringify({ value: 'a'.repeat(20) }))).toMatchObject({ status: 201 });
  await expect(createKey('{')).rejects.toMatchObject({ code: 'SerializationException', status: 400 });
});
