import type { ReasonCode } from '../../contracts/reason-codes.ts';
import type { Evidence } from './finding.ts';

/** What a rule of the amount check found wrong. */
export interface Disagreement {
  readonly reasonCode: ReasonCode;
  readonly reason: string;
  readonly items?: readonly Evidence[];
}
