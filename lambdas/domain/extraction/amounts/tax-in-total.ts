import type { LabelHit } from '../labels/describe-label.ts';

/** What leads to a word for the total, and speaks of the tax in it. */
const TAX_IN =
  /(?<![a-z])(?:vat|gst|tax|iva|tva|mwst|ust|umsatzsteuer|mehrwertsteuer|ppn)(?![a-z])[^;:]{0,30} (?:in|im|en|dans|no|dalam)(?: (?:the|el|le|der))? $/;

/** `VAT at 15% included in the total: R1,113.26`: the figure is the tax, not what it is a part of. */
export function isTaxInTotal({ segment, start }: LabelHit): boolean {
  return TAX_IN.test(segment.plain.slice(Math.max(0, start - LONGEST), start));
}

const LONGEST = 60;
