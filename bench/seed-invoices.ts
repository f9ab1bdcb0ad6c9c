import { BatchWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { invoiceItem } from '../lambdas/adapters/invoices/invoice-item.ts';
import { counterKey } from '../lambdas/adapters/keys.ts';
import { newId } from '../lambdas/adapters/new-id.ts';
import type { Table } from '../lambdas/adapters/table.ts';
import { newInvoice } from '../lambdas/domain/invoice/new-invoice.ts';

/** BatchWriteItem takes this many writes. */
const BATCH = 25;
const PARALLEL = 4;
const SECOND_MS = 1000;

function processedInvoice(accountId: string, uploadedAt: number): { id: string; item: Record<string, unknown> } {
  const id = newId('inv');
  const upload = { accountId, invoiceId: id, originalName: `${id}.pdf`, fileSize: 1_500, fileSha256: '0'.repeat(64) };
  const { record } = newInvoice(upload, { now: uploadedAt, eventId: newId('evt') });
  const processedAt = new Date(uploadedAt + SECOND_MS).toISOString();
  return { id, item: invoiceItem({ ...record, status: 'PROCESSED', processedAt, updatedAt: processedAt, step: 12 }) };
}

/**
 * Gives an account so many processed invoices, one a second back from now: the records and the counters that lists are
 * made of, without files and events, which a list never reads.
 */
export async function seedInvoices({ client, name }: Table, accountId: string, count: number): Promise<void> {
  const invoices = Array.from({ length: count }, (_, n) => processedInvoice(accountId, Date.now() - n * SECOND_MS));
  const batches = Array.from({ length: Math.ceil(count / BATCH) }, (_, n) =>
    invoices.slice(n * BATCH, (n + 1) * BATCH),
  );
  const write = async (): Promise<void> => {
    for (let batch = batches.pop(); batch !== undefined; batch = batches.pop()) {
      const requests = batch.map(({ item }) => ({ PutRequest: { Item: item } }));
      const { UnprocessedItems } = await client.send(new BatchWriteCommand({ RequestItems: { [name]: requests } }));
      if (Object.keys(UnprocessedItems ?? {}).length > 0) throw new Error('the engine left writes of a batch undone');
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, write));

  const perShard = Map.groupBy(invoices, ({ id }) => counterKey(accountId, id).sk);
  for (const shard of perShard.values()) {
    const [{ id } = { id: '' }] = shard;
    await client.send(
      new UpdateCommand({
        TableName: name,
        Key: counterKey(accountId, id),
        UpdateExpression: 'ADD #status :count',
        ExpressionAttributeNames: { '#status': 'PROCESSED' },
        ExpressionAttributeValues: { ':count': shard.length },
      }),
    );
  }
}
