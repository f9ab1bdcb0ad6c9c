import type { Reading, Readings } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { canonicalPersonName } from '../text/person-name.ts';
import { plainText } from '../text/plain-text.ts';
import { type NamedPatient, patientCandidates } from './patient-candidates.ts';
import { oddsOf } from './patient-signs.ts';

const [LIKELIER_THAN_NOT, BY_PLACE_ALONE] = [0.5, 0.66];
/** For whom nothing but the place speaks is never sure; nor is who may be another of the family. */
const [SUREST, UNSURE] = [0.98, 0.75];

/**
 * The patient: of all people's names on the paper the one for which most signs speak, wherever it is printed, as surely as they
 * speak for it and for no other.
 */
export function readPatient(sheet: Sheet, known: Readings): Reading | undefined {
  const payer = plainText(known.insurance_name?.printed ?? '').trim();
  let all = 1;
  const byName = new Map<string, { best: NamedPatient; most: number; odds: number; announced: boolean }>();
  for (const named of patientCandidates(sheet)) {
    if (payer.startsWith(plainText(named.value).trim())) continue;
    const rated = oddsOf(named, sheet);
    if (!rated) continue;
    const { odds, announced } = rated;
    all += odds;
    const name = nameOf(named.reading.value);
    const same = byName.get(name);
    const isBetter = !same || odds > same.most;
    byName.set(name, {
      best: isBetter ? named : same.best,
      most: isBetter ? odds : same.most,
      odds: odds + (same?.odds ?? 0),
      announced: announced || (same?.announced ?? false),
    });
  }
  const [likeliest] = [...byName.values()].sort((x, y) => y.odds - x.odds);
  const probability = likeliest ? likeliest.odds / all : 0;
  const least = likeliest?.announced ? LIKELIER_THAN_NOT : BY_PLACE_ALONE;
  if (!likeliest || probability < least) return undefined;
  const own = nameOf(likeliest.best.value);
  const isSure = likeliest.announced && ![...byName.keys()].some((name) => isRelative(name, own));
  return { ...likeliest.best.reading, confidence: Math.min(isSure ? SUREST : UNSURE, probability) };
}

/** Subscriber and spouse, parent and child: two names that share a part, neither of which is the other's short form. */
function isRelative(one: string, other: string): boolean {
  const [a = [], b = []] = [one, other].map((name) => name.split(' ').filter((word) => word.length >= LEAST_LETTERS));
  const shared = a.filter((word) => b.includes(word)).length;
  return shared > 0 && shared < a.length && shared < b.length;
}

/** Shorter words are initials, particles and titles. */
const LEAST_LETTERS = 4;

/** The same for `MARSH, Theo` and `Mr Theo Marsh`. */
function nameOf(value: string): string {
  return plainText(canonicalPersonName(value)).trim().split(/ +/).sort().join(' ');
}
