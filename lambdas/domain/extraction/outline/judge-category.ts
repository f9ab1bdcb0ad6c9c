import { CATEGORIES, type Category, type Outline } from '../reading.ts';
import { asEvidence } from './as-evidence.ts';
import type { CareSign, KindOfSign } from './care-signs.ts';

/**
 * What each sign counts, in the logarithm of odds: a category that leads by 2 is the likelier one by seven to one. Fitted
 * to half of the sets at hand and rounded: a third more or less of any changes one document in a hundred.
 */
const WEIGHTS: Readonly<Record<KindOfSign, number>> = { biller: 3, money: 4, title: 2, words: 4.5, stay: 1 };
/** A category that no sign speaks for is less likely than one that a faint sign does. */
const SILENT = -1.5;

/** Wards of hospitals: a hospital's name, heading or stay speaks as much for them, once their care is billed or they bill. */
const WARDS: ReadonlySet<Category> = new Set(['emergency', 'maternity', 'mental_health']);
const HOUSE: readonly KindOfSign[] = ['biller', 'title', 'stay'];
const OPERATION: readonly KindOfSign[] = ['money', 'words'];
/** Share of the money from which a ward's care is billed, not only brought along. */
const WARD_SHARE = 0.4;

/**
 * Care that no other brings along, as a hospital does its laboratory: a line of it is billed for its own sake, so it is
 * likely at least one to three, however little it costs. The category check does not overlook that.
 */
const [BY_ITSELF, LEAST_BY_ITSELF] = ['cosmetic', 1 / 3] as const;

/** A category is told from this confidence on; below the least even the likeliest says nothing. */
const [TOLD, LEAST] = [0.02, 0.3];
const MOST_EVIDENCE = 3;
/** As likely as anything is of a bill whose lines speak of no care: less than the category check is content with. */
const UNBILLED = 0.7;

type Strengths = ReadonlyMap<Category, ReadonlyMap<KindOfSign, number>>;

/** What kinds of care a document may bill, likeliest first, and what decided. */
export interface JudgedCare {
  readonly categories: Outline['categories'];
  readonly evidence: Outline['evidence'];
}

/**
 * Weighs all signs against each other; no category at all where none speaks.
 * @param billsNoCare whether lines are billed of which none speaks of care
 */
export function judgeCategory(signs: readonly CareSign[], billsNoCare = false): JudgedCare {
  const odds = oddsOf(strengthsOf(signs));
  const all = sumOf(odds);
  const most = billsNoCare ? UNBILLED : 1;
  const judged = odds
    .map(({ category, odds: one }) => ({ category, confidence: Math.round((100 * most * one) / all) / 100 }))
    .filter(({ confidence }) => confidence >= TOLD)
    .sort((a, b) => b.confidence - a.confidence);
  const [best] = judged;
  if (!best || best.confidence < LEAST) return { categories: [], evidence: [] };
  return { categories: judged, evidence: evidenceFor(best.category, signs) };
}

interface Odds {
  readonly category: Category;
  readonly odds: number;
}

function oddsOf(strengths: Strengths): readonly Odds[] {
  const odds = CATEGORIES.map((category) => ({ category, odds: Math.exp(weigh(category, strengths)) }));
  if (!strengths.get(BY_ITSELF)?.has('money')) return odds;
  const least = LEAST_BY_ITSELF * sumOf(odds.filter(({ category }) => category !== BY_ITSELF));
  return odds.map((one) => (one.category === BY_ITSELF ? { ...one, odds: Math.max(one.odds, least) } : one));
}

function sumOf(odds: readonly Odds[]): number {
  return odds.reduce((sum, one) => sum + one.odds, 0);
}

function weigh(category: Category, strengths: Strengths): number {
  const own = strengths.get(category);
  if (!own) return SILENT;
  const house = strengths.get('hospital');
  const isWard = WARDS.has(category) && ((own.get('money') ?? 0) >= WARD_SHARE || (own.get('biller') ?? 0) >= 1);
  const sum = (of: ReadonlyMap<KindOfSign, number> | undefined, kinds: readonly KindOfSign[]) =>
    kinds.reduce((total, kind) => total + WEIGHTS[kind] * (of?.get(kind) ?? 0), 0);
  // An operation at who operates for looks is billed in a surgeon's words.
  const isOfLooks = category === BY_ITSELF && billsAs(category, strengths);
  const inHouse = isWard ? HOUSE : isOfLooks ? OPERATION : [];
  const all = sum(own, ['biller', 'money', 'title', 'words', 'stay']) + sum(house, inHouse);
  return category === EVERYBODYS && !own.has('biller') && TRADES.some((one) => billsAs(one, strengths))
    ? all - (1 - OF_A_TRADE) * WEIGHTS.money * (own.get('money') ?? 0)
    : all;
}

/** A consultation at who is nothing else than a physiotherapist is physiotherapy: of what is paid for it so much counts. */
const [EVERYBODYS, OF_A_TRADE] = ['consultation', 0.5] as const;
const TRADES: readonly Category[] = ['dental', 'optical', 'physiotherapy', 'mental_health', 'maternity'];

function billsAs(category: Category, strengths: Strengths): boolean {
  return (strengths.get(category)?.get('biller') ?? 0) >= 1;
}

/** Who bills is said once, however often the name is printed; of the other signs several say more than one. */
function strengthsOf(signs: readonly CareSign[]): Strengths {
  const strengths = new Map<Category, Map<KindOfSign, number>>();
  for (const { category, kind, strength } of signs) {
    const own = strengths.get(category) ?? new Map<KindOfSign, number>();
    const before = own.get(kind) ?? 0;
    own.set(kind, kind === 'biller' ? Math.max(before, strength) : Math.min(1, before + strength));
    strengths.set(category, own);
  }
  return strengths;
}

/** The weightiest signs of a category, each line once. */
function evidenceFor(category: Category, signs: readonly CareSign[]): Outline['evidence'] {
  const own = signs
    .filter((sign) => sign.category === category)
    .sort((a, b) => WEIGHTS[b.kind] * b.strength - WEIGHTS[a.kind] * a.strength);
  return [...new Set(own.map(({ segment }) => segment))].slice(0, MOST_EVIDENCE).map(asEvidence);
}
