import { createHash } from 'node:crypto';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { clearingUp } from './client-settings.ts';
import { idempotencyKey, type Key } from './keys.ts';
import type { Table } from './table.ts';
import { transact, type Write } from './transact.ts';

/** For how long a first answer is given again. */
const REMEMBERED_MS = 24 * 60 * 60_000;

/** Longer than an upload can take (29 s at the gateway): an unanswered claim older than this was left by a crash. */
const IN_FLIGHT_MS = 60_000;

/** An earlier upload has the key, or has its transaction on it right now, for longer than the SDK tries again. */
const TAKEN = new Set(['ConditionalCheckFailedException', 'TransactionConflictException']);

/** The right to be the upload of an idempotency key. */
export interface Claim {
  readonly key: Key;
  readonly invoiceId: string;
  readonly fileSha256: string;
}

/** What became of claiming a key: it is ours, or an earlier upload has it. */
export type Claimed<Answer> =
  | { readonly outcome: 'claimed'; readonly claim: Claim }
  | { readonly outcome: 'answered'; readonly answer: Answer }
  | { readonly outcome: 'in-flight' | 'other-file' };

/**
 * Claims an account's idempotency key for one upload of one file.
 * @throws whatever the table fails with; a claim of which only the answer was lost is given back, as far as that can be done.
 */
export async function claimKey<Answer>(
  table: Table,
  upload: { readonly accountId: string; readonly invoiceId: string; readonly fileSha256: string },
  sentKey: string,
): Promise<Claimed<Answer>> {
  const { accountId, invoiceId, fileSha256 } = upload;
  const claim = { key: keyOf(accountId, sentKey), invoiceId, fileSha256 };
  try {
    return await tryToClaim(table, claim);
  } catch (error) {
    // In most cases there is nothing to give back, and what can't be given back ends by itself in a minute.
    await releaseClaim(table, claim).catch(() => {});
    throw error;
  }
}

/** Times are compared here, not left to the table's TTL, which may be days late. */
async function tryToClaim<Answer>(table: Table, claim: Claim): Promise<Claimed<Answer>> {
  const { key, invoiceId, fileSha256 } = claim;
  const now = Date.now();
  try {
    await table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: { ...key, invoiceId, fileSha256, rememberedUntil: now + IN_FLIGHT_MS, ...timeToLive(now) },
        ConditionExpression: 'attribute_not_exists(pk) OR rememberedUntil <= :now',
        ExpressionAttributeValues: { ':now': now },
      }),
    );
    return { outcome: 'claimed', claim };
  } catch (error) {
    if (!(error instanceof Error && TAKEN.has(error.name))) throw error;
  }
  const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true }));
  // Ours after all: the answer to the first attempt at the claim was lost, and the SDK tried again.
  if (Item?.invoiceId === invoiceId) return { outcome: 'claimed', claim };
  if (Item !== undefined && Item.fileSha256 !== fileSha256) return { outcome: 'other-file' };
  return Item?.answer === undefined
    ? { outcome: 'in-flight' }
    : { outcome: 'answered', answer: JSON.parse(Item.answer) as Answer };
}

/** Whether an upload has the key, with its answer or in flight: another that sends the key can be no upload of its own. */
export async function isKeyTaken(table: Table, accountId: string, sentKey: string): Promise<boolean> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: keyOf(accountId, sentKey), ConsistentRead: true }),
  );
  return Item !== undefined && Date.now() < Item.rememberedUntil;
}

function keyOf(accountId: string, sentKey: string): Key {
  return idempotencyKey(accountId, createHash('sha256').update(sentKey).digest('hex'));
}

/** Remembers the answer, in the transaction that makes it true; refused when the claim is no longer ours. */
export function rememberWrite({ key, invoiceId, fileSha256 }: Claim, answer: unknown): Write {
  const now = Date.now();
  return {
    Put: {
      Item: {
        ...key,
        invoiceId,
        fileSha256,
        rememberedUntil: now + REMEMBERED_MS,
        answer: JSON.stringify(answer),
        ...timeToLive(now),
      },
      ConditionExpression: 'invoiceId = :mine',
      ExpressionAttributeValues: { ':mine': invoiceId },
    },
  };
}

/**
 * Remembers the answer of an earlier upload, where no invoice is made whose transaction could do it.
 * @throws Error when the claim is no longer ours.
 */
export async function rememberAnswer(table: Table, claim: Claim, answer: unknown): Promise<void> {
  const { ok } = await transact(table, [rememberWrite(claim, answer)]);
  if (!ok) throw new Error('The claim was lost before its answer could be remembered');
}

/** Gives a claim back whose upload failed, so that the client need not wait before it tries again. */
export async function releaseClaim(table: Table, { key, invoiceId }: Claim): Promise<void> {
  await table.client.send(
    new DeleteCommand({
      TableName: table.name,
      Key: key,
      ConditionExpression: 'invoiceId = :mine AND attribute_not_exists(answer)',
      ExpressionAttributeValues: { ':mine': invoiceId },
    }),
    clearingUp(),
  );
}

/** DynamoDB's TTL attribute, in seconds. */
const timeToLive = (now: number) => ({ expiresAt: Math.ceil((now + REMEMBERED_MS) / 1_000) });
