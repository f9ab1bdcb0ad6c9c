import { type DueEntry, dueEntries, putOff } from '../adapters/due-entries.ts';
import { table } from '../adapters/table.ts';
import { errorFields, log } from '../kit/log.ts';
import { nextLook, sweepEntry } from './sweep-entry.ts';

/** Per shard of four and sweep: 400 entries, ten at a time, of a few calls each; an erasure has 16 more for each webhook. */
const ENTRIES = 100;
const AT_A_TIME = 10;

/** Of the function's four minutes; what is not reached by then is due for the next sweep. */
const TIME_MS = 3 * 60_000;

/**
 * Every few minutes: starts runs whose start was lost, ends invoices whose run is over, erases what was promised to be.
 * @throws Error when an entry could not be dealt with, after all the others were; it is put off, so that it can't keep
 * the ones behind it waiting for ever.
 */
export async function handler(): Promise<void> {
  const until = Date.now() + TIME_MS;
  const entries = await dueEntries(table(), new Date().toISOString(), ENTRIES);
  let failures = 0;
  for (let first = 0; first < entries.length && Date.now() < until; first += AT_A_TIME) {
    const swept = await Promise.all(entries.slice(first, first + AT_A_TIME).map(isSwept));
    failures += swept.filter((done) => !done).length;
  }
  log('info', 'swept', { entries: entries.length, failures });
  if (failures > 0) throw new Error(`${failures} of ${entries.length} entries could not be dealt with`);
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
