import type { Caller } from '../../domain/access/caller.ts';
import { RATE_LIMITS, type RateLimitName, type Standing } from '../../domain/access/rate-limit.ts';
import { standingOf, type Usage } from '../../domain/access/usage.ts';
import { clearingUp } from '../client-settings.ts';
import { table } from '../table.ts';
import { RefusedKeys } from './refused-keys.ts';
import { countCall, uncountCall } from './usage-windows.ts';

/** Whether a call may go on, and how its key stands in each limit that concerns the call. */
export interface Metered {
  readonly passed: boolean;
  readonly standings: readonly Standing[];
  /** The key's usage with the call counted, or as it stood when the call was refused. */
  readonly usage: Usage;
}

/** An upload that was counted, and how to take that back. */
export interface MeteredUpload extends Metered {
  readonly giveBack: () => Promise<void>;
}

/**
 * A full window is remembered this long only: an upload that fails gives its place back, and one that is refused after all
 * its request.
 */
const REMEMBERED_MS = 1_000;

const refusedKeys = new RefusedKeys();

/**
 * Counts a call as a request. A call that wants to upload must find room for an upload too, and is counted as one only
 * when its file is taken (`meterUpload`).
 */
export async function meterCall(caller: Caller, wantsUpload: boolean): Promise<Metered> {
  const besides: readonly RateLimitName[] = wantsUpload ? ['uploads'] : [];
  const limits: readonly RateLimitName[] = ['requests', ...besides];
  const known = limits.map((limit) => remembered(caller, limit)).find((usage) => usage !== null);
  if (known) return { passed: false, standings: standings(known, limits, caller), usage: known };
  const { counted, usage } = await countCall(table(), caller, 'requests', besides);
  if (!counted) for (const limit of limits) rememberIfFull(caller, limit, usage);
  return { passed: counted, standings: standings(usage, limits, caller), usage };
}

/**
 * Counts an upload whose file is fit to be taken. Where the last place went to another upload since the call was let in,
 * the call is refused after all, and so is not counted as a request either.
 * @param usage as `meterCall` counted the call: its window may have closed since.
 */
export async function meterUpload(caller: Caller, usage: Usage): Promise<MeteredUpload> {
  const upload = await countCall(table(), caller, 'uploads');
  if (!upload.counted) {
    rememberIfFull(caller, 'uploads', upload.usage);
    await uncountCall(table(), caller, 'requests', usage);
  }
  return {
    passed: upload.counted,
    standings: standings(upload.usage, ['requests', 'uploads'], caller),
    usage: upload.usage,
    giveBack: () => uncountCall(table(), caller, 'uploads', upload.usage, clearingUp()),
  };
}

function standings(usage: Usage, limits: readonly RateLimitName[], caller: Caller): Standing[] {
  const now = Date.now();
  return limits.map((limit) => standingOf(usage, limit, caller.limits, now));
}

function remembered(caller: Caller, limit: RateLimitName): Usage | null {
  return refusedKeys.find(caller.keyId, limit, RATE_LIMITS[limit].quota(caller.limits), Date.now());
}

function rememberIfFull(caller: Caller, limit: RateLimitName, usage: Usage): void {
  const now = Date.now();
  const { remaining, quota } = standingOf(usage, limit, caller.limits, now);
  if (remaining > 0) return;
  const until = Math.min(usage[`${limit}Until`] ?? now, now + REMEMBERED_MS);
  refusedKeys.remember(caller.keyId, limit, { usage, until, quota });
}
