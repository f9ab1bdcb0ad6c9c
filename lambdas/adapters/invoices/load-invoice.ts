import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { InvoiceRecord } from '../../domain/invoice/invoice-record.ts';
import { invoiceKey } from '../keys.ts';
import type { Table } from '../table.ts';
import { invoiceRecord } from './invoice-item.ts';

/** The invoice as it stands now (strongly consistent), or null where the account has none of this id. */
export async function loadInvoice(table: Table, accountId: string, invoiceId: string): Promise<InvoiceRecord | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: invoiceKey(accountId, invoiceId), ConsistentRead: true }),
  );
  return Item === undefined ? null : invoiceRecord(Item);
}
