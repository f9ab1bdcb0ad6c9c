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
  const found: Settlement[] = [];
  const add = (total: number, insurance: number, patient: number) => {
    const three = [
      likeliest[0]?.get(total),
      likeliest[1]?.get(insurance),
      likeliest[2]?.get(patient),
    ] as const satisfies Three;
    const signs = signsOf({ total, insurance, patient }, three, rates, largest);
    found.push({ total, insurance, patient, printed: [three[0]?.figure, three[1]?.figure, three[2]?.figure], signs });
  };
  for (const one of sizes)
    for (const other of sizes) {
      // Each once: where the rest or the sum is printed too, the three come up with it as `other` or `one`.
      if (other <= one) add(one, other, one - other);
      if (other <= one && !bySize.has(one - other)) add(one, one - other, other);
      if (!bySize.has(one + other)) add(one + other, one, other);
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

/** Of the total, the insurance's share and the patient's; absent where it is printed nowhere. */
type Three = readonly [Likeliest | undefined, Likeliest | undefined, Likeliest | undefined];

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

/** The signs in the order of `SIGNS`: written out, for a sheet has hundreds of settlements. */
function signsOf(
  { total, insurance, patient }: Pick<Settlement, 'total' | 'insurance' | 'patient'>,
  [ofTotal, ofInsurance, ofPatient]: Three,
  rates: readonly number[],
  largest: number,
): readonly number[] {
  const areTwo = insurance > 0 && patient > 0;
  return [
    ofTotal?.odds ?? NOWHERE,
    ofInsurance?.odds ?? NOWHERE,
    ofPatient?.odds ?? NOWHERE,
    Number(!ofTotal),
    Number(!ofInsurance),
    Number(!ofPatient),
    Number(insurance === 0),
    Number(patient === 0),
    Number(areTwo && isAtRate(insurance, total, rates)),
    Number(areTwo && isAtRate(patient, total, rates)),
    Number(insurance > patient),
    Number(total === largest),
    (near(ofTotal, ofInsurance) + near(ofTotal, ofPatient) + near(ofInsurance, ofPatient)) / 3,
  ];
}

function isAtRate(part: number, total: number, rates: readonly number[]): boolean {
  for (const rate of rates) if (Math.abs((total * rate) / 10_000 - part) < CENT + 1 / 2) return true;
  return false;
}

/** 1 for two that are printed in neighbouring lines, else 0. */
function near(one: Likeliest | undefined, other: Likeliest | undefined): number {
  if (!one || !other) return 0;
  const [{ page, top, bottom }, against] = [one.figure.segment, other.figure.segment];
  const isNear =
    page === against.page && Math.abs(top - against.top) < NEAR * Math.max(bottom - top, against.bottom - against.top);
  return Number(isNear);
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

/** How likely each settlement is, by what each sign is worth. */
export function weighed(all: readonly Settlement[], worth: Worth): readonly WeighedSettlement[] {
  const worths = SIGNS.map((sign) => worth[sign]);
  const odds = all.map(({ signs }) => {
    let sum = 0;
    for (let at = 0; at < worths.length; at += 1) sum += (signs[at] ?? 0) * (worths[at] ?? 0);
    return sum;
  });
  const most = odds.reduce((so, one) => Math.max(so, one), worth.none);
  const sum = odds.reduce((so, one) => so + Math.exp(one - most), Math.exp(worth.none - most));
  return all.map((one, at) => ({ ...one, likelihood: Math.exp((odds[at] ?? 0) - most) / sum }));
}

/** The likeliest of settlements. */
export function likeliestSettlement(all: readonly WeighedSettlement[]): WeighedSettlement | undefined {
  return all.reduce<WeighedSettlement | undefined>(
    (best, one) => (best && best.likelihood >= one.likelihood ? best : one),
    undefined,
  );
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

/** The settlements of a sheet, by the likeness of its figures and of what stands around them to those of stored bills (scripts/bills). */
export const likelySettlements = onceASheet((sheet) =>
  weighed(settlementsOf(sheet, judgedFigures(sheet)), stored.settlement),
);
