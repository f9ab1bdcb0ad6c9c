import type { Worded } from '../text/wording-finder.ts';

/** What a label announces. The first rows become fields; the others only keep their values from being mistaken for one. */
export type Concept =
  | 'claim_number'
  | 'insured_id'
  | 'invoice_number'
  | 'patient_name'
  | 'given_name'
  | 'family_name'
  | 'provider_name'
  | 'insurance_name'
  | 'submission_date'
  | 'insurance_amount'
  | 'out_of_pocket'
  | 'max_coverage'
  | 'total_amount'
  | 'insurance_percent'
  | 'currency'
  | 'line_amount'
  | 'line_description'
  | 'other_amount'
  | 'other_id'
  | 'other_date'
  | 'other_name'
  | 'other_text';

/** One way of writing a label. */
export interface LabelRule extends Worded {
  readonly concept: Concept;
  /** 0 to 1: how surely a value beside such a label is the concept's. */
  readonly weight: number;
  /** The wording is also an ordinary word: it is a label only when it stands alone or a colon follows. */
  readonly strict: boolean;
  /** Not even alone: only the colon makes a label of it, as of `No.: F002-8841`. */
  readonly needsColon?: true;
}

/** A rule out of alternatives in plain text; a space stands for one or more. */
export function label(concept: Concept, weight: number, ...alternatives: readonly string[]): LabelRule {
  return { concept, weight, wordings: alternatives, strict: false };
}

/** A label that no list holds: its words say it. */
export function labelByWords(concept: Concept, weight: number, strict = false): LabelRule {
  return { concept, weight, wordings: [], strict };
}

/** As `label`, for wording that is also an ordinary word of a name or a sentence. */
export function strictLabel(concept: Concept, weight: number, ...alternatives: readonly string[]): LabelRule {
  return { concept, weight, wordings: alternatives, strict: true };
}

/** As `strictLabel`, for words that are a label before a colon only. */
export function colonLabel(concept: Concept, weight: number, ...alternatives: readonly string[]): LabelRule {
  return { ...strictLabel(concept, weight, ...alternatives), needsColon: true };
}
