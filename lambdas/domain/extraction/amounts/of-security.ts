import type { Segment } from '../layout/layout.ts';

/** What is left as a security and given back, in plain text, right before its figure. */
const SECURITY =
  /(?<![a-z])(?:(?:cheque|depot) de (?:caution|garantie)|caution|kaution|(?:cheque )?caucao|fianza|(?:cheque|deposito) (?:en|de|em) garantia|security deposit|bond|uang jaminan)(?: (?:of|von|in hohe von|de|por|por valor de|d|sebesar|held))? *(?:[a-z]{1,3} )?$/;

/** `Un chèque de caution de 300,00 € vous sera rendu`: whether an amount secures a bill, and is no part of it. */
export function isSecurity({ plain }: Segment, start: number): boolean {
  return SECURITY.test(plain.slice(Math.max(0, start - REACH), start));
}

/** In characters; files made to exhaust a reader have lines without end. */
const REACH = 60;
