import type { LabelHit } from '../labels/describe-label.ts';
import type { Segment } from '../layout/layout.ts';
import type { Money } from '../text/money.ts';
import type { Neighbours } from './neighbours.ts';

/** In brackets, or behind a word that tells what a figure includes. */
const ASIDE =
  /\([^()]*\d|(?<!\p{L})(?:einschl(?:ie(?:ß|ss)lich)?|ink(?:l(?:usive)?|lusive)|incl(?:\.|uding|uye|u[ií]d[oa]s?)|dont|davon|darin|of which|y compris|incluso|termasuk)(?!\p{L})[^()]*\d/iu;
/** `43,41 Euro` without the figure: more letters than a currency's are a label of its own. */
const HAS_LABEL = /\p{L}{4}|:/u;

/**
 * `Part obligatoire (60 %) – l’assuré n’a pas payé cette part`: what stands behind the dash is said of the insurer's figure to the right.
 * Of the patient's it may say that this is not all.
 */
function hasDash({ segment, start, end, meanings }: LabelHit): boolean {
  const isInsurers = meanings.every(({ concept }) => concept === 'insurance_amount');
  return isInsurers && /[–—-]\s*$/.test(segment.text.slice(start, end)) && end < segment.text.length;
}

/**
 * `Own share incl. fee 10.00      993.76`: the figure inside the label's text is a part or an aside, or what stands there has none, and the
 * row's own stands to the right.
 */
export function hasFigureAside(hit: LabelHit, { rightOf }: Neighbours): boolean {
  const { segment, start, leads } = hit;
  if (!leads || segment.lines > 1) return false;
  if (!(segment.amounts.length > 0 ? ASIDE.test(segment.text.slice(start)) : hasDash(hit))) return false;
  const beside = rightOf(segment);
  const [money] = beside?.amounts ?? [];
  return beside !== undefined && money !== undefined && !HAS_LABEL.test(textBeside(beside, money));
}

function textBeside({ text }: Segment, { start, end }: Money): string {
  return text.slice(0, start) + text.slice(end);
}
