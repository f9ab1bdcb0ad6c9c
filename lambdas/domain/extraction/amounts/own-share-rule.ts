import { whoseShare } from '../labels/whose-share.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import { OWN_SHARE_WORDS } from '../words/own-share-words.ts';

/** A figure, and what its sentence says of it. */
interface SaidFigure {
  readonly cents: number;
  /** In plain text, the sentence up to the figure. */
  readonly before: string;
  /** As printed, what follows it. */
  readonly behind: string;
  /** As printed, all that stands before it in its line or paragraph. */
  readonly upTo: string;
}

/** The bill that such figures are held against; amounts in cents. */
interface DividedBill {
  readonly sheet: Sheet;
  readonly whole: number;
  readonly own: number;
  /** How many visits the lines are of; 0 where they do not tell. */
  readonly visits: () => number;
}

/** One way in which a paper says how much the patient bears. */
export interface OwnShareRule {
  /** What a paper that says so holds somewhere, in plain text. */
  readonly speaks: RegExp;
  /** The least that the patient bears by what is said of a figure, in cents; 0 where nothing is. */
  readonly least: (said: SaidFigure, bill: DividedBill) => number;
}

const OWN = anyWordPattern(...OWN_SHARE_WORDS.excess, ...OWN_SHARE_WORDS.copay);
/** How it is to be paid, and not who bears what. */
const REQUEST = anyWordPattern('please|kindly|bitte|veuillez|por favor|mohon|harap');

/** Whether words in plain text speak of what the patient bears. */
export function speaksOfOwnShare(words: string): boolean {
  return !hasWord(words, REQUEST) && (hasWord(words, OWN) || whoseShare(words) === 'patient');
}

/** What a currency's sign may be between words and their figure, in plain text. */
export const SIGN_BEFORE = '(?: (?:rp|eur|euro|chf|usd|gbp|r|rs|inr|rm|aed))?';
