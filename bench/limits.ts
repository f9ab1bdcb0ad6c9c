import { operate, RunningService } from '../test/flow/running-service.ts';

/*
 * `npm run bench:limits`: 50 clients of one key, each calling without a pause, for three windows of a minute. However they
 * are timed, no window may let more than 100 calls pass, and none fewer. Exits with 1 when one does.
 */

const CLIENTS = 50;
const WINDOWS = 3;
const QUOTA = 100;
const MINUTE_MS = 60_000;

const service = await RunningService.start();
try {
  const { dataDirectory } = service;
  const { account_id } = await operate<{ account_id: string }>(dataDirectory, [
    'accounts',
    'create',
    '--name',
    'Bench',
  ]);
  const { key } = await operate<{ key: string }>(dataDirectory, [
    'keys',
    'create',
    '--account',
    account_id,
    '--name',
    'b',
  ]);
  const { calls, passedAt } = await hammer(`${service.connection.base_url}/api/v1/invoices`, key);
  const windows = windowsOf(passedAt);
  console.log(`${CLIENTS} clients, ${calls} calls; passed in each window: ${windows.join(', ')}`);
  if (windows.length !== WINDOWS || windows.some((passed) => passed !== QUOTA)) process.exitCode = 1;
} finally {
  await service.discard();
}

/** Calls until the third window is about to close, and tells when each call that passed was answered. */
async function hammer(url: string, key: string) {
  const passedAt: number[] = [];
  let calls = 0;
  // The last seconds are left out: the third window must not close under the clients.
  const end = performance.now() + WINDOWS * MINUTE_MS - 5_000;
  const client = async () => {
    while (performance.now() < end) {
      const response = await fetch(url, { headers: { 'X-API-Key': key } });
      await response.arrayBuffer();
      calls += 1;
      if (response.status === 200) passedAt.push(performance.now());
      else if (response.status !== 429) throw new Error(`answered ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return { calls, passedAt };
}

/** A window's calls pass as soon as it opens, so a pause of half a minute parts one from the next. */
function windowsOf(passedAt: readonly number[]): number[] {
  const counts: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const at of [...passedAt].sort((a, b) => a - b)) {
    if (at - last > MINUTE_MS / 2) counts.push(0);
    counts.push((counts.pop() ?? 0) + 1);
    last = at;
  }
  return counts;
}
