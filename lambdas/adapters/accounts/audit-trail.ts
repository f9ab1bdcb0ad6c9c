import type { AuditEntry } from '../../domain/access/audit-entry.ts';
import { AUDIT_PREFIX, accountKey, auditKey, withoutKeys } from '../keys.ts';
import { newId } from '../new-id.ts';
import { queryAll } from '../query-all.ts';
import type { Table } from '../table.ts';
import type { Write } from '../transact.ts';

/** What a change leaves to be said about it. */
export type Audited = Pick<AuditEntry, 'actor' | 'action'> & Partial<Pick<AuditEntry, 'subject' | 'before' | 'after'>>;

/** The entry of a change, for the transaction that makes it. */
export function auditWrite(
  accountId: string,
  { subject = null, before = null, after = null, ...what }: Audited,
): Write {
  const entryId = newId('aud');
  const entry: AuditEntry = { entryId, at: new Date().toISOString(), ...what, subject, before, after };
  return { Put: { Item: { ...auditKey(accountId, entryId), ...entry } } };
}

/** The latest entries of an account, newest first. */
export async function listAuditEntries(table: Table, accountId: string, limit: number): Promise<AuditEntry[]> {
  const items = await queryAll(table, accountKey(accountId).pk, AUDIT_PREFIX, limit);
  return items.map((item) => withoutKeys(item) as unknown as AuditEntry);
}
