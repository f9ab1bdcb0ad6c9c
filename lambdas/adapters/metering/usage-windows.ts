import { randomUUID } from 'node:crypto';
import { type AttributeValue, ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Caller } from '../../domain/access/caller.ts';
import { RATE_LIMITS, type RateLimitName } from '../../domain/access/rate-limit.ts';
import type { Usage } from '../../domain/access/usage.ts';
import { DependencyUnavailable } from '../dependency-unavailable.ts';
import { usageKey } from '../keys.ts';
import type { Table } from '../table.ts';

/** A call that was counted, or refused because a window is full; with the key's usage as it then stood. */
export interface Counted {
  readonly counted: boolean;
  readonly usage: Usage;
}

/** A condition on a key's usage, as text for DynamoDB. */
const isOpen = (limit: RateLimitName) => `${limit}Until > :now`;
const isClosed = (limit: RateLimitName) => `(attribute_not_exists(${limit}Until) OR ${limit}Until <= :now)`;
const hasRoom = (limit: RateLimitName) => `${limit} < :${limit}Quota`;

/** Each turn loses only to a call that opened or closed the window in between, and it is open for a minute at least. */
const TURNS = 5;

/**
 * Counts a call against one limit of a key, exactly: each attempt is one conditional update of one item, so of any number
 * at once only as many hold as the quota allows. One write, and a second where no window is open.
 * @param besides limits that must have room too, without being counted.
 */
export async function countCall(
  table: Table,
  caller: Caller,
  limit: RateLimitName,
  besides: readonly RateLimitName[] = [],
): Promise<Counted> {
  const alsoRoom = besides.map((other) => ` AND (${isClosed(other)} OR ${hasRoom(other)})`).join('');
  const quotas = Object.fromEntries(
    [limit, ...besides].map((name) => [`:${name}Quota`, RATE_LIMITS[name].quota(caller.limits)]),
  );
  for (let turn = 0; turn < TURNS; turn += 1) {
    const now = Date.now();
    const counted = await update(table, caller, {
      UpdateExpression: `SET ${limit} = ${limit} + :one`,
      ConditionExpression: `${isOpen(limit)} AND ${hasRoom(limit)}${alsoRoom}`,
      ExpressionAttributeValues: { ':now': now, ':one': 1, ...quotas },
    });
    if (counted.counted || isFull(counted.usage, [limit, ...besides], caller, now)) return counted;
    const { [`:${limit}Quota`]: _, ...otherQuotas } = quotas;
    const opened = await update(table, caller, {
      UpdateExpression: `SET ${limit} = :one, ${limit}Until = :until`,
      ConditionExpression: `${isClosed(limit)}${alsoRoom}`,
      ExpressionAttributeValues: {
        ':now': now,
        ':one': 1,
        ':until': now + RATE_LIMITS[limit].windowSeconds * 1_000,
        ...otherQuotas,
      },
    });
    if (opened.counted) return opened;
  }
  throw new DependencyUnavailable('A window opened and closed again and again while a call was counted');
}

/**
 * Takes a counted call back, if the window that it was counted in is still the key's latest. The SDK tries again where no
 * answer came: what was taken back last is kept, so that one call doesn't free two places.
 */
export async function uncountCall(
  table: Table,
  caller: Caller,
  limit: RateLimitName,
  counted: Usage,
  options: CallOptions = {},
): Promise<void> {
  const change: Change = {
    UpdateExpression: `SET ${limit} = ${limit} - :one, ${limit}Back = :this`,
    ConditionExpression: `${limit}Until = :until AND ${limit} > :none AND (attribute_not_exists(${limit}Back) OR ${limit}Back <> :this)`,
    ExpressionAttributeValues: {
      ':one': 1,
      ':none': 0,
      ':until': counted[`${limit}Until`] ?? 0,
      ':this': randomUUID(),
    },
  };
  await update(table, caller, change, options);
}

function isFull(usage: Usage, limits: readonly RateLimitName[], caller: Caller, now: number): boolean {
  return limits.some(
    (limit) => (usage[`${limit}Until`] ?? 0) > now && (usage[limit] ?? 0) >= RATE_LIMITS[limit].quota(caller.limits),
  );
}

interface CallOptions {
  readonly abortSignal?: AbortSignal;
}

type Change = Pick<UpdateCommandInput, 'UpdateExpression' | 'ConditionExpression' | 'ExpressionAttributeValues'>;

async function update(table: Table, { keyId }: Caller, change: Change, options: CallOptions = {}): Promise<Counted> {
  const command = new UpdateCommand({
    TableName: table.name,
    Key: usageKey(keyId),
    ...change,
    ReturnValues: 'ALL_NEW',
    // The item that refused us says why, without a read.
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  });
  try {
    const { Attributes = {} } = await table.client.send(command, options);
    return { counted: true, usage: Attributes };
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return { counted: false, usage: usageOf(error.Item ?? {}) };
  }
}

/** The document client leaves an error's item in DynamoDB's own form. */
function usageOf(item: Readonly<Record<string, AttributeValue>>): Usage {
  return Object.fromEntries(
    Object.entries(item).flatMap(([name, { N }]) => (N === undefined ? [] : [[name, Number(N)]])),
  );
}
