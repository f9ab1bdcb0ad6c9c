import { createHash } from 'node:crypto';
import type { DeliveryStatus } from '../contracts/delivery-status.ts';
import type { InvoiceStatus } from '../contracts/invoice-status.ts';
import type { HeldFingerprint } from '../domain/invoice/held-fingerprint.ts';
import type { PlaceNumber } from '../domain/realtime/place.ts';
import type { DeliveryIds } from '../domain/webhooks/delivery.ts';

/*
 * The only file that builds keys. One table, `pk` and `sk`.
 *
 * entity              pk                                             sk                        asked for
 * account             ACCOUNT#{account}                              ACCOUNT                   policy of a check, operator
 * approved partner    ACCOUNT#{account}                              PARTNER#{insurer}         partner check, operator's list
 * key of an account   ACCOUNT#{account}                              KEY#{key id}              operator's list
 * audit entry         ACCOUNT#{account}                              AUDIT#{entry id}          operator's audit trail
 * invoice counters    ACCOUNT#{account}                              COUNT#{shard 00..15}      total of a list; one attribute a status
 * API key             APIKEY#{sha256}                                APIKEY                    authorizer
 * API key by id       APIKEYID#{key id}                              APIKEYID                  operator's revoke
 * usage of a key      USAGE#{key id}                                 USAGE                     every call, to count it in both windows
 * invoice             ACCOUNT#{account}#INVOICE#{invoice}            INVOICE                   everything about one invoice
 * event               ACCOUNT#{account}#INVOICE#{invoice}            EVENT#{seq, 3 digits}     timeline; stream order per invoice
 * fingerprint         ACCOUNT#{account}#FINGERPRINT#{kind}#{sha256}  FINGERPRINT               duplicate check
 * idempotency         ACCOUNT#{account}#IDEMPOTENCY#{sha256}         IDEMPOTENCY               upload with Idempotency-Key, by its hash
 * erasure             ERASURE#{invoice}                              ERASURE                   sweeper
 * recognition         RECOGNITION#{invoice}                          RECOGNITION               the end of a Textract job, whose latest task token it is; kept 7 days
 * place               ACCOUNT#{account}#PLACES                       PLACE#{key id}#{0..4}     handshake (a key's), posting (all)
 * connection          CONNECTION#{connection}                        CONNECTION                a connection's own messages, its end
 * realtime ticket     TICKET#{sha256}                                TICKET                    handshake of a browser
 * subscription        ACCOUNT#{account}                              WEBHOOK#{webhook}         fan-out, worker, the list of them
 * subscription count  ACCOUNT#{account}                              WEBHOOKS                  the limit of them
 * delivery            ACCOUNT#{account}#WEBHOOK#{webhook}            DELIVERY#{delivery}       worker, list, replay
 * delivery counters   ACCOUNT#{account}#WEBHOOK#{webhook}            COUNT#{day}#{shard 0..3}  total of a list
 * replay              ACCOUNT#{account}#REPLAYS                      REPLAY#{replay}           sweeper of deliveries, the next one
 * turns of replays    ACCOUNT#{account}#REPLAYS                      TURNS#{minute}            every page of a replay; kept an hour
 *
 * index     entity              partition                sort                         asked for
 * byUpload  invoice             {account}                {uploaded at}#{invoice}      the list, newest first
 * byUpload  delivery            {webhook}                {delivery}                   the list, newest first: its id begins with its time
 * byStatus  invoice             {account}#{status}       {uploaded at}#{invoice}      the filtered list
 * byStatus  delivery            {webhook}#{status}       {delivery}                   the filtered list, replays
 * due       invoice, in flight  DUE#{shard 0..3}         {due at}#{entity key}        sweeper
 * due       erasure             ERASURES#{shard 0..3}    {due at}#{entity key}        sweeper
 * due       delivery, parked    PARKED#{shard 0..3}      {due at}#{delivery}          sweeper of deliveries, to queue it when it is nearly due
 * due       delivery, queued    DELIVERIES#{shard 0..3}  {due at}#{delivery}          sweeper of deliveries, whether its message was lost
 * due       replay, not done    REPLAYS                  {account}#{due at}#{replay}  sweeper of deliveries: the accounts that have any, an account's
 */

export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** An item without what says where it stands, in the table and in every index: what was kept, as it was given. */
export function withoutKeys(item: Record<string, unknown>): Record<string, unknown> {
  const { pk, sk, byUploadPk, byUploadSk, byStatusPk, byStatusSk, duePk, dueSk, ...kept } = item;
  return kept;
}

/** Counters are spread so that parallel invoices of one account seldom touch the same item in their transactions. */
const COUNTER_SHARDS = 16;

