import { anyWordPattern, hasWord, wordPattern } from '../text/word-pattern.ts';
import { BOOKING_WORDS } from '../words/booking-words.ts';
import { INSURER_WORDS } from '../words/insurer-words.ts';
import { whoseShare } from './whose-share.ts';

/**
 * Whose a figure of a reckoning is; `off`: nobody pays it; `refused`: nobody does on a bill, and the patient does where the
 * insurer says so; `paid`: by whom is not said.
 */
export type RowParty = 'insurer' | 'patient' | 'off' | 'refused' | 'paid' | 'tax' | undefined;

const OFF = anyWordPattern(...BOOKING_WORDS.off);
/** `Bill after discount`, `Net of senior citizen discount`: what is left, and not what came off. */
const AFTER_OFF = new RegExp(
  `(?<![a-z])(?:after|net of|nach|apres|tras|despues de|ya con|apos|depois de|ja com|setelah) +(?:[a-z]+ +){0,4}?${wordPattern(...BOOKING_WORDS.off).source}`,
);
const REFUSED = anyWordPattern(...BOOKING_WORDS.refused);
/** `Advance adjusted`: what was paid before is set off, and nothing is forgiven. */
const ADVANCE = anyWordPattern(...BOOKING_WORDS.advance);
const TAX = anyWordPattern(...BOOKING_WORDS.tax);
const PAID = anyWordPattern(...BOOKING_WORDS.paid);
/** `Amount paid to you by NEFT`, `Crédito em conta do titular`: the insurer paid. */
const RECEIVED =
  /(?<![a-z])(?:(?:paid|payable|payment|reimbursed|credited|transferred|released|refund(?:ed)?|authori[sz]ed) +(?:directly +)?to +(?:you|your|(?:the +)?(?:patient|member|insured|hospital|provider))|(?:credito|deposito|reembolso|abono) +(?:em|na|en) +(?:(?:a|la|sua|su) +)?(?:conta|cuenta)|(?:uberweisung|auszahlung|gutschrift) +(?:auf|an) +(?:ihr|sie)|(?:virement|versement) +sur +votre +compte)(?![a-z])/;
const TAXED = /(?<![a-z])(?:inc|incl|including|net of|excl|excluding|before|after|with|invoice|untaxed)(?![a-z])/;
const COVERS = anyWordPattern(
  'cover|covers|covered|coverage|cashless|guarantee letter|subsid(?:y|ies)|sponsor\\w*|hmo|direct billing|third party|programme?|schemes?|medicaid|life|sehat|yojana|national health',
  'cubierto|cobertura|cubre|tercero pagador|coberto|convenio|couvert|couverture|pris en charge|prise en charge|tiers payant|gedeckt|dijamin|ditanggung|penjamin|jaminan|diklaim',
);

/**
 * Whose a figure is by the words before it, in plain text.
 * @param names the first words of the names that clear labels give the insurer.
 */
export function partyOfCaption(caption: string, names: ReadonlySet<string>): RowParty {
  if (hasWord(caption, OFF) && !AFTER_OFF.test(caption)) return hasWord(caption, ADVANCE) ? 'paid' : 'off';
  if (RECEIVED.test(caption)) return 'insurer';
  const whose = whoseShare(caption);
  if (whose) return whose;
  const isNamed = hasWord(caption, INSURER_WORDS) || caption.split(/ +/).some((word) => names.has(word));
  if (isNamed || hasWord(caption, COVERS)) return 'insurer';
  if (hasWord(caption, REFUSED)) return 'refused';
  if (hasWord(caption, TAX) && !TAXED.test(caption)) return 'tax';
  return hasWord(caption, PAID) ? 'paid' : undefined;
}

/** Whether a figure's words, in plain text, say that it was paid already. */
export function isPayment(caption: string): boolean {
  return hasWord(caption, PAID);
}
