import { randomUUID } from 'node:crypto';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../lambdas/adapters/table.ts';
import { readProcessTree } from './process-tree.ts';

/** An invoice is written by this many transactions: one for the upload, one a step, one for the end. */
export const TRANSACTIONS_OF_AN_INVOICE = 14;

/** What the bare transactions of one invoice cost. */
export interface BareTransactions {
  /** One sample for each invoice, its transactions one after another. */
  readonly milliseconds: readonly number[];
  /** With several invoices side by side. */
  readonly invoicesPerSecond: number;
  /** Processor time of the service's process tree for one invoice. */
  readonly processorMs: number;
}

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
 */
export async function measureBareTransactions(
  table: Table,
  { pid, rounds, parallel }: { readonly pid: number; readonly rounds: number; readonly parallel: number },
): Promise<BareTransactions> {
  await writeOneAfterAnother(table);
  const milliseconds: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await writeOneAfterAnother(table);
    milliseconds.push(performance.now() - start);
  }
  const sideBySide = rounds * 2;
  const processorBefore = readProcessTree(pid).processorMs;
  const start = performance.now();
  let left = sideBySide;
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await writeOneAfterAnother(table);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  const elapsed = performance.now() - start;
  const processorMs = (readProcessTree(pid).processorMs - processorBefore) / sideBySide;
  return { milliseconds, invoicesPerSecond: (sideBySide * 1000) / elapsed, processorMs };
}
