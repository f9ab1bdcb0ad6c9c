import type { Segment } from '../layout/layout.ts';
import type { Neighbours } from '../sheet/neighbours.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import { plainOfSheet } from '../sheet/plain-of-sheet.ts';
import { findDates } from '../text/printed-date.ts';
import { speaksOfEachVisit } from './limit-words.ts';

/** `6 visitas`, `5 kunjungan`. */
const COUNTED =
  /(?<![a-z\d.,/])(?:[2-9]|[1-9]\d|two|three|four|five|six|dos|tres|cuatro|cinco|seis|dois|duas|quatro|deux|trois|quatre|cinq|zwei|drei|vier|funf|dua|tiga|empat|lima|sechs|sieben|acht) (?:[a-z]+ )?(?:visits?|visitas?|visites?|besuche?|kunjungan|consultas|consultations|sesiones|sessoes|sessions|seances|[a-z]*sitzungen|sesi)(?![a-z])/;

/** Whether a bill may be of more visits than one: unless its lines are of one day, or of none and the paper prints few, and no visits are counted. */
export const isOfSeveralVisits = onceASheet((sheet) => {
  // Nobody asks but for limits of a visit.
  if (!speaksOfEachVisit(plainOfSheet(sheet))) return true;
  const { segments, neighbours } = sheet;
  const days = new Set<string>();
  const seen = new Set<Segment>();
  for (const segment of segments) {
    if (COUNTED.test(segment.plain)) return true;
    if (segment.amounts.length === 0 || segment.lines > 1) continue;
    for (const cell of neighbours.row(segment)) {
      if (seen.has(cell)) continue;
      seen.add(cell);
      for (const { iso } of /\d/.test(cell.text) ? findDates(cell.text, 'day-first') : []) days.add(iso);
    }
    if (days.size > 1) return true;
  }
  return days.size === 0 && (printsSeveralDays(segments) || segments.some((one) => countsVisits(one, neighbours)));
});

/** A bill of several visits that does not say when they were prints more days than its own and that of the visit. */
function printsSeveralDays(segments: readonly Segment[]): boolean {
  const days = [
    ...new Set(
      segments.flatMap(({ text }) => (/\d/.test(text) ? findDates(text, 'day-first') : []).map(({ iso }) => iso)),
    ),
  ];
  const latest = Math.max(...days.map((iso) => Date.parse(iso)));
  return days.length === 0 || days.filter((iso) => latest - Date.parse(iso) < RECENTLY).length > 2;
}

/** In milliseconds: days before are births, and those of policies. */
const RECENTLY = 120 * 24 * 3600 * 1000;

/** `Sesi fisioterapi   6   150.000   900.000`. */
function countsVisits(segment: Segment, { row }: Neighbours): boolean {
  return VISIT.test(segment.plain) && row(segment).some(({ text }) => COUNT.test(text));
}

const VISIT =
  /(?<![a-z])(?:visits?|visit[ae]s?|sessions?|sesi(?:on|ones)?|sess(?:ao|oes)|seances?|sitzung(?:en)?|consultations?|consultas?|kunjungan|treatments?|behandlung(?:en)?)(?![a-z])/;
const COUNT = /^(?:[2-9]|[1-9]\d)(?: ?x)?$/;
