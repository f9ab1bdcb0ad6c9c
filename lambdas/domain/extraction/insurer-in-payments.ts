import { isGeneralName } from './general-names.ts';
import { INSURER_WORDS } from './insurer-words.ts';
import { placeOf } from './layout.ts';
import { plainText } from './plain-text.ts';
import { readOrganization } from './read-organization.ts';
import type { Reading } from './reading.ts';
import type { Sheet } from './sheet.ts';
import { hasWord, wordPattern } from './word-pattern.ts';

/** `Insurance payment - Keystone Fund`, `Payment Received (Insurance) - Zurich`: behind the kind of payment, who made it. */
const BEHIND_KIND =
  /(?<!\p{L})(?:insurance|insurer|hmo|tpa|panel|cashless|assurance|mutuelle|aseguradora|seguro|seguradora|conv[eê]nio|versicherung|krankenkasse|asuransi|penjamin)(?: (?:payment|payments|paid|pmt|claim|admission|billing|company|pago|pagamento|paiement|zahlung|pembayaran)){0,2}\)?\s*[-–—:]\s+(?=\p{Lu})/giu;
/** `submitted to Care Health Insurance`, `is lodged with ICICI`, `settled by Aetna`: to or by whom a claim went. */
const BEHIND_VERB =
  /(?<!\p{L})(?:lodged|filed|submitted|sent|billed|claimed|registered|settled|paid|payable|covered|insured|reimbursed|approved)(?: directly)? (?:with|to|by|from) (?:the )?(?=\p{Lu})/gu;
const BEHIND_VERB_ABROAD =
  /(?<!\p{L})(?:dibayar(?:kan)?|ditanggung|dijamin|diklaim|ditagihkan|pagad[oa]|abonad[oa]|cubiert[oa]|asumid[oa]|pag[oa]|cobert[oa]|comparticipad[oa]|factura(?:do)?|faturado|pay[ée]e?|r[ée]gl[ée]e?|pris(?:e)? en charge|rembours[ée]e?|couverte?|bezahlt|gezahlt|[üu]bernommen|erstattet|abgerechnet|versichert)s?(?: (?:oleh|kepada|ke|via|por|pel[oa]|par|von|durch|mit|bei|an|al|a|à))? (?:(?:l['’]|la |el |o |a |der |die |das |pihak ))?(?=\p{Lu})/giu;
/** A company's form of law, before or behind its name: `PT JASA RAHARJA`, `Coomeva S.A.` */
const COMPANY = /^(?:PT|Perum)\.? \p{L}|\s(?:S\.? ?A\.?|AG|SE|VVaG|Tbk\.?|Ltda\.?)$/u;
/** A line about paying, in which capitals and an insurer's words make a name. */
const PAYING = wordPattern('payments?|paid|claims?|cashless|insurer|settled|reimbursed|covered|billed');
const PAYING_ABROAD = wordPattern(
  'dibayar(?:kan)?|ditanggung|dijamin|pagad[oa]|abonad[oa]|cubiert[oa]|cobert[oa]|payee?|reglee?|couverte?|bezahlt|ubernommen|erstattet|abgerechnet',
);
const RUN =
  /(?<!\p{L})\p{Lu}[\p{L}&.'’]*(?: (?:of|and|&|de|du|für|y|e|\([\p{L}]+\)|\p{Lu}[\p{L}&.'’-]*|\p{Lu}\p{Ll}+))+/gu;
const [KIND, NAMED] = [0.72, 0.66];

/** The insurer where no label names it: who paid, or to whom the claim went, as lines about payments say. */
export function insurerInPayments(sheet: Sheet): Reading | undefined {
  const found: Reading[] = [];
  for (const segment of sheet.segments) {
    const add = (from: number, text: string, confidence: number) => {
      const name = readOrganization(text, true);
      if (!name || isGeneralName(name.value)) return;
      const place = placeOf(segment, from + name.start, from + name.end);
      found.push({ value: name.value, printed: name.value, confidence, place, method: 'payment' });
    };
    if (![PAYING, PAYING_ABROAD, INSURER_WORDS].some((words) => hasWord(segment.plain, words))) continue;
    for (const match of segment.text.matchAll(BEHIND_KIND)) {
      const from = match.index + match[0].length;
      add(from, segment.text.slice(from), KIND);
    }
    for (const match of segment.text.matchAll(BEHIND_VERB)) {
      const from = match.index + match[0].length;
      if (namesInsurer(readOrganization(segment.text.slice(from), true)?.value ?? ''))
        add(from, segment.text.slice(from), KIND);
    }
    for (const match of segment.text.matchAll(BEHIND_VERB_ABROAD)) {
      const from = match.index + match[0].length;
      const name = readOrganization(segment.text.slice(from), true)?.value ?? '';
      if (namesInsurer(name) || COMPANY.test(name)) add(from, segment.text.slice(from), KIND);
    }
    const row = sheet.neighbours.row(segment);
    if (!row.some(({ plain }) => hasWord(plain, PAYING))) continue;
    for (const match of segment.text.matchAll(RUN)) {
      if (namesInsurer(match[0])) add(match.index, match[0], NAMED);
    }
  }
  const [best] = found.sort((a, b) => b.confidence - a.confidence || b.value.length - a.value.length);
  // Two names leave it open whose the claim is.
  return best && found.every(({ value }) => sharesWord(value, best.value)) ? best : undefined;
}

function namesInsurer(value: string): boolean {
  return hasWord(plainText(value), INSURER_WORDS) && !isGeneralName(value);
}

function sharesWord(one: string, other: string): boolean {
  const words = new Set(plainText(one).split(/ +/));
  return plainText(other)
    .split(/ +/)
    .some((word) => words.has(word) && !isGeneralName(word));
}
