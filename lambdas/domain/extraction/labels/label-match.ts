import type { LabelRule } from './label-rule.ts';

/** Where a text holds a label's words. */
export interface LabelMatch {
  readonly rule: LabelRule;
  readonly start: number;
  readonly end: number;
}
