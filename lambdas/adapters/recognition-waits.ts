import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { InvoiceIds } from '../domain/invoice/invoice-record.ts';
import { unlessRefused } from './is-condition-failed.ts';
import { recognitionKey } from './keys.ts';
import type { Table } from './table.ts';

/** An invoice whose state waits for Textract, and the token that ends the wait. */
export interface RecognitionWait extends InvoiceIds {
  readonly taskToken: string;
}

/** Textract keeps a job's result for 7 days (docs.aws.amazon.com/textract/latest/dg/API_GetDocumentTextDetection.html). */
const KEPT_SECONDS = 7 * 24 * 3600;

/**
 * Keeps the token of the latest wait; those of earlier ones are no good any more.
 * @returns whether there was an earlier one, so that a job may be over already.
 */
export async function putWait(table: Table, { accountId, invoiceId, taskToken }: RecognitionWait): Promise<boolean> {
  const expiresAt = Math.floor(Date.now() / 1000) + KEPT_SECONDS;
  const { Attributes } = await table.client.send(
    new PutCommand({
      TableName: table.name,
      Item: { ...recognitionKey(invoiceId), accountId, invoiceId, taskToken, expiresAt },
      ReturnValues: 'ALL_OLD',
    }),
  );
  return Attributes !== undefined;
}

/** The wait as it stands now (strongly consistent), or null when nobody waits. */
export async function findWait(table: Table, invoiceId: string): Promise<RecognitionWait | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: recognitionKey(invoiceId), ConsistentRead: true }),
  );
  if (Item === undefined) return null;
  return { invoiceId, accountId: String(Item.accountId), taskToken: String(Item.taskToken) };
}

/** Ends a wait that was answered, unless a later one has taken its place. */
export async function endWait(table: Table, { invoiceId, taskToken }: RecognitionWait): Promise<void> {
  await unlessRefused(
    table.client.send(
      new DeleteCommand({
        TableName: table.name,
        Key: recognitionKey(invoiceId),
        ConditionExpression: 'taskToken = :answered',
        ExpressionAttributeValues: { ':answered': taskToken },
      }),
    ),
  );
}
