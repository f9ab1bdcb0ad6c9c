import { joinBoxes } from '../layout/layout.ts';
import type { AmountCandidate } from './amount-candidates.ts';

/** Several lines' figures as one, printed as their sum. */
export function together(lines: readonly AmountCandidate[]): AmountCandidate | undefined {
  const [first] = lines;
  if (!first) return undefined;
  return {
    ...first,
    figure: lines.reduce((sum, { figure }) => sum + figure, 0),
    printed: lines.map(({ printed }) => printed).join(' + '),
    place: lines.map(({ place }) => place).reduce((all, place) => joinBoxes(all, place)),
  };
}
