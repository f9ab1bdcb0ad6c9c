import type { Segment } from '../layout/layout.ts';
import { readLineItems } from '../lines/line-items.ts';
import { linesOfInsurers } from '../parties/lines-of-insurers.ts';
import type { Category, LineItem } from '../reading.ts';
import { type Sheet, weightOf } from '../sheet/sheet.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import { NO_PROVIDER_WORDS } from '../words/provider-words.ts';
import { type BilledRow, billedRows } from './billed-rows.ts';
import { STAY_WORDS } from './care-contexts.ts';
import { isOfAnother } from './care-in-passing.ts';
import { type CareMention, careMentions } from './care-mentions.ts';
import type { SpokenWords } from './spoken-words.ts';

/** What speaks for a kind of care, each independent of the others. */
export type KindOfSign = 'biller' | 'money' | 'title' | 'words' | 'stay';

/** One sign, 0 to 1, and where it stands. */
export interface CareSign {
  readonly category: Category;
  readonly kind: KindOfSign;
  readonly strength: number;
  readonly segment: Segment;
}

/** As shares of the first page's height: names stand here; a word of a service is a name's only at the very top. */
const [TOP, VERY_TOP] = [0.3, 0.15];
/** From here on a label announces the provider. */
const CLEARLY = 0.5;
const [SHORTEST_NAME, LONGEST_NAME] = [2, 9];
/** Of a name that stands somewhere, not where who bills stands; and of one that others bear, too. */
const [IN_PASSING, VAGUE] = [0.5, 0.5];
/** Lines of care that make up less of the bill than this say less of the whole: the rest has names that nobody knows. */
const FEWEST = 0.3;
/** So many different words say all that words can say. */
const ENOUGH = 3;

/** Lines that say what the paper, the visit or the claim is about. */
const TITLE = anyWordPattern(
  'invoice|bill|receipt|claim|statement|form|superbill|benefits?|type|specialty|department|encounter',
  '\\w*rechnung|honorarnote|quittung|abrechnung|behandlungsart|fachrichtung|\\w*abteilung|leistungsart|factura|recibo|liquidacion|boleta|especialidad|servicio|tipo|concepto|prestacion',
  'facture|recu|releve|decompte|feuille|specialite|nature|service|fatura|guia|demonstrativo|especialidade|servico|faktur|kwitansi|kuitansi|tagihan|klaim|poli|jenis|layanan|unit',
);

/** All signs of a kind of care that a document shows. */
export function careSigns(sheet: Sheet, spoken: SpokenWords): CareSign[] {
  const rowOf = billedRows(sheet);
  const mentions = careMentions(sheet, spoken);
  const billed = mentions.filter(({ by, segment }) => (by === 'service' || by === 'code') && rowOf(segment).isBilled);
  const others = mentions.filter(({ segment }) => !rowOf(segment).isBilled);
  const billers = billerSigns(sheet, others);
  const named = new Set(billers.map(({ segment }) => segment));
  const rest = others.filter(({ by, segment }) => by === 'service' && !named.has(segment));
  const titles = new Set(rest.filter(({ segment }) => segment.lines === 1 && hasWord(rowOf(segment).plain, TITLE)));
  const codes = others.filter(({ by, segment, word }) => by === 'code' && segment.text === word);
  return [
    ...billers,
    ...moneySigns(billed, rowOf, centsOf(readLineItems(sheet))),
    ...[...titles].map(({ category, segment }): CareSign => ({ category, kind: 'title', strength: 1, segment })),
    ...wordSigns([...rest.filter((mention) => !titles.has(mention)), ...codes]),
    ...staySigns(spoken),
  ];
}

function billerSigns(sheet: Sheet, mentions: readonly CareMention[]): CareSign[] {
  const { slots, neighbours } = sheet;
  const providers = new Set(
    slots.filter(({ hit }) => weightOf(hit, 'provider_name') > CLEARLY).map(({ segment }) => segment),
  );
  const heads = new Set([...neighbours.headers].flatMap(({ segment }) => neighbours.row(segment)));
  return mentions.flatMap((mention): CareSign[] => {
    const { category, by, segment } = mention;
    if (by === 'code' || heads.has(segment) || isOfAnother(mention, sheet)) return [];
    const reach = (by === 'service' ? VERY_TOP : TOP) * segment.pageHeight;
    const bills = (providers.has(segment) || (segment.page === 1 && segment.top < reach)) && isName(segment, sheet);
    if (!bills && (by === 'service' || !isProper(mention))) return [];
    const strength = (bills ? 1 : IN_PASSING) * (by === 'vague' ? VAGUE : 1);
    return [{ category, kind: 'biller', strength, segment }];
  });
}

/** `Lakeside Dental Care`: a few words on a line of their own. */
function isName(segment: Segment, sheet: Sheet): boolean {
  const { words, lines, text, plain } = segment;
  return (
    lines === 1 &&
    words.length >= SHORTEST_NAME &&
    words.length <= LONGEST_NAME &&
    !text.includes(':') &&
    !linesOfInsurers(sheet).has(segment) &&
    !hasWord(plain, NO_PROVIDER_WORDS)
  );
}

const NAME_BEFORE = /(?:^|[\s(])\p{Lu}[\p{L}.'’-]* $/u;
const NAME_BEHIND = /^[.,]? (?:d[aeiou]s? |des |l['’]|am |im |of )?\p{Lu}/u;

/** `High Desert Heart Hospital billed`, `RS Mitra Sejati`: a capital, and one more beside it. */
function isProper({ segment: { text }, start, end }: CareMention): boolean {
  const isCapital = /^\p{Lu}/u.test(text.slice(start, start + 1));
  return isCapital && (NAME_BEFORE.test(text.slice(0, start)) || NAME_BEHIND.test(text.slice(end)));
}

/** What each kind of care costs of all that is billed under words of care; a line of two kinds counts half for each. */
function moneySigns(
  billed: readonly CareMention[],
  rowOf: (segment: Segment) => BilledRow,
  billedCents: number,
): CareSign[] {
  const rows = new Map<BilledRow, Map<Category, Segment>>();
  for (const { category, segment } of billed) {
    const row = rowOf(segment);
    rows.set(row, (rows.get(row) ?? new Map()).set(category, segment));
  }
  const spoken = [...rows.keys()].reduce((sum, { cents }) => sum + cents, 0);
  const all = Math.max(spoken, FEWEST * billedCents);
  return [...rows].flatMap(([{ cents }, kinds]) =>
    [...kinds].map(
      ([category, segment]): CareSign => ({ category, kind: 'money', strength: cents / kinds.size / all, segment }),
    ),
  );
}

function centsOf(lines: readonly LineItem[]): number {
  return lines.reduce((sum, { amount }) => sum + Math.round(100 * Number(amount)), 0);
}

/** Each word once, however often it comes. */
function wordSigns(mentions: readonly CareMention[]): CareSign[] {
  const different = new Map(mentions.toReversed().map((one) => [`${one.category} ${one.word}`, one]));
  return [...different.values()].map(
    ({ category, segment }): CareSign => ({ category, kind: 'words', strength: 1 / ENOUGH, segment }),
  );
}

function staySigns({ all }: SpokenWords): CareSign[] {
  const different = new Map(all.filter(({ list }) => list === STAY_WORDS).map((one) => [one.word, one]));
  return [...different.values()].map(
    ({ segment }): CareSign => ({ category: 'hospital', kind: 'stay', strength: 1 / ENOUGH, segment }),
  );
}
