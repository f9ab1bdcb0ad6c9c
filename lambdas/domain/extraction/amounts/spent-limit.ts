import { type Sheet, weightOf } from '../sheet/sheet.ts';
import { findMoney, type Money } from '../text/money.ts';
import { plainText } from '../text/plain-text.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { sayingInsurer } from './saying-insurer.ts';
import { unsignedAmount } from './unsigned-amount.ts';

/** A label that surely names the most that is paid. */
const SURE = 0.7;
/** All that stands there; `none`, `keine` and `néant` may also say that there is no limit. */
const NOTHING = /^ *(?:nil|zero|null|cero|nulo|nihil|nol) *$/;
const SPENT = new RegExp(
  `^ *(?:(?:is|fully|ist|vollstandig|est|entierement|esta|totalmente|sudah|telah) +){0,2}(?:${[
    'exhausted|used up|spent|ausgeschopft|erschopft|aufgebraucht|verbraucht',
    'epuisee?|agotad[oa]|esgotad[oa]|habis',
  ].join('|')}) *$`,
);

/**
 * All that a label may say: the most, of the cover, for the bill. Any other word makes a nothing another one's: what exceeds
 * the limit, what was used of it, the patient's, or one kind of treatment's.
 */
const WORDS = new Set(
  [
    'max maximum maximal maximale maximaler maximales maximo maxima limit limits limite limites ceiling cap plafond plafon teto tope batas maksimum maksimal',
    'hochstleistung hochstbetrag hochsterstattung hochstgrenze obergrenze leistungsgrenze leistungsobergrenze kostenobergrenze erstattungsgrenze deckungsgrenze',
    'cover coverage benefit benefits insurance insurer policy plan reimbursement amount deckung leistung erstattung versicherung betrag kostenubernahme',
    'remboursement garantie prise en charge couverture assurance contrat montant cobertura prestacion reembolso poliza seguro aseguradora monto importe',
    'comparticipacao apolice seguradora valor pertanggungan manfaat jaminan tanggungan penggantian asuransi polis nilai jumlah',
    'the of for this your s per claim bill invoice der die das des von fur diese diesen pro schadenfall rechnung de du la le l d par pour cette ce facture sinistre',
    'del el los por para este esta factura siniestro da do desta deste fatura sinistro untuk oleh dari ini klaim tagihan',
    'gbp eur euro usd chf aud cad idr rp brl mxn',
  ].flatMap((line) => line.split(' ')),
);
/** Forms print `Annual limit 0.00` where nothing was filled in; that it is exhausted is said on purpose. */
const YEARLY = new Set(
  'annual yearly year calendar jahr jahrlich jahrliche annuel annuelle an anual ano tahun tahunan'.split(' '),
);

/** A limit of nothing, by its figure or in a word beside its label: `Maximum coverage  £ 0.00`, `Plafond  épuisé`. */
export function spentLimit(sheet: Sheet): AmountCandidate | undefined {
  for (const { hit, segment, from, to, method, nearness } of sheet.slots) {
    const score = weightOf(hit, 'max_coverage') * nearness;
    if (score < SURE || !hit.leads || (method !== 'label-right' && method !== 'label-inside')) continue;
    const value = segment.text.slice(from, to);
    const isSpent = SPENT.test(plainText(value));
    const nothing = isSpent ? all(value) : nothingIn(value);
    const label = hit.segment.plain.slice(0, segment === hit.segment ? from : undefined);
    if (!nothing || !saysOnlyLimit(sayingInsurer(label, sheet), isSpent) || (!isSpent && isEmptyForm(sheet))) continue;
    return unsignedAmount(segment, { ...nothing, start: from + nothing.start, end: from + nothing.end }, score, method);
  }
  return undefined;
}

function saysOnlyLimit(label: string, ofYear: boolean): boolean {
  return (label.match(/[a-z0-9]+/g) ?? []).every((word) => WORDS.has(word) || (ofYear && YEARLY.has(word)));
}

const USED = /^ *(?:used|utilise|consomme|verbraucht|utilizado|consumido|terpakai)(?![a-z])/;
/** `0.00 = unlimited`. */
const EXPLAINED = /(?<![\d.,])0(?:[.,]00)? *= *\p{L}/u;

/** Whether a nothing is a field's that was not filled in: of a spent limit something was used. */
function isEmptyForm({ segments, neighbours }: Sheet): boolean {
  return segments.some(
    (one) =>
      EXPLAINED.test(one.text) ||
      (USED.test(one.plain) &&
        [one, ...neighbours.row(one)].some(({ amounts }) => amounts.some(({ cents }) => cents === 0))),
  );
}

/** An amount of nothing that is all of a text, or a word for it. */
function nothingIn(text: string): Money | undefined {
  const [money, other] = findMoney(text);
  if (!money) return NOTHING.test(plainText(text)) ? all(text) : undefined;
  const isAll = !other && !HAS_WORD.test(text.slice(0, money.start) + text.slice(money.end));
  return isAll && money.cents === 0 ? money : undefined;
}

const HAS_WORD = /[\p{L}\d%]/u;

function all(text: string): Money {
  return { cents: 0, currency: null, certain: true, start: text.search(/\S/), end: text.trimEnd().length };
}
