import type { Word } from './document.ts';

/** `5,00,000.00`, and the words of Indian papers. */
const INDIAN = /(?<!\d)\d{1,2}(?:,\d{2})+,\d{3}(?!\d)|^(?:GSTIN|INR|Rupees|Lakhs?|Paise)(?!\p{L})/u;

/** The words of a page, where it is Indian with rupees for the yen that recognisers take their sign for: few of them know it. */
export function withRupees(lines: readonly (readonly Word[])[]): readonly (readonly Word[])[] {
  if (!lines.some((words) => words.some(({ text }) => INDIAN.test(text)))) return lines;
  return lines.map((words) => words.map((word) => ({ ...word, text: word.text.replace('¥', '₹') })));
}
