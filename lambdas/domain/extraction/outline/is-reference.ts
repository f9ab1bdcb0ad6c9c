import type { LabelHit } from '../labels/describe-label.ts';
import type { Segment } from '../layout/layout.ts';
import { weightOf } from '../sheet/sheet.ts';
import type { OtherDocument } from './other-document.ts';

/** What a paper shows of being a bill or another paper, whatever is written over it. */
interface Signs {
  /** An insurer's share of a price is printed. */
  readonly priced: boolean;
  /** A number of its own that is called an invoice's. */
  readonly numbered: boolean;
  /** How many words tell of the other paper. */
  readonly words: number;
}

/** Of a policy or a contract itself. */
const SEVERAL = 2;

/**
 * Whether a numbered or dated title names another paper, to which a bill refers: a policy or contract where a share or an invoice's
 * number is printed, `Póliza n.º 4411-22`, `Contract 150277`, an estimate where an invoice's number is, `Heil- und Kostenplan vom 2. Februar`.
 */
export function isReference(
  { text }: Segment,
  { cited, unpaid }: OtherDocument,
  { priced, numbered, words }: Signs,
): boolean {
  // `CONTRATO` over its number and those of the insured, on a payer's statement.
  if (cited && priced && words < SEVERAL && SECTION.test(text)) return true;
  return (
    /\d/.test(text) &&
    ((cited && (priced || numbered) && words < SEVERAL) || (unpaid && numbered && !PRO_FORMA.test(text)) || false)
  );
}

const SECTION = /^(?:contra(?:to|ct|t)s?|vertrag|p[óo]liza|ap[óo]lice|polic[ey]|polis)$/iu;

const PRO_FORMA = /pro[ -]?forma/i;
/** German joins it: `Rechnungsnummer`. */
const OF_BILL =
  /(?<![a-z])(?:invoice|bill|rechnungs?|honorarnote|factura|boleta|facture|note d honoraires|fatura|nota fiscal|faktur|tagihan)(?:nummer|nr)?(?![a-z])/;

/** Whether a label announces an invoice's number by the word for it. */
export function announcesBill(hit: LabelHit): boolean {
  const { segment, start, end } = hit;
  return weightOf(hit, 'invoice_number') > 0 && OF_BILL.test(segment.plain.slice(start, end));
}
