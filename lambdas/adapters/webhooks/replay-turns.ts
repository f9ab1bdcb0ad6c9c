import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { unlessRefused } from '../is-condition-failed.ts';
import { replayTurnsKey } from '../keys.ts';
import type { Table } from '../table.ts';

/** 1,000 deliveries, at $0.000025 each where they arrive: all replays of an account are $1.50 an hour. */
const TURNS_A_MINUTE = 20;

const KEPT_S = 60 * 60;

/**
 * Takes a turn to replay a page, of those that all of an account's replays have together in a minute.
 * @returns false when none is left: they go on in the next minute.
 */
export async function takeReplayTurn(table: Table, accountId: string): Promise<boolean> {
  const now = Date.now();
  const minute = new Date(now).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
  return unlessRefused(
    table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: replayTurnsKey(accountId, minute),
        UpdateExpression: 'SET expiresAt = :expiry ADD turns :one',
        ConditionExpression: 'attribute_not_exists(turns) OR turns < :most',
        ExpressionAttributeValues: { ':one': 1, ':most': TURNS_A_MINUTE, ':expiry': Math.ceil(now / 1_000) + KEPT_S },
      }),
    ),
  );
}
