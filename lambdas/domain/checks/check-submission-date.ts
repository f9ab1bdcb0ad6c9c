import type { ReasonCode } from '../../contracts/reason-codes.ts';
import type { Readings } from '../extraction/reading.ts';
import { calendarDay } from './calendar-day.ts';
import { evidenceOf } from './evidence.ts';
import type { Finding } from './finding.ts';

/**
 * The submission date check (contract section 5): present, a real date, not in the future, within the account's window.
 *
 * Days are UTC days, as all times of the contract are, and no day of grace is given: an invoice dated "today" east of
 * Greenwich and uploaded before the day reaches UTC is flagged for a person to look at, rather than a post-dated one
 * passed. The window includes both of its ends: with 90 days, a date 90 days ago passes.
 * @param today the UTC date of the check, `2026-11-20`.
 * @param windowDays how old, in days, a submission may be.
 * @throws RangeError when `today` is no ISO date.
 */
export function checkSubmissionDate(readings: Readings, today: string, windowDays: number): Finding {
  const evidence = evidenceOf(readings, ['submission_date']);
  const fail = (reasonCode: ReasonCode, reason: string): Finding => ({ result: 'FAIL', reasonCode, reason, evidence });

  const currentDay = calendarDay(today);
  if (currentDay === null) throw new RangeError(`today must be a date such as 2026-11-20, got "${today}"`);
  const date = readings.submission_date?.value;
  if (date === undefined) return fail('DATE_MISSING', 'The document does not say when it was submitted.');
  const day = calendarDay(date);
  if (day === null) return fail('DATE_NOT_REAL', `The submission date ${date} is not a real date.`);

  const age = currentDay - day;
  if (age < 0) return fail('DATE_IN_FUTURE', `The submission date ${date} is after today, ${today}.`);
  if (age > windowDays) {
    const reason = `The submission date ${date} is ${age} days ago, and the account allows ${windowDays}.`;
    return fail('DATE_OUTSIDE_WINDOW', reason);
  }
  const reason = `The submission date ${date} is within the last ${windowDays} days.`;
  return { result: 'PASS', reasonCode: 'DATE_WITHIN_WINDOW', reason, evidence };
}
