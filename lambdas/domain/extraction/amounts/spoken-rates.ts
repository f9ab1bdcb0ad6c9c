import { MOST_VALUES, SAID, SENTENCE_WORDS, sentenceLikelihoods } from '../labels/judge-sentence.ts';
import type { Segment } from '../layout/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { findPercentages, type Percentage } from '../text/percentage.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import { BOOKING_WORDS } from '../words/booking-words.ts';
import { OWN_SHARE_WORDS } from '../words/own-share-words.ts';

/** A rate of which a sentence says that it is the insurer's. */
export interface SpokenRate {
  readonly segment: Segment;
  readonly rate: Percentage;
}

/** Of rates likelier than this, all but those of others by the words before them were the insurer's. */
const LIKELY = 0.6;
const RATE = SAID.indexOf('insurance_percent');
/** What else has a rate: the patient's own share, a tax, a discount, what is added for paying late. */
const OF_OTHERS = anyWordPattern(
  ...BOOKING_WORDS.tax,
  ...BOOKING_WORDS.off,
  ...OWN_SHARE_WORDS.excess,
  ...OWN_SHARE_WORDS.copay,
  'quote parts?',
  'fine|penalty|interest|late payment|overdue|verzug\\w*|verzugszins\\w*|zinsen|mahn\\w*|penalite|interets|retard',
  'recargo|intereses?|mora|multa|juros|denda|bunga|keterlambatan',
);

/** Of some of the services, as `70 % de los medicamentos`, it is not the bill's. */
const OF = /^ *(?:de l[ao]s?|de tu|del|d[aeo]s?|des|du|der|of(?: the| your)?|dari) +/;
const OF_BILL =
  /^(?:est[ae]s? |esse |this |su |ihr\w* |cette |vos )?(?:factur|fatur|rechnung|betrag|bill|invoice|receipt|recib|kuitansi|kwitansi|nota|cost|kosten|frais|honora|gasto|despesa|importe|valor|total|mont|preci|preco|price|fee|charge|biaya|tagihan|claim|consult|sesion|sess|visit|behandl|trata|treat|soin)/;

/** `Su modalidad le reembolsa el 80 % de las facturas`, `A ajuda prevista na apólice é de 40 %`: by their likeness to other sentences. */
export function spokenRates({ segments }: Sheet): readonly SpokenRate[] {
  return segments.flatMap((segment) => {
    if (!segment.text.includes('%') || segment.words.length < SENTENCE_WORDS) return [];
    const rates = findPercentages(segment.text);
    if (rates.length + segment.amounts.length > MOST_VALUES) return [];
    return rates.filter((rate) => isInsurers(rate, rates, segment)).map((rate) => ({ segment, rate }));
  });
}

function isInsurers(rate: Percentage, rates: readonly Percentage[], { text, plain, amounts }: Segment): boolean {
  if (hasWord(clauseBefore(plain, text, rate.start), OF_OTHERS) || isOfOthers(plain.slice(rate.end))) return false;
  const asRate = ({ start, end }: Percentage) => ({ kind: 'rate' as const, start, end });
  const others = [
    ...rates.filter((other) => other !== rate).map(asRate),
    ...amounts.map(({ start, end, cents }) => ({ kind: 'amount' as const, start, end, cents })),
  ];
  return (sentenceLikelihoods(text, asRate(rate), others)[RATE] ?? 0) >= LIKELY;
}

function clauseBefore(plain: string, text: string, to: number): string {
  const from = Math.max(0, ...[';', ', ', '. '].map((end) => text.lastIndexOf(end, to)));
  return plain.slice(from, to);
}

function isOfOthers(behind: string): boolean {
  const of = OF.exec(behind);
  return of !== null && !OF_BILL.test(behind.slice(of[0].length));
}
