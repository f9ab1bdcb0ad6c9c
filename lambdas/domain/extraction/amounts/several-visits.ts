import type { Segment } from '../layout/layout.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import { findDates } from '../text/printed-date.ts';

/** `6 visitas`, `5 kunjungan`. */
const COUNTED =
  /(?<![a-z\d.,/])(?:[2-9]|[1-9]\d|two|three|four|five|six|dos|tres|cuatro|cinco|seis|dois|duas|quatro|deux|trois|quatre|cinq|zwei|drei|vier|funf|dua|tiga|empat|lima) (?:visits?|visitas?|visites?|besuche?|kunjungan|consultas|consultations|sesiones|sessoes|sessions|seances|sitzungen|sesi)(?![a-z])/;

/** Whether a bill may be of more visits than one: unless its lines are of one day, and count no visits. */
export const isOfSeveralVisits = onceASheet(({ segments, neighbours }) => {
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
  return days.size === 0;
});
