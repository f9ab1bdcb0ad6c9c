import { matchInsurers } from '../../insurers/match-insurer.ts';
import { INSURERS } from '../../insurers/registry.ts';
import { placeOf } from '../layout/layout.ts';
import type { Reading, Readings } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { canonicalPersonName, isTitle } from '../text/person-name.ts';
import { plainText } from '../text/plain-text.ts';
import { isOverProfession } from './is-over-profession.ts';
import { type NamedPatient, patientCandidates } from './patient-candidates.ts';
import { oddsOf } from './patient-signs.ts';

/** Among so many of the likeliest names an insurer's may be. */
const MOST_INSURERS = 3;
const [LIKELIER_THAN_NOT, BY_PLACE_ALONE] = [0.5, 0.66];
/** For whom nothing but the place speaks is never sure; nor is who may be another of the family. */
const [SUREST, UNSURE] = [0.98, 0.75];

/** A name wherever it stands: where most speaks for it, how much, and how much all together. */
interface Rated {
  readonly best: NamedPatient;
  readonly most: number;
  readonly odds: number;
  readonly announced: boolean;
}

/**
 * The patient: of all people's names on the paper the one for which most signs speak, wherever it is printed, as surely as they
 * speak for it and for no other.
 */
export function readPatient(sheet: Sheet, known: Readings): Reading | undefined {
  const payer = plainText(known.insurance_name?.printed ?? '').trim();
  let all = 1;
  const byName = new Map<string, Rated>();
  const candidates = patientCandidates(sheet);
  const treating = new Set(candidates.filter((named) => isWhoTreats(named, sheet)).map(({ value }) => nameOf(value)));
  for (const named of candidates) {
    if (payer.startsWith(plainText(named.value).trim())) continue;
    if (named.labelled === 0 && treating.has(nameOf(named.value))) continue;
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
  joinShortForms(byName);
  const byOdds = [...byName.values()].sort((x, y) => y.odds - x.odds);
  const insurers = byOdds.slice(0, MOST_INSURERS).filter(({ best }) => isRegisteredInsurer(best.value));
  all -= insurers.reduce((sum, { odds }) => sum + odds, 0);
  const [first, second] = byOdds.filter((one) => !insurers.includes(one));
  const isOther = first !== undefined && second !== undefined && isForAnother(first, second);
  const likeliest = isOther ? second : first;
  const probability = likeliest ? likeliest.odds / (isOther ? all - first.odds : all) : 0;
  const least = likeliest?.announced ? LIKELIER_THAN_NOT : BY_PLACE_ALONE;
  if (!likeliest || probability < least) return undefined;
  const own = nameOf(likeliest.best.value);
  const isSure = likeliest.announced && ![...byName.keys()].some((name) => isRelative(name, own));
  const confidence = Math.min(isSure ? SUREST : UNSURE, probability);
  return { ...(inFull(likeliest.best.value, sheet) ?? likeliest.best.reading), confidence };
}

/** `METLIFE MEXICO`, to whom the bill is made out: what is a registered insurer's name to the last letter is nobody's. */
function isRegisteredInsurer(value: string): boolean {
  return matchInsurers(value, INSURERS, true).some(
    ({ similarity, start, end }) => similarity === 1 && start === 0 && end === value.length,
  );
}

/** `Lic. Alma Ferro Paz` over `Psicóloga`: so she signs, too. */
function isWhoTreats({ labelled, from, segment }: NamedPatient, sheet: Sheet): boolean {
  return labelled === 0 && from === 0 && isOverProfession(segment, sheet);
}

/** Not much less likely than whom nothing but the address names. */
const NEARLY = 3;

/** A letter's address names the policy's holder, a label in it the one of the family whose claim it is. */
function isForAnother(addressed: Rated, labelled: Rated): boolean {
  if (addressed.best.labelled > 0 || labelled.best.labelled === 0 || labelled.odds * NEARLY < addressed.odds)
    return false;
  return isRelative(nameOf(addressed.best.value), nameOf(labelled.best.value));
}

/** Before whom a letter names so: the family's member that was treated. */
const TREATED =
  /(?<!\p{L})(?:daughter|son|child|wife|husband|spouse|tochter|sohn|kind|(?:ehe)?frau|(?:ehe)?mann|fille|fils|enfant|[ée]pouse|[ée]poux|hij[oa]|espos[oa]|filh[oa]|anak|istri|suami|patient(?:in|e)?|paciente|pasien)[.:,]? $/iu;
const PHYSICIAN = /(?<!\p{L})(?:Dr|Dra|Prof)\.? $/u;

/**
 * `L Mokoena` in the address, `Lerato Mokoena` in the letter: who is printed in full with the same initial; and `your daughter Ella Okafor`
 * of a letter to `Mrs C Okafor`.
 */
function inFull(value: string, sheet: Sheet): Reading | undefined {
  const [initial = '', family = '', other] = canonicalPersonName(value).split(' ');
  if (!/^\p{L}\.?$/u.test(initial) || family.length < LEAST_LETTERS || other !== undefined) return undefined;
  const named = new RegExp(`(?<![\\p{L}.])\\p{Lu}\\p{Ll}{2,}(?:-\\p{Lu}\\p{Ll}+)? ${family}(?!\\p{L})`, 'u');
  for (const segment of sheet.segments) {
    const found = named.exec(segment.text);
    if (!found || isTitle(found[0].split(' ')[0] ?? '')) continue;
    const before = segment.text.slice(0, found.index);
    const isOne = found[0].charAt(0) === initial.charAt(0) && !PHYSICIAN.test(before);
    if (!isOne && !TREATED.test(before)) continue;
    const place = placeOf(segment, found.index, found.index + found[0].length);
    return { value: found[0], printed: found[0], confidence: 0, place, method: 'in-full' };
  }
  return undefined;
}

/** `Amrein Werner` and `Werner Amrein-Bucher` are one: what speaks for the name without its hyphen speaks for the whole. */
function joinShortForms(byName: Map<string, Rated>): void {
  for (const [name, whole] of byName) {
    const { value } = whole.best;
    const short = nameOf(value.replace(BEHIND_HYPHEN, ''));
    const other = BEHIND_HYPHEN.test(value) && short !== name ? byName.get(short) : undefined;
    if (!other) continue;
    byName.set(name, {
      ...whole,
      odds: whole.odds + other.odds,
      most: Math.max(whole.most, other.most),
      announced: whole.announced || other.announced,
    });
    byName.delete(short);
  }
}

const BEHIND_HYPHEN = /-\p{Lu}\p{L}+/u;

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
