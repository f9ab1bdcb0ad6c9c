import { createHash } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Fingerprint } from '../domain/checks/fingerprints.ts';
import type { HeldFingerprint } from '../domain/invoice/held-fingerprint.ts';
import type { InvoiceRecord } from '../domain/invoice/invoice-record.ts';
import { fingerprintKey } from './keys.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

/*
 * A fingerprint's item lists the live invoices that hold it, as the string set `holders`. A verdict and the claim that
 * belongs to it are one transaction, and the claim's condition is what the verdict rests on; so a verdict that raced
 * another claim or release is refused and decided anew on what is true then.
 */

/** Holds while nobody has the fingerprint: what a PASS rests on. */
const nobodyHolds = { ConditionExpression: 'attribute_not_exists(holders)' } as const;

/** Holds while an invoice has it: what a FAIL that names this invoice rests on. Parallel claims don't disturb it. */
const stillHeld = { ConditionExpression: 'contains(holders, :other)' } as const;

/** A fingerprint as it is held: only a hash goes into keys. */
export function heldFingerprint({ kind, key }: Pick<Fingerprint, 'kind' | 'key'>): HeldFingerprint {
  return { kind, sha256: createHash('sha256').update(key).digest('hex') };
}

/** The ids of the invoices that hold a fingerprint now (strongly consistent), oldest upload first. */
export async function holdersOf(table: Table, accountId: string, held: HeldFingerprint): Promise<string[]> {
  const Key = fingerprintKey(accountId, held);
  const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key, ConsistentRead: true }));
  const holders: unknown = Item?.holders;
  return holders instanceof Set ? [...holders].map(String).sort() : [];
}

/** What a claim must find: nobody (a PASS), a named other holder (a FAIL because of it), or anything. */
export type Expected = 'nobody' | 'anyone' | { readonly holder: string };

/** Adds an invoice to a fingerprint's holders. */
export function claimWrite(invoice: InvoiceRecord, held: HeldFingerprint, expected: Expected): Write {
  const named = typeof expected === 'object';
  return {
    Update: {
      Key: fingerprintKey(invoice.accountId, held),
      UpdateExpression: 'ADD holders :me',
      ...(named ? stillHeld : expected === 'nobody' ? nobodyHolds : {}),
      ExpressionAttributeValues: {
        ':me': new Set([invoice.invoiceId]),
        ...(named ? { ':other': expected.holder } : {}),
      },
    },
  };
}

/**
 * Takes an invoice out of the holders of all that it holds; a fingerprint that nobody holds any more is gone. What is on
 * its record it holds: both are written together.
 */
export function releaseWrites(table: Table, invoice: InvoiceRecord): Promise<Write[]> {
  const me = new Set([invoice.invoiceId]);
  return Promise.all(
    invoice.fingerprints.map(async (held): Promise<Write> => {
      const holders = await holdersOf(table, invoice.accountId, held);
      const Key = fingerprintKey(invoice.accountId, held);
      return holders.some((holder) => holder !== invoice.invoiceId)
        ? {
            Update: {
              Key,
              UpdateExpression: 'DELETE holders :me',
              ConditionExpression: 'size(holders) > :one',
              ExpressionAttributeValues: { ':me': me, ':one': 1 },
            },
          }
        : {
            Delete: {
              Key,
              ConditionExpression: 'holders = :me',
              ExpressionAttributeValues: { ':me': me },
            },
          };
    }),
  );
}