/** 31 days of a subscription in 4 shards are 124 small items, some 15 KB to read for a total. */
const DELIVERY_COUNTER_SHARDS = 4;

/** Partitions of the due index: it takes a write for each upload, and one partition takes 1,000 a second. */
export const DUE_SHARDS = [0, 1, 2, 3] as const;

export const ACCOUNT_SORT_KEY = 'ACCOUNT';
export const accountKey = (accountId: string): Key => ({ pk: `ACCOUNT#${accountId}`, sk: ACCOUNT_SORT_KEY });

export const PARTNER_PREFIX = 'PARTNER#';
export const partnerKey = (accountId: string, insurer: string): Key => ({
  pk: `ACCOUNT#${accountId}`,
  sk: `${PARTNER_PREFIX}${insurer}`,
});

export const ACCOUNT_KEY_PREFIX = 'KEY#';
export const accountApiKeyKey = (accountId: string, keyId: string): Key => ({
  pk: `ACCOUNT#${accountId}`,
  sk: `${ACCOUNT_KEY_PREFIX}${keyId}`,
});

export const AUDIT_PREFIX = 'AUDIT#';
/** Entry ids are ULIDs, so the trail reads in the order of time. */
export const auditKey = (accountId: string, entryId: string): Key => ({
  pk: `ACCOUNT#${accountId}`,
  sk: `${AUDIT_PREFIX}${entryId}`,
});

export const COUNTER_PREFIX = 'COUNT#';
export const counterKey = (accountId: string, invoiceId: string): Key => ({
  pk: `ACCOUNT#${accountId}`,
  sk: `${COUNTER_PREFIX}${String(shardOf(invoiceId, COUNTER_SHARDS)).padStart(2, '0')}`,
});

export const apiKeyKey = (sha256: string): Key => ({ pk: `APIKEY#${sha256}`, sk: 'APIKEY' });

export const apiKeyIdKey = (keyId: string): Key => ({ pk: `APIKEYID#${keyId}`, sk: 'APIKEYID' });

/** Usage lies apart from the key: it is written on every call, and what the authorizer reads is not. */
export const usageKey = (keyId: string): Key => ({ pk: `USAGE#${keyId}`, sk: 'USAGE' });

export const invoiceKey = (accountId: string, invoiceId: string): Key => ({
  pk: `ACCOUNT#${accountId}#INVOICE#${invoiceId}`,
  sk: 'INVOICE',
});

export const EVENT_PREFIX = 'EVENT#';
/** Three digits: an invoice has one event for the upload, twelve steps, one end and two reviews. */
export const eventKey = (accountId: string, invoiceId: string, sequence: number): Key => ({
  pk: invoiceKey(accountId, invoiceId).pk,
  sk: `${EVENT_PREFIX}${String(sequence).padStart(3, '0')}`,
});

export const fingerprintKey = (accountId: string, fingerprint: HeldFingerprint): Key => ({
  pk: `ACCOUNT#${accountId}#FINGERPRINT#${fingerprint.kind}#${fingerprint.sha256}`,
  sk: 'FINGERPRINT',
});

export const idempotencyKey = (accountId: string, sha256: string): Key => ({
  pk: `ACCOUNT#${accountId}#IDEMPOTENCY#${sha256}`,
  sk: 'IDEMPOTENCY',
});

export const erasureKey = (invoiceId: string): Key => ({ pk: `ERASURE#${invoiceId}`, sk: 'ERASURE' });

export const recognitionKey = (invoiceId: string): Key => ({ pk: `RECOGNITION#${invoiceId}`, sk: 'RECOGNITION' });
/** A connection's place, of its key's five. */
export const placeKey = (accountId: string, keyId: string, place: PlaceNumber): Key => ({
  pk: placesPartition(accountId),
  sk: `${placePrefix(keyId)}${place}`,
});

export const placesPartition = (accountId: string): string => `ACCOUNT#${accountId}#PLACES`;

/** Of a key's places, or (null) of all. */
export const placePrefix = (keyId: string | null): string => (keyId === null ? 'PLACE#' : `PLACE#${keyId}#`);

export const connectionKey = (connectionId: string): Key => ({ pk: `CONNECTION#${connectionId}`, sk: 'CONNECTION' });

export const ticketKey = (sha256: string): Key => ({ pk: `TICKET#${sha256}`, sk: 'TICKET' });

export const WEBHOOK_PREFIX = 'WEBHOOK#';
export const subscriptionKey = (accountId: string, webhookId: string): Key => ({
  pk: `ACCOUNT#${accountId}`,
  sk: `${WEBHOOK_PREFIX}${webhookId}`,
});

export const subscriptionCountKey = (accountId: string): Key => ({ pk: `ACCOUNT#${accountId}`, sk: 'WEBHOOKS' });

