import { hasWord, wordPattern } from '../text/word-pattern.ts';

const PAYS = wordPattern(
  'visa|master ?card|maestro|amex|debit\\w*|credit\\w*|debito|credito|bancaria|bancaire|bank\\w*|kredit\\w*|paid|payment|pago|pagado|pagada|paye\\w*|gezahlt|bezahlt|pagto|bayar|dibayar|tunai',
);

/** `Paid by card 4471 0277 6118 4470`: the words before a card's number, in plain text, say that it pays. */
export function isPayingCard(plain: string): boolean {
  return hasWord(plain, PAYS);
}
