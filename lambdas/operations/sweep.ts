import { type DueEntry, dueEntries, putOff } from '../adapters/due-entries.ts';
import type { DueKind } from '../adapters/keys.ts';
import { table } from '../adapters/table.ts';
import { errorFields, log } from '../kit/log.ts';
import { loggedFailure } from '../kit/logged-failure.ts';
import { nextLook, sweepEntry } from './sweep-entry.ts';

/**
 * Invoices one after the other: in the long run Step Functions tells of 15 executions a second, after 300 at once
 * (https://docs.aws.amazon.com/step-functions/latest/dg/service-quotas.html), and the SDK waits for that where it must.
 * An erasure is a few calls, and 16 side by side for each webhook: with twenty of those, at 10 ms a call, some 7,000 a sweep.
 */
const AT_A_TIME = { invoice: 1, erasure: 10 } as const;

/** Of the function's four minutes; what is not reached by then is due for the next sweep. */
const TIME_MS = 3 * 60_000;

/**
 * Every few minutes: starts runs whose start was lost, ends invoices whose run is over, erases what was promised to be.
 * @throws Error when an entry could not be dealt with, after all the others were; it is put off, so that it can't keep
 * the ones behind it waiting for ever.
 */
export async function handler(): Promise<void> {
  const until = Date.now() + TIME_MS;
  // Side by side: many deletions hold up no invoice, and many invoices no erasure.
  const sweeps = Promise.all([sweepDue('invoice', until), sweepDue('erasure', until)]);
  const swept = (
    await sweeps.catch((error: unknown) => {
      throw loggedFailure('what is due could not be looked for', error);
    })
  ).flat();
  const failures = swept.filter((done) => !done).length;
  log('info', 'swept', { entries: swept.length, failures });
  if (failures > 0) throw new Error(`${failures} of ${swept.length} entries could not be dealt with`);
}

/** @returns of each entry that was reached in time (milliseconds since 1970) whether it could be dealt with. */
async function sweepDue(kind: DueKind, until: number): Promise<readonly boolean[]> {
  const swept: boolean[] = [];
  for await (const entries of dueEntries(table(), kind, new Date().toISOString())) {
    for (let first = 0; first < entries.length; first += AT_A_TIME[kind]) {
      if (Date.now() >= until) return swept;
      swept.push(...(await Promise.all(entries.slice(first, first + AT_A_TIME[kind]).map(isSwept))));
    }
  }
  return swept;
}

async function isSwept(entry: DueEntry): Promise<boolean> {
  try {
    await sweepEntry(entry);
    return true;
  } catch (error) {
    log('error', 'an entry could not be dealt with', { invoiceId: entry.invoiceId, ...errorFields(error) });
    await putOff(table(), entry, nextLook()).catch((cause: unknown) =>
      log('error', 'an entry could not be put off', { invoiceId: entry.invoiceId, ...errorFields(cause) }),
    );
    return false;
  }
}
