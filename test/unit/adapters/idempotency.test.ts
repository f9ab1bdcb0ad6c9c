import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Claim, claimKey, releaseClaim, rememberWrite } from '../../../lambdas/adapters/idempotency.ts';
import { createInvoice } from '../../../lambdas/adapters/invoices/create-invoice.ts';
import { putErasure } from '../../../lambdas/adapters/invoices/erasures.ts';
import { loadInvoice } from '../../../lambdas/adapters/invoices/load-invoice.ts';
import { newId } from '../../../lambdas/adapters/new-id.ts';
import { type DynamoDbEngine, startDynamoDb } from '../../engines/dynamodb.ts';
import { later } from '../../support/clock.ts';
import { losingAnswersTo } from '../../support/racing.ts';
import { refusing } from '../../support/refusing.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ANSWER = { id: 'the first' };

let engine: DynamoDbEngine;
beforeAll(async () => {
  engine = await startDynamoDb();
});
afterAll(() => engine.stop());
afterEach(() => {
  vi.useRealTimers();
});

const claim = (accountId: string) =>
  claimKey<typeof ANSWER>(engine.table, { accountId, invoiceId: newId('inv'), fileSha256: 'file' }, 'key');

async function claimed(accountId: string): Promise<Claim> {
  const outcome = await claim(accountId);
  if (outcome.outcome !== 'claimed') throw new Error(`The key is ${outcome.outcome}`);
  return outcome.claim;
}

/** Makes the invoice that a claim is for, and remembers its answer with it. */
async function keep(accountId: string, fulfilled: Claim): Promise<void> {
  const ids = { accountId, invoiceId: fulfilled.invoiceId };
  await putErasure(engine.table, ids, new Date(Date.now() + 60 * MINUTE).toISOString());
  const upload = { ...ids, originalName: 'a.pdf', fileSize: 1, fileSha256: 'file' };
  await createInvoice(engine.table, upload, () => [rememberWrite(fulfilled, ANSWER)]);
}

test('a claim holds for longer than an upload can take, and ends by itself after a minute', async () => {
  later(0);
  await claimed('acc_minute');
  later(30_000);
  expect(await claim('acc_minute')).toEqual({ outcome: 'in-flight' });
  later(31_000);
  expect(await claim('acc_minute')).toMatchObject({ outcome: 'claimed' });
});

test('a claim that meets the transaction of the first upload finds it in flight, however long that takes', async () => {
  await claimed('acc_transaction');
  const conflict = new TransactionConflictException({ message: 'Transaction is ongoing for the item', $metadata: {} });
  const again = () => refusing(engine.table, { command: 'PutItemCommand' }, () => claim('acc_transaction'), conflict);
  expect(await again()).toEqual({ outcome: 'in-flight' });
});

test('an answer is remembered for a day', async () => {
  later(0);
  await keep('acc_day', await claimed('acc_day'));
  later(DAY - 1_000);
  expect(await claim('acc_day')).toEqual({ outcome: 'answered', answer: ANSWER });
  later(2_000);
  expect(await claim('acc_day')).toMatchObject({ outcome: 'claimed' });
});

test('a claim and its answer stay in the table for as long as they count, and not for ever', async () => {
  const fulfilled = await claimed('acc_lifetime');
  const { client, name } = engine.table;
  const lifetime = async () => {
    const { Item } = await client.send(new GetCommand({ TableName: name, Key: fulfilled.key }));
    return { inTableUntil: Item?.expiresAt * 1_000, rememberedUntil: Item?.rememberedUntil };
  };
  const whileInFlight = await lifetime();
  await keep('acc_lifetime', fulfilled);
  for (const { inTableUntil, rememberedUntil } of [whileInFlight, await lifetime()]) {
    expect(inTableUntil).toBeGreaterThanOrEqual(rememberedUntil);
    expect(inTableUntil).toBeLessThan(rememberedUntil + DAY);
  }
});

test('a claim that was taken over makes no invoice, and ending it leaves the key to whoever has it', async () => {
  const slow = await claimed('acc_taken_over');
  later(MINUTE + 1);
  const other = await claimed('acc_taken_over');
  await expect(keep('acc_taken_over', slow)).rejects.toThrow('its claim was lost');
  expect(await loadInvoice(engine.table, 'acc_taken_over', slow.invoiceId)).toBeNull();

  await releaseClaim(engine.table, slow).catch(() => {});
  expect(await claim('acc_taken_over')).toEqual({ outcome: 'in-flight' });
  await keep('acc_taken_over', other);
  expect(await claim('acc_taken_over')).toEqual({ outcome: 'answered', answer: ANSWER });
});

test('an upload that was kept, though its worker took it for failed, is still answered as it was', async () => {
  const kept = await claimed('acc_kept');
  await keep('acc_kept', kept);
  await releaseClaim(engine.table, kept).catch(() => {});
  expect(await claim('acc_kept')).toEqual({ outcome: 'answered', answer: ANSWER });
});

test('a claim whose answer was lost is the claim of whoever made it', async () => {
  const outcome = await losingAnswersTo(engine.table, 'PutItemCommand', () => claim('acc_lost'));
  expect(outcome.outcome).toBe('claimed');
});
