import { deliveryQueues } from '../adapters/delivery-queues.ts';
import { table } from '../adapters/table.ts';
import { accountsWithReplays, dueReplays } from '../adapters/webhooks/due-replays.ts';
import { replayPage } from '../adapters/webhooks/replay-page.ts';
import { takeReplayTurn } from '../adapters/webhooks/replay-turns.ts';
import { advanceReplay, leaveReplay, type Replay } from '../adapters/webhooks/replays.ts';
import { errorFields, log } from '../kit/log.ts';

/** Accounts side by side: one whose partition is throttled holds one of these places, for its turn only. */
const AT_A_TIME = 10;

/**
 * Goes on with replays that nobody works on at a time (ISO), until the time is over (milliseconds since 1970). Accounts
 * take turns of a page each, so that nobody waits for the end of another's, however many and however long those are.
 * @throws Error when an account's could not be gone on with; that account is left to the next sweep, and holds up nobody.
 */
export async function workOffReplays(now: string, until: number): Promise<void> {
  const accounts = await accountsWithReplays(table());
  const waiting = accounts.map((accountId) => ({ accountId, pages: pagesOf(accountId, now) }));
  let failures = 0;
  const takeTurns = async () => {
    for (let turn = waiting.shift(); turn !== undefined && Date.now() < until; turn = waiting.shift()) {
      try {
        if (!(await turn.pages.next()).done) waiting.push(turn);
      } catch (error) {
        failures += 1;
        log('error', 'a replay could not be gone on with', { accountId: turn.accountId, ...errorFields(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, takeTurns));
  if (accounts.length > 0) log('info', 'went on with replays', { accounts: accounts.length, failures });
  if (failures > 0)
    throw new Error(`The replays of ${failures} of ${accounts.length} accounts could not be gone on with`);
}

/** Each step replays a page of an account's, one replay after the other, while the account has turns left. */
async function* pagesOf(accountId: string, now: string): AsyncGenerator<void> {
  for await (const promised of dueReplays(table(), accountId, now)) {
    let replay: Replay | null = promised;
    while (replay !== null) {
      if (!(await takeReplayTurn(table(), accountId))) return leaveReplay(table(), replay);
      replay = await nextPage(replay);
      yield;
    }
  }
}

/** One that fails is put off, so that the account's others come before it. */
async function nextPage(replay: Replay): Promise<Replay | null> {
  try {
    return await replayPage(table(), deliveryQueues(), replay);
  } catch (error) {
    await advanceReplay(table(), replay, replay.from);
    throw error;
  }
}
