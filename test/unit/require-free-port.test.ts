import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { requireFreePort } from '../../scripts/require-free-port.ts';

test('a port that is taken is refused with what to do, and taken by nobody once it is free', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const { port } = holder.address() as AddressInfo;

  await expect(requireFreePort(port)).rejects.toThrow(new RegExp(`^Port ${port} is taken .*IVS_PORT`));

  await new Promise((resolve) => holder.close(resolve));
  await requireFreePort(port);
  await requireFreePort(port);
});
