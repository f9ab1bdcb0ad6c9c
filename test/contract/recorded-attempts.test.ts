import { expect, test } from 'vitest';
import { newId } from '../../lambdas/adapters/new-id.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { claimDelivery } from '../../lambdas/adapters/webhooks/claim-delivery.ts';
import { recordDelivery } from '../../lambdas/adapters/webhooks/record-delivery.ts';
import { type Attempt, afterAttempt } from '../../lambdas/domain/webhooks/attempt.ts';
import { webhookCalls } from '../fixtures/webhooks.ts';
import { losingAnswersTo } from '../support/racing.ts';
import { refusing } from '../support/refusing.ts';
import { receiver, startDeliveries, workOff } from '../support/webhook-deliveries.ts';

startDeliveries();

/** A delivery to a receiver that fails. */
async function scene() {
  receiver.status = 500;
  const accountId = newId('acc');
  const calls = webhookCalls(accountId);
  const { body } = await calls.create({ url: receiver.origin, events: ['*'], secret: 'secret' });
  const webhookId: string = body.data.id;
  const deliveryId: string = (await calls.test(webhookId)).body.data.id;
  const delivery = async () => (await calls.deliveries(webhookId)).body.data.deliveries[0];
  return { ids: { accountId, webhookId, deliveryId }, delivery };
}

const AFTER_ONE = { status: 'PENDING', attempts: 1, last_status_code: 500 };

test('an attempt after which another is due is recorded by a write of its own, which costs half of a transaction', async () => {
  const { delivery } = await scene();
  const noTransactions = { command: 'TransactWriteItemsCommand' };
  await expect(refusing(table(), noTransactions, workOff)).rejects.toThrow('It came to no TransactWriteItemsCommand');
  expect(await delivery()).toMatchObject(AFTER_ONE);
});

test.each(['TransactionConflictException', 'ThrottlingException', 'ProvisionedThroughputExceededException'])(
  'an attempt is recorded, and not made again, where its record meets a %s',
  async (name) => {
    const { delivery } = await scene();
    const error = Object.assign(new Error('for a moment'), { name });
    await refusing(table(), { command: 'PutItemCommand' }, workOff, error);
    expect(receiver.received).toHaveLength(1);
    expect(await delivery()).toMatchObject(AFTER_ONE);
  },
);

test('an attempt whose record was answered in vain is ours, and one that another worker recorded is not', async () => {
  const { ids } = await scene();
  const claimed = await claimDelivery(table(), ids, 1);
  if (claimed === null || 'dueAt' in claimed) throw new Error('It was not to be claimed');
  const { delivery, claim } = claimed;
  const failed = (startedAt: number): Attempt => ({
    startedAt,
    endedAt: startedAt,
    statusCode: 500,
    error: 'STATUS_NOT_200',
    responseExcerpt: null,
    retryAfter: null,
  });
  const record = (startedAt: number) =>
    recordDelivery(table(), delivery, afterAttempt(delivery, failed(startedAt), [60], 0), claim);
  const startedAt = Date.now();
  expect(await losingAnswersTo(table(), 'PutItemCommand', () => record(startedAt))).not.toBeNull();
  expect(await record(startedAt + 1)).toBeNull();
});
