import { randomUUID } from 'node:crypto';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../lambdas/adapters/table.ts';

/** An invoice is written by this many transactions: one for the upload, one a step, one for the end. */
export const TRANSACTIONS_OF_AN_INVOICE = 14;

/** About what a record in the middle of its way weighs. */
const RECORD_BYTES = 6_000;
const EVENT_BYTES = 400;

async function writeOneAfterAnother({ client, name }: Table): Promise<void> {
  const pk = `BENCH#${randomUUID()}`;
  for (let n = 0; n < TRANSACTIONS_OF_AN_INVOICE; n += 1) {
    const record = { pk, sk: 'RECORD', version: n, content: 'r'.repeat(RECORD_BYTES) };
    const event = { pk, sk: `NOTE#${n}`, content: 'e'.repeat(EVENT_BYTES) };
    await client.send(
      new TransactWriteCommand({
        TransactItems: [{ Put: { TableName: name, Item: record } }, { Put: { TableName: name, Item: event } }],
      }),
    );
  }
}

/**
 * The floor under an invoice's way: only its transactions, of the same number and about the same size, on the same
 * engine, with no functions, no state machine and no reading in between.
 *
 * @returns milliseconds of one invoice's transactions, and invoices a second with several side by side
 */
export async function measureBareTransactions(
  table: Table,
  { rounds, parallel }: { readonly rounds: number; readonly parallel: number },
): Promise<{ readonly milliseconds: readonly number[]; readonly invoicesPerSecond: number }> {
  await writeOneAfterAnother(table);
  const milliseconds: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await writeOneAfterAnother(table);
    milliseconds.push(performance.now() - start);
  }
  const start = performance.now();
  let left = rounds * 2;
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await writeOneAfterAnother(table);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return { milliseconds, invoicesPerSecond: (rounds * 2 * 1000) / (performance.now() - start) };
}
