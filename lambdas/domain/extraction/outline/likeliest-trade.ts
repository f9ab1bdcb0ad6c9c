import type { Outline } from '../reading.ts';
import { asEvidence } from './as-evidence.ts';
import { OTHER_TRADES, type OtherTrade } from './other-trades.ts';
import type { SpokenWords } from './spoken-words.ts';

/** What else than care a paper bills, and the lines that say so. */
export interface Trade extends Pick<Outline, 'evidence'>, Pick<OtherTrade, 'seemsToBe'> {}

/** The trade of which most words are spoken; undefined where none is. */
export function likeliestTrade(spoken: SpokenWords): Trade | undefined {
  const counted = OTHER_TRADES.map((trade) => ({ trade, words: spoken.of(trade.telling).length }));
  const best = counted.reduce((most, one) => (one.words > most.words ? one : most));
  if (best.words === 0) return undefined;
  const { seemsToBe, telling } = best.trade;
  const segments = new Set(spoken.all.filter(({ list }) => list === telling).map(({ segment }) => segment));
  return { seemsToBe, evidence: [...segments].map(asEvidence) };
}