export const deliveryKey = ({ accountId, webhookId, deliveryId }: DeliveryIds): Key => ({
  pk: `ACCOUNT#${accountId}#WEBHOOK#${webhookId}`,
  sk: `DELIVERY#${deliveryId}`,
});

/** The day (`2026-11-20`) that a delivery belongs to is that of its id, so that it never moves. */
export const deliveryCounterKey = (ids: DeliveryIds, day: string): Key => ({
  pk: deliveryKey(ids).pk,
  sk: `${COUNTER_PREFIX}${day}#${shardOf(ids.deliveryId, DELIVERY_COUNTER_SHARDS)}`,
});

/** Index keys of a delivery in its subscription's lists. */
export const deliveryListKeys = ({ webhookId, deliveryId }: DeliveryIds, status: DeliveryStatus) => ({
  byUploadPk: webhookId,
  byUploadSk: deliveryId,
  byStatusPk: deliveryStatusPartition(webhookId, status),
  byStatusSk: deliveryId,
});

export const deliveryStatusPartition = (webhookId: string, status: DeliveryStatus): string => `${webhookId}#${status}`;

/** Parked in the ledger until it is nearly due, or queued, and looked at in case that its message is lost. */
export type WaitingDelivery = 'parked' | 'queued';

/** Index keys of a waiting delivery that is to be looked at from a time (ISO) on. */
export const deliveryDueKeys = (waiting: WaitingDelivery, ids: DeliveryIds, dueAt: string) => ({
  duePk: deliveriesDuePartition(waiting, shardOf(ids.deliveryId, DUE_SHARDS.length)),
  dueSk: `${dueAt}#${ids.deliveryId}`,
});

/** Apart, so that what is parked does not stand behind a backlog. Items of older releases are with the queued ones. */
export const deliveriesDuePartition = (waiting: WaitingDelivery, shard: number): string =>
  `${waiting === 'parked' ? 'PARKED' : 'DELIVERIES'}#${shard}`;

export const replaysPartition = (accountId: string): string => `ACCOUNT#${accountId}#REPLAYS`;

export const REPLAY_PREFIX = 'REPLAY#';
export const replayKey = (accountId: string, replayId: string): Key => ({
  pk: replaysPartition(accountId),
  sk: `${REPLAY_PREFIX}${replayId}`,
});

export const replayTurnsKey = (accountId: string, minute: string): Key => ({
  pk: replaysPartition(accountId),
  sk: `TURNS#${minute}`,
});

export const REPLAYS_DUE_PARTITION = 'REPLAYS';
/** By account first, so that nobody's are found behind all those of another. */
export const replayDueKeys = (accountId: string, replayId: string, dueAt: string) => ({
  duePk: REPLAYS_DUE_PARTITION,
  dueSk: `${accountId}#${dueAt}#${replayId}`,
});

/** Index keys of an invoice in the account's lists. */
export const listKeys = (accountId: string, invoiceId: string, status: InvoiceStatus, uploadedAt: string) => ({
  byUploadPk: accountId,
  byUploadSk: `${uploadedAt}#${invoiceId}`,
  byStatusPk: statusPartition(accountId, status),
  byStatusSk: `${uploadedAt}#${invoiceId}`,
});

export const statusPartition = (accountId: string, status: InvoiceStatus): string => `${accountId}#${status}`;

/** What the sweeper must look at: an invoice in flight, or the promise to erase an invoice's objects. */
export type DueKind = 'invoice' | 'erasure';

/** Index keys of what the sweeper must look at from a time (ISO) on. */
export const dueKeys = (kind: DueKind, invoiceId: string, entity: Key, dueAt: string) => ({
  duePk: duePartition(kind, shardOf(invoiceId, DUE_SHARDS.length)),
  dueSk: `${dueAt}#${entity.pk}`,
});

/** What a due entry's key stands for, whichever partition it is in; null for a key of neither kind. */
export function dueEntity({ pk }: Key): { readonly kind: DueKind; readonly invoiceId: string } | null {
  const [, erased] = /^ERASURE#([^#]+)$/.exec(pk) ?? [];
  if (erased !== undefined) return { kind: 'erasure', invoiceId: erased };
  const [, invoiceId] = /^ACCOUNT#[^#]+#INVOICE#([^#]+)$/.exec(pk) ?? [];
  return invoiceId === undefined ? null : { kind: 'invoice', invoiceId };
}

/** Apart, so that neither kind stands before the other. */
export const duePartition = (kind: DueKind, shard: number): string =>
  `${kind === 'invoice' ? 'DUE' : 'ERASURES'}#${shard}`;

function shardOf(id: string, shards: number): number {
  return createHash('sha256').update(id).digest().readUInt32BE() % shards;
}
