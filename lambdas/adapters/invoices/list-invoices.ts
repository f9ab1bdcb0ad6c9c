import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { ListInvoicesQuery } from '../../contracts/invoice-requests.ts';
import { INVOICE_STATUSES, type InvoiceStatus } from '../../contracts/invoice-status.ts';
import { indexPage } from '../index-page.ts';
import { accountKey, COUNTER_PREFIX, statusPartition } from '../keys.ts';
import type { Table } from '../table.ts';

/** One line of the list. */
export interface ListedInvoice {
  readonly invoiceId: string;
  readonly originalName: string;
  readonly status: InvoiceStatus;
  readonly uploadedAt: string;
  readonly processedAt?: string;
}

/**
 * One page of an account's invoices, newest upload first, ties by id, and the exact number of all that match.
 *
 * A page is reached by counting past the ones before it (DynamoDB has no offset), from whichever end of the list is
 * nearer, so its cost grows with its distance from that end and is highest in the middle: the index entries are some 250
 * bytes, so 1 MB, one request and 128 read units skip about 4,000 invoices. The index is eventually consistent (an
 * invoice may appear some milliseconds after its 201); the total is not.
 */
export async function listInvoices(
  table: Table,
  accountId: string,
  query: ListInvoicesQuery,
): Promise<{ readonly invoices: readonly ListedInvoice[]; readonly total: number }> {
  const total = await countInvoices(table, accountId, query.status_filter);
  const before = (query.page - 1) * query.page_size;
  if (before >= total) return { invoices: [], total };
  const size = Math.min(query.page_size, total - before);
  const after = total - before - size;

  const list = uploadsOf(table, accountId, query.status_filter);
  const invoices =
    before <= after
      ? await indexPage(table, { ...list, ScanIndexForward: false }, before, size)
      : (await indexPage(table, { ...list, ScanIndexForward: true }, after, size)).reverse();
  return { invoices: invoices as ListedInvoice[], total };
}

/** Sums the account's sharded counters, which move in the transactions that move the invoices. */
async function countInvoices(table: Table, accountId: string, status: InvoiceStatus | undefined): Promise<number> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': accountKey(accountId).pk, ':prefix': COUNTER_PREFIX },
      ConsistentRead: true,
    }),
  );
  const counted = status === undefined ? INVOICE_STATUSES : [status];
  return Items.flatMap((shard) => counted.map((name) => Number(shard[name] ?? 0))).reduce(
    (sum, count) => sum + count,
    0,
  );
}

function uploadsOf(table: Table, accountId: string, status: InvoiceStatus | undefined): QueryCommandInput {
  const index = status === undefined ? 'byUpload' : 'byStatus';
  const partition = status === undefined ? accountId : statusPartition(accountId, status);
  return {
    TableName: table.name,
    IndexName: index,
    KeyConditionExpression: `${index}Pk = :partition`,
    ExpressionAttributeValues: { ':partition': partition },
  };
}
