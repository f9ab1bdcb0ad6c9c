import type { Segment } from '../layout/layout.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import stored from './figure-weights.json' with { type: 'json' };
import { FIGURE_KINDS, figuresJudgedBy, type JudgedFigure, type PrintedFigure } from './judge-figure.ts';
import { ratesIn } from './printed-rates.ts';

/** Three amounts in cents, of which insurance and patient make up the total, and where they are printed; one of them need not be. */
export interface Settlement {
  readonly total: number;
  readonly insurance: number;
  readonly patient: number;
  readonly printed: readonly [PrintedFigure | undefined, PrintedFigure | undefined, PrintedFigure | undefined];
  /** What it is weighed by; see `signsOf`. */
  readonly signs: readonly number[];
}

/** A settlement, and how likely it is the document's, of all that its figures allow, and of there being none. */
export interface WeighedSettlement extends Settlement {
  readonly likelihood: number;
}

/** Of more a document is an account of many bills. */
const MOST_SIZES = 60;
/** What a figure that stands nowhere is likened to: the logarithm of how likely it is. */
const NOWHERE = Math.log(0.01);
const LEAST_LIKELY = 1e-4;
const CENT = 1;

/** All settlements that a sheet's figures allow, at least two of three printed. */
export function settlementsOf(sheet: Sheet, judged: readonly JudgedFigure[]): readonly Settlement[] {
  const bySize = Map.groupBy(judged, ({ figure }) => figure.cents);
  if (bySize.size > MOST_SIZES) return [];
  const likeliest = [TOTAL, INSURANCE, PATIENT].map(
    (kind) => new Map([...bySize].map(([cents, all]) => [cents, likeliestOf(all, kind)])),
  );
  const sizes = [...bySize.keys()];
  const largest = Math.max(...sizes);
  const rates = [...ratesIn(sheet).keys()];
  const met = new Set<string>();
  const found: Settlement[] = [];
  const add = (total: number, insurance: number, patient: number) => {
    const key = `${total} ${insurance}`;
    if (insurance < 0 || patient < 0 || met.has(key)) return;
    met.add(key);
    const three = [total, insurance, patient].map((cents, at) => likeliest[at]?.get(cents));
    const signs = signsOf({ total, insurance, patient }, three, rates, largest);
    found.push({ total, insurance, patient, printed: [three[0]?.figure, three[1]?.figure, three[2]?.figure], signs });
  };
  for (const one of sizes)
    for (const other of sizes) {
      add(one, other, one - other);
      add(one, one - other, other);
      add(one + other, one, other);
    }
  return found;
}

const [TOTAL, INSURANCE, PATIENT] = (['total_amount', 'insurance_amount', 'out_of_pocket'] as const).map((kind) =>
  FIGURE_KINDS.indexOf(kind),
) as [number, number, number];

interface Likeliest {
  readonly figure: PrintedFigure;
  readonly odds: number;
}

/** Of the places where a figure is printed that where it is likeliest of a kind. */
function likeliestOf(all: readonly JudgedFigure[], kind: number): Likeliest | undefined {
  const [best] = all.toSorted((a, b) => (b.likely[kind] ?? 0) - (a.likely[kind] ?? 0));
  return best && { figure: best.figure, odds: Math.log((best.likely[kind] ?? 0) + LEAST_LIKELY) };
}

/**
 * What a settlement is weighed by: how likely each of the three is what it is taken for; which are printed nowhere; whether somebody bears
 * nothing; whether a printed rate is the insurer's share, or the patient's; whether the insurer bears more than the patient; whether no
 * printed amount is larger than the total.
 */
export const SIGNS = [
  ...(['total', 'insurance', 'patient'] as const),
  ...(['totalNowhere', 'insuranceNowhere', 'patientNowhere'] as const),
  ...([
    'insuranceNothing',
    'patientNothing',
    'rateOfInsurance',
    'rateOfPatient',
    'insuranceMore',
    'totalLargest',
    'together',
  ] as const),
] as const;

