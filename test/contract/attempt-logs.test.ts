import { expect, test, vi } from 'vitest';
import { newId } from '../../lambdas/adapters/new-id.ts';
import { finished } from '../fixtures/invoices.ts';
import { webhookCalls } from '../fixtures/webhooks.ts';
import { eventsOf, fanOut, receiver, service, startDeliveries, workOff } from '../support/webhook-deliveries.ts';

startDeliveries();

test.each([200, 500])(
  'an attempt answered %i is logged without its address, secret, body or answer',
  async (status) => {
    const accountId = newId('acc');
    const url = `${receiver.origin}/path-token?key=query-token`;
    const calls = webhookCalls(accountId);
    const { body } = await calls.create({ url, events: ['invoice.processed'], secret: 'signing-secret' });
    const invoice = await finished(service.dynamoDb.table, accountId);
    await fanOut(...(await eventsOf(accountId, invoice.invoiceId)));
    receiver.status = status;

    const logged = vi.spyOn(console, 'log');
    await workOff();
    const lines = logged.mock.calls.map(([line]) => String(line));
    logged.mockRestore();

    expect(receiver.received).toMatchObject([
      { path: '/path-token?key=query-token', body: expect.stringContaining('Ann Example') },
    ]);
    const [delivery] = (await calls.deliveries(body.data.id)).body.data.deliveries;
    expect(delivery.attempt_log).toMatchObject([{ response_excerpt: 'answer 1' }]);
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ message: 'an attempt was made', deliveryId: delivery.id, statusCode: status }),
    );
    expect(lines.join('\n')).not.toMatch(/path-token|query-token|signing-secret|answer 1|Ann Example/);
  },
);
