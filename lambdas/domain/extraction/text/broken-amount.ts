import { findMoney } from './money.ts';
import { isOddAmount } from './odd-amount.ts';

/** What stands for a digit that was not made out: letters like digits, and signs. */
const DOUBTFUL = 'OoQDIilSsBZzGgb|!?#*';
const IN_FIGURE = new RegExp(`[${DOUBTFUL}]`, 'g');
const FIGURE = new RegExp(`^\\s*((?:[A-Z]{1,3})?\\p{Sc}|[A-Z]{3} ?|R[ps]\\.? ?)?([\\d${DOUBTFUL}.,'’]+)(?=\\s|$)`, 'u');
/** `$A,220.00`, `$5.00.00`; neither `$500/DAY` nor an id such as `€251021-88374`. */
const SIGNED = /^\s*(?:[A-Z]{1,3})?\p{Sc}[^\s/–-]{0,12}\d[^\s/–-]{0,12}(?=\s|$)/u;

/** `**800.00`, `£ ***1,000.00`: programs fill the place before a figure, so that nobody puts a digit there; no digit is lost. */
const PROTECTED = /^(\s*(?:(?:[A-Z]{1,3})?\p{Sc}|[A-Z]{3} ?|R[ps]\.? ?)? *)\*{2,} ?(?=[1-9]|0[.,]\d)/u;

/** Whether a text begins with an amount of which a digit is none, or is one in a form of its own: `$5OO.OO`, `4,2#0.00`, `£ 0.5k`. */
export function isBrokenAmount(printedText: string): boolean {
  if (!/\d/.test(printedText)) return false;
  const text = printedText.includes('**') ? printedText.replace(PROTECTED, '$1') : printedText;
  const [signed] = SIGNED.exec(text) ?? [];
  if ((signed !== undefined && findMoney(signed).length === 0) || isOddAmount(text)) return true;
  const [printed, sign = '', figure = ''] = FIGURE.exec(text) ?? [];
  if (printed === undefined || !/\d/.test(figure)) return false;
  return isAmount(sign + figure.replace(IN_FIGURE, '1')) && !isAmount(printed.trim());
}

/** All of it one amount that shows itself as such. */
function isAmount(text: string): boolean {
  const [money] = findMoney(text);
  return money?.certain === true && money.start === 0 && money.end === text.length;
}