/** What each sign is worth, and there being no settlement, in the logarithm of the odds. */
export type Worth = { readonly [S in (typeof SIGNS)[number] | 'none']: number };

/** The signs in the order of `SIGNS`. */
function signsOf(
  { total, insurance, patient }: Pick<Settlement, 'total' | 'insurance' | 'patient'>,
  three: readonly (Likeliest | undefined)[],
  rates: readonly number[],
  largest: number,
): readonly number[] {
  const isRateOf = (part: number) =>
    insurance > 0 && patient > 0 && rates.some((rate) => Math.abs((total * rate) / 10_000 - part) < CENT + 1 / 2);
  const is = [...three.map((one) => !one), insurance === 0, patient === 0, isRateOf(insurance), isRateOf(patient)];
  return [
    ...three.map((one) => one?.odds ?? NOWHERE),
    ...[...is, insurance > patient, total === largest].map(Number),
    togetherOf(three.flatMap((one) => one?.figure.segment ?? [])),
  ];
}

/** Of three pairs of segments the share that stands in neighbouring lines. */
function togetherOf(segments: readonly Segment[]): number {
  const pairs = segments.flatMap((one, at) => segments.slice(0, at).map((other) => [one, other] as const));
  const isNear = ([one, other]: readonly [Segment, Segment]) =>
    one.page === other.page &&
    Math.abs(one.top - other.top) < NEAR * Math.max(one.bottom - one.top, other.bottom - other.top);
  return pairs.filter(isNear).length / 3;
}

/** In heights of a line. */
const NEAR = 3.5;

/** Whether a printed rate makes the insurer's share out of the total. */
export function isRated({ signs }: Settlement): boolean {
  return signs[SIGNS.indexOf('rateOfInsurance')] === 1;
}

/** Whether no printed amount is larger than the total. */
export function isOfAll({ signs }: Settlement): boolean {
  return signs[SIGNS.indexOf('totalLargest')] === 1;
}

/** How likely each settlement is, likeliest first, by what each sign is worth. */
export function weighed(all: readonly Settlement[], worth: Worth): readonly WeighedSettlement[] {
  const odds = all.map(({ signs }) => signs.reduce((sum, sign, at) => sum + sign * worth[SIGNS[at] ?? 'none'], 0));
  const most = Math.max(worth.none, ...odds);
  const sum = odds.reduce((so, one) => so + Math.exp(one - most), Math.exp(worth.none - most));
  return all
    .map((one, at) => ({ ...one, likelihood: Math.exp((odds[at] ?? 0) - most) / sum }))
    .sort((a, b) => b.likelihood - a.likelihood);
}

const judgedFigures = onceASheet(figuresJudgedBy(stored));

/** The printed amounts of a sheet, and how likely each is one of `FIGURE_KINDS`. */
export function likelihoodsAs(
  sheet: Sheet,
  kind: (typeof FIGURE_KINDS)[number],
): readonly { readonly figure: PrintedFigure; readonly likelihood: number }[] {
  const at = FIGURE_KINDS.indexOf(kind);
  return judgedFigures(sheet).map(({ figure, likely }) => ({ figure, likelihood: likely[at] ?? 0 }));
}

/** How likely an amount, in cents, is one of `FIGURE_KINDS` where it is likeliest; 0 where it is printed nowhere. */
export function likelihoodAs(sheet: Sheet, kind: (typeof FIGURE_KINDS)[number], cents: number): number {
  const same = likelihoodsAs(sheet, kind).filter(({ figure }) => figure.cents === cents);
  return Math.max(0, ...same.map(({ likelihood }) => likelihood));
}

/** The settlements of a sheet, likeliest first, by the likeness of its figures and of what stands around them to those of stored bills (scripts/bills). */
export const likelySettlements = onceASheet((sheet) =>
  weighed(settlementsOf(sheet, judgedFigures(sheet)), stored.settlement),
);
