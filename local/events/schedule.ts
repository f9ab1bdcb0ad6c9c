/** When a rule's schedule fires next, strictly after `after`; epoch milliseconds both. */
export type Schedule = (after: number) => number;

const MINUTE_MS = 60_000;
const UNITS: Readonly<Record<string, number>> = { minute: MINUTE_MS, hour: 60 * MINUTE_MS, day: 24 * 60 * MINUTE_MS };

/**
 * Compiles `rate(…)` or `cron(…)`, the latter in UTC: https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-scheduled-rule-pattern.html
 * @throws TypeError for an expression that is not hosted (`L`, `W` and `#` in a cron are not).
 */
export function compileSchedule(expression: string): Schedule {
  const rate = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression);
  if (rate) {
    const period = Number(rate[1]) * (UNITS[rate[2] ?? ''] ?? 0);
    if (period > 0) return (after) => after + period;
  }
  const fields = /^cron\((.*)\)$/.exec(expression)?.[1]?.trim().split(/\s+/);
  if (fields?.length === 6) return compileCron(fields, expression);
  throw new TypeError(`the schedule ${expression} is not hosted`);
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const WEEKDAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];
/** Name, least and greatest value of each field, and the words that stand for values from the least on. */
const FIELDS: readonly (readonly [string, number, number, readonly string[]])[] = [
  ['minute', 0, 59, []],
  ['hour', 0, 23, []],
  ['day of month', 1, 31, []],
  ['month', 1, 12, MONTHS],
  ['day of week', 1, 7, WEEKDAYS],
  ['year', 1970, 2199, []],
];

/** EventBridge's calendar ends with 2199; a day further than eight years off (a leap day over 2100) does not exist. */
const LONGEST_SEARCH_DAYS = 9 * 366;

function compileCron(fields: readonly string[], expression: string): Schedule {
  const [minutes, hours, days, months, weekdays, years] = fields.map((field, i) => valuesOf(field, i, expression));
  const allowed = (set: ReadonlySet<number> | undefined, value: number) => set === undefined || set.has(value);
  return (after) => {
    const first = new Date((Math.floor(after / MINUTE_MS) + 1) * MINUTE_MS);
    for (let offset = 0; offset < LONGEST_SEARCH_DAYS; offset += 1) {
      const day = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), first.getUTCDate() + offset));
      const fits =
        allowed(years, day.getUTCFullYear()) &&
        allowed(months, day.getUTCMonth() + 1) &&
        allowed(days, day.getUTCDate()) &&
        allowed(weekdays, day.getUTCDay() + 1);
      if (!fits) continue;
      for (let minute = 0; minute < 24 * 60; minute += 1) {
        const at = day.getTime() + minute * MINUTE_MS;
        if (at >= first.getTime() && allowed(hours, Math.floor(minute / 60)) && allowed(minutes, minute % 60))
          return at;
      }
    }
    throw new TypeError(`the schedule ${expression} never fires again`);
  };
}

/** The values that a field allows; undefined for all of them. */
function valuesOf(field: string, index: number, expression: string): ReadonlySet<number> | undefined {
  const [name, least, greatest, words] = FIELDS[index] ?? ['', 0, 0, []];
  if (field === '*' || field === '?') return undefined;
  const numberFrom = (text: string): number => {
    const word = words.indexOf(text.toUpperCase());
    const value = word >= 0 ? word + least : /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= greatest) return value;
    throw new TypeError(`the ${name} ${field} of ${expression} is not hosted`);
  };
  const values = new Set<number>();
  for (const part of field.split(',')) {
    const [range = '', step] = part.split('/');
    const [from = '', to] = range === '*' ? [String(least), String(greatest)] : range.split('-');
    const start = numberFrom(from);
    const end = to !== undefined ? numberFrom(to) : step === undefined ? start : greatest;
    const every = step === undefined ? 1 : Number(step);
    if (!Number.isInteger(every) || every < 1 || end < start)
      throw new TypeError(`the ${name} ${field} of ${expression} is not hosted`);
    for (let value = start; value <= end; value += every) values.add(value);
  }
  return values;
}
