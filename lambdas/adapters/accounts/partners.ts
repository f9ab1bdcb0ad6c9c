import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { accountKey, PARTNER_PREFIX, partnerKey } from '../keys.ts';
import { queryAll } from '../query-all.ts';
import type { Table } from '../table.ts';
import { transact } from '../transact.ts';
import { auditWrite } from './audit-trail.ts';

/** Whether an insurer, by its canonical name, is an approved partner of the account (strongly consistent). */
export async function isApprovedPartner(table: Table, accountId: string, insurer: string): Promise<boolean> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: partnerKey(accountId, insurer), ConsistentRead: true }),
  );
  return Item !== undefined;
}

/** Approves an insurer; one that is a partner already stays one, and nothing is said in the audit trail. */
export async function approvePartner(table: Table, actor: string, accountId: string, insurer: string): Promise<void> {
  await transact(table, [
    {
      Put: {
        Item: { ...partnerKey(accountId, insurer), insurer },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    auditWrite(accountId, { actor, action: 'partner.approved', subject: insurer }),
  ]);
}

/** Takes an approval back; where there is none, nothing is said in the audit trail. */
export async function removePartner(table: Table, actor: string, accountId: string, insurer: string): Promise<void> {
  await transact(table, [
    { Delete: { Key: partnerKey(accountId, insurer), ConditionExpression: 'attribute_exists(pk)' } },
    auditWrite(accountId, { actor, action: 'partner.removed', subject: insurer }),
  ]);
}

/** Canonical names, in alphabetical order. */
export async function listPartners(table: Table, accountId: string): Promise<string[]> {
  const items = await queryAll(table, accountKey(accountId).pk, PARTNER_PREFIX);
  return items.map((item) => String(item.insurer));
}
