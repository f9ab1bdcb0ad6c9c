import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeInvoice } from '../../samples/sample-invoice.ts';
import { RealtimeClient } from '../flow/realtime-client.ts';
import { RunningService } from '../flow/running-service.ts';
import { ServiceClient } from '../flow/service-client.ts';
import { uniqueInvoice } from '../flow/unique-invoice.ts';

let service: RunningService;
beforeAll(async () => {
  service = await RunningService.start();
});
afterAll(() => service.discard());

test('five connections of a killed service hold no place after its restart, and a new one hears', async () => {
  const { api_key: key, websocket_url: before } = service.connection;
  for (let place = 0; place < 5; place += 1) await RealtimeClient.open(before, { key });
  await service.kill9();
  await service.start();

  const { websocket_url: url, base_url } = service.connection;
  // Whoever lost a connection finds the service where it was.
  expect(url).toBe(before);
  const clients: RealtimeClient[] = [];
  await expect
    .poll(
      async () => {
        const client = await RealtimeClient.connect(url, { key });
        if (typeof client !== 'number') clients.push(client);
        return clients.length;
      },
      { timeout: 60_000 },
    )
    .toBe(5);
  expect(await RealtimeClient.connect(url, { key })).toBe(429);
  const invoiceId = await new ServiceClient(base_url, key).submit(composeInvoice(uniqueInvoice()));
  for (const client of clients) await client.until((message) => message.invoice_id === invoiceId);
  for (const { socket } of clients) socket.terminate();
});
