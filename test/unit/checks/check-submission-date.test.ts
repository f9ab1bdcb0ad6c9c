import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../../../lambdas/domain/checks/calendar-day.ts';
import { checkSubmissionDate } from '../../../lambdas/domain/checks/check-submission-date.ts';
import { readingsOf } from './build-readings.ts';

const TODAY = '2026-11-20';
const dates = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

function check(date: string | undefined, windowDays = 90) {
  return checkSubmissionDate(readingsOf({ submission_date: date }), TODAY, windowDays);
}

describe('the submission date check', () => {
  it.each([
    ['today', '2026-11-20', 'PASS', 'DATE_WITHIN_WINDOW'],
    ['tomorrow', '2026-11-21', 'FAIL', 'DATE_IN_FUTURE'],
    ['on the window’s last day', '2026-08-22', 'PASS', 'DATE_WITHIN_WINDOW'],
    ['a day before the window', '2026-08-21', 'FAIL', 'DATE_OUTSIDE_WINDOW'],
    ['on a day that does not exist', '2026-09-31', 'FAIL', 'DATE_NOT_REAL'],
    ['on 29 February of a common year', '2026-02-29', 'FAIL', 'DATE_NOT_REAL'],
    ['in a thirteenth month', '2026-13-05', 'FAIL', 'DATE_NOT_REAL'],
    ['in another form', '20/11/2026', 'FAIL', 'DATE_NOT_REAL'],
    ['never', undefined, 'FAIL', 'DATE_MISSING'],
  ])('judges an invoice submitted %s (%s): %s %s', (_, date, result, reasonCode) => {
    expect(check(date)).toMatchObject({ result, reasonCode });
  });

  it('keeps to the account’s own window', () => {
    expect(check('2026-11-12', 7).reasonCode).toBe('DATE_OUTSIDE_WINDOW');
    expect(check('2026-11-13', 7).reasonCode).toBe('DATE_WITHIN_WINDOW');
    expect(check('2025-11-20', 365).reasonCode).toBe('DATE_WITHIN_WINDOW');
  });

  it('says how old the submission is', () => {
    expect(check('2025-11-20').reason).toBe(
      'The submission date 2025-11-20 is 365 days ago, and the account allows 90.',
    );
  });

  it('refuses to judge without a today', () => {
    expect(() => checkSubmissionDate(readingsOf({}), 'today', 90)).toThrow(RangeError);
  });

  it('passes exactly the days from the window’s first to today', () => {
    fc.assert(
      fc.property(dates, dates, fc.integer({ min: 0, max: 5000 }), (date, today, windowDays) => {
        const age = (Date.parse(today) - Date.parse(date)) / 86_400_000;
        const { result } = checkSubmissionDate(readingsOf({ submission_date: date }), today, windowDays);
        expect(result).toBe(age >= 0 && age <= windowDays ? 'PASS' : 'FAIL');
      }),
    );
  });

  it('never passes text that is no date', () => {
    const noDates = fc.string().filter((text) => calendarDay(text) === null);
    fc.assert(fc.property(noDates, (text) => check(text).result === 'FAIL'));
  });
});

describe('calendar days', () => {
  it('are counted as JavaScript counts them, also in the first century', () => {
    fc.assert(fc.property(dates, (date) => calendarDay(date) === Date.parse(date) / 86_400_000));
    expect(calendarDay('0050-01-01')).toBe(Date.parse('0050-01-01') / 86_400_000);
  });
});
