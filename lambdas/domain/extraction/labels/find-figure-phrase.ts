import type { Segment } from '../layout.ts';
import { plainText } from '../plain-text.ts';
import { type FigurePhrase, figurePhrase, mayBeFigurePhrase } from './figure-phrase.ts';
import type { LabelHit } from './find-labels.ts';

/** Longer ones are sentences. */
const MOST_LETTERS = 90;
/** A box number or bullet before the phrase. */
const NUMBERING = /^\s*(?:\(?\d{1,2}[a-z]?[.)]?\s+|[-–—•*]\s*)?(?:(?:less|plus|add|minus)\s*[:–-]\s*)?/iu;
/** The phrase, a remark in brackets or a rate, a colon, and the figure, where it stands on the same line. */
const PHRASE = new RegExp(
  [
    String.raw`^(\p{L}[\p{L}’'.,/&+\s–-]*?)\s*`,
    String.raw`(\([^)]{1,40}\)|@\s?\d{1,3}(?:\.\d+)?\s?%)?\s*([:–-]?)\s*`,
    String.raw`((?:[-–(]?\s?(?:\p{Sc}|\p{Lu}{1,3}\p{Sc}?|Rs\.?|Rp\.?|S/)?\s?[-–(]?\d[\d.,'’ ]*\)?(?:\s?[A-Z]{3,4}|\s?\p{Sc}|\s?Kz)?)?)$`,
  ].join(''),
  'u',
);

const PAYER =
  /^(?:(?:amount|total|less:?) )*(?:paid|payments?|covered|settled|claimed|payable|billed)(?: by| from|(?= \()) (?:\((.+)\)|(\p{Lu}[\p{L}&.'’-]*(?: [\p{Lu}&][\p{L}&.'’-]*)*))$/iu;
/** How it was paid, or by the one who was treated. */
const MEANS =
  /cash|card|visa|master|amex|che(?:que|ck)|eft|transfer|bank|pay ?pal|stripe|pesa|online|debit|credit|deposit|patient|self|you|member|insured|copay/;

/** `Paid (Irish Life Health)`, `Paid by Cigna`: who is named as paying, and is no means of payment, is the insurer. Weak: the sums decide. */
function paidByName(words: string, remark: string | undefined): FigurePhrase | undefined {
  const [, bracketed, named = bracketed] = PAYER.exec([words.trim(), remark].filter(Boolean).join(' ')) ?? [];
  const isName = named !== undefined && /^\p{Lu}/u.test(named) && !MEANS.test(plainText(named));
  return isName ? { concept: 'insurance_amount', weight: 0.52 } : undefined;
}

/** The label that a whole line, or all of it before its figure, is by its words (see figure-phrase.ts). */
export function findFigurePhrase(segment: Segment): Omit<LabelHit, 'index'> | undefined {
  if (segment.lines > 1 || segment.text.length > MOST_LETTERS) return undefined;
  const start = NUMBERING.exec(segment.text)?.[0].length ?? 0;
  const beginning = segment.plain.slice(start);
  if (!mayBeFigurePhrase(beginning)) return undefined;
  const [, words, remark, colon, figure = ''] = PHRASE.exec(segment.text.slice(start)) ?? [];
  if (words === undefined) return undefined;
  const plain = plainText(words);
  const found =
    figurePhrase(`${plain} ${plainText((remark ?? '').replace(/[\d.]+\s?%/, ''))}`) ??
    figurePhrase(plain) ??
    paidByName(words, remark);
  if (!found) return undefined;
  return {
    segment,
    start,
    end: segment.text.length - figure.length,
    meanings: [found],
    leads: true,
    whole: figure === '',
    colon: colon === ':',
    paired: false,
  };
}
