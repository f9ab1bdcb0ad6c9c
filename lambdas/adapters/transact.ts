import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { DependencyUnavailable } from './dependency-unavailable.ts';
import type { Table } from './table.ts';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
type Without<T> = T extends { TableName: string | undefined } ? Omit<T, 'TableName'> : never;

/** One write of a transaction; the table's name is filled in. */
export type Write =
  | { readonly Put: Without<NonNullable<TransactItem['Put']>> }
  | { readonly Update: Without<NonNullable<TransactItem['Update']>> }
  | { readonly Delete: Without<NonNullable<TransactItem['Delete']>> }
  | { readonly ConditionCheck: Without<NonNullable<TransactItem['ConditionCheck']>> };

/** A condition that did not hold is an answer; which one is told by its place among the writes. */
export type Transacted = { readonly ok: true } | { readonly ok: false; readonly refused: readonly number[] };

/** 8 attempts, pauses of at most 25, 50, ... 800, 1,600 ms: 3.2 s in all, 1.6 s on average. */
const ATTEMPTS = 8;
const FIRST_PAUSE_MS = 25;

/**
 * Writes all or nothing. Conflicts with other transactions and throttling are waited out with full jitter (the SDK
 * retries neither inside a cancelled transaction); one token over all attempts makes a lost answer harmless for ten
 * minutes (docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html).
 * @throws DependencyUnavailable when conflicts or throttling outlast the attempts; its cause is the last of them.
 */
export async function transact(table: Table, writes: readonly Write[]): Promise<Transacted> {
  const ClientRequestToken = randomUUID();
  const TransactItems = writes.map((write) => withTable(write, table.name));
  for (let attempt = 1; ; attempt += 1) {
    try {
      await table.client.send(new TransactWriteCommand({ TransactItems, ClientRequestToken }));
      return { ok: true };
    } catch (error) {
      const refused = refusedBy(error);
      if (refused.length > 0) return { ok: false, refused };
      if (!passesByItself(error)) throw error;
      if (attempt === ATTEMPTS) {
        throw new DependencyUnavailable(
          'DynamoDB refused a transaction again and again: conflicts or throttling',
          error,
        );
      }
      await sleep(Math.random() * FIRST_PAUSE_MS * 2 ** (attempt - 1));
    }
  }
}

function withTable(write: Write, TableName: string): TransactItem {
  const [[action, body]] = Object.entries(write) as [[keyof TransactItem, object]];
  return { [action]: { ...body, TableName } };
}

function refusedBy(error: unknown): number[] {
  if (!(error instanceof TransactionCanceledException)) return [];
  return (error.CancellationReasons ?? []).flatMap((reason, index) =>
    reason.Code === 'ConditionalCheckFailed' ? [index] : [],
  );
}

const PASSING_REASONS = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded', 'None']);

function passesByItself(error: unknown): boolean {
  if (error instanceof Error && error.name === 'TransactionInProgressException') return true;
  if (!(error instanceof TransactionCanceledException)) return false;
  return (error.CancellationReasons ?? []).every((reason) => PASSING_REASONS.has(reason.Code ?? 'None'));
}
