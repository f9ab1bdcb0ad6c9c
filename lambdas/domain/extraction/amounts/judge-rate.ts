import { judgeByWeights, type Weights } from '../labels/judge-by-weights.ts';
import type { Segment } from '../layout/layout.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { addSurroundings } from '../sheet/surroundings.ts';
import { hashed, placesOf } from '../text/hashed-places.ts';
import { findPercentages, HUNDRED_PERCENT, type Percentage } from '../text/percentage.ts';
import stored from './rate-weights.json' with { type: 'json' };

/** What a printed rate is judged to be: nothing of these, the insurer's, the patient's. */
export const RATE_KINDS = ['other', 'insurer', 'patient'] as const;
const INSURER = RATE_KINDS.indexOf('insurer');

/** How many places the table of rates' weights has. */
export const RATE_PLACES = 1 << 13;
const places = placesOf(RATE_PLACES);

/** A rate between nothing and all, as it stands on a sheet. */
export interface PrintedRate {
  readonly segment: Segment;
  readonly rate: Percentage;
}

/** Of more a document is a list of rates; files made to exhaust a reader are. */
const MOST = 60;

/** What the printed rates of a sheet are known by: what stands around each, how large it is, how often it is printed, and whether another leaves it of all. */
export function rateFeatures(
  sheet: Sheet,
): readonly { readonly printed: PrintedRate; readonly features: readonly number[] }[] {
  const all = sheet.segments.flatMap((segment) =>
    findPercentages(segment.text)
      .filter(({ hundredths }) => hundredths > 0 && hundredths < HUNDRED_PERCENT)
      .map((rate) => ({ segment, rate })),
  );
  if (all.length > MOST) return [];
  return all.map((printed) => {
    const { segment, rate } = printed;
    const { hundredths, start, end } = rate;
    const same = all.filter((other) => other.rate.hundredths === hundredths).length;
    const leaves = all.some((other) => other.rate.hundredths === HUNDRED_PERCENT - hundredths);
    const beside = sheet.neighbours.row(segment).filter(({ amounts }) => amounts.length > 0).length;
    addSurroundings(places, { segment, start, end }, sheet);
    places.add(hashed(`rates ${Math.min(MOST_COUNTED, all.length)}`));
    places.add(hashed(`times ${Math.min(MOST_COUNTED, same)}`));
    places.add(hashed(`size ${SIZES.filter((size) => hundredths >= size).length}`));
    places.add(hashed(`leaves ${leaves}`));
    places.add(hashed(`beside ${Math.min(MOST_COUNTED, beside)}`));
    places.add(hashed(`amounts ${Math.min(MOST_COUNTED, segment.amounts.length)}`));
    return { printed, features: places.taken() };
  });
}

const MOST_COUNTED = 4;
/** In hundredths of a percent. */
const SIZES = [2_500, 5_000, 7_000];

/** A printed rate, and how likely it is the insurer's. */
export interface JudgedRate {
  readonly printed: PrintedRate;
  readonly likelihood: number;
}

/** The printed rates of a sheet, likeliest the insurer's first, by the likeness of what stands around each to some hundred bills (scripts/bills). */
export const judgedRates = onceASheet(ratesJudgedBy(stored));

export function ratesJudgedBy(weights: Weights): (sheet: Sheet) => readonly JudgedRate[] {
  const likelihoods = judgeByWeights(RATE_KINDS.length, weights);
  return (sheet) =>
    rateFeatures(sheet)
      .map(({ printed, features }) => ({ printed, likelihood: likelihoods(features)[INSURER] ?? 0 }))
      .sort((one, other) => other.likelihood - one.likelihood);
}
