import { matchInsurers } from '../../insurers/match-insurer.ts';
import { INSURERS } from '../../insurers/registry.ts';
import type { Concept } from '../labels/label-rule.ts';
import { INSURER_WORDS } from '../parties/insurer-words.ts';
import type { Segment } from '../sheet/layout.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { everyMatch } from '../text/every-match.ts';
import { findMoney } from '../text/money.ts';
import { plainText } from '../text/plain-text.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { clauseFigures } from './clause-figures.ts';
import { unsignedAmount } from './unsigned-amount.ts';

/** Nothing behind the label but a figure with its currency. */
const NOTHING_BEHIND = ' *(?=[^a-z]*(?:[a-z]{1,4})?[^a-z]*$)';
/** `Amount Paid: 80.00`, `Less payments received (80.00)`: without who paid. */
const PAID = new RegExp(
  [
    '^ *(?:',
    '(?:(?:less|total|amount|net|already|the|sum) )*(?:paid|payments?|received|recd|settled|credits?|deposit)(?: (?:amount|to date|received|recd|made|total|already|so far|applied|credits?|and))*',
    '|(?:(?:ya|importe|monto|total|valor|menos|ja|montante) )*(?:pagad[oa]|abonad[oa]|pagos?|cobrado|recibido|anticipo|recebido|pagamentos?)(?: (?:recibidos?|realizados?|recebidos?|efetuados?))*',
    '|(?:(?:bereits|betrag|abzuglich|abzgl|davon) )*(?:bezahlt|gezahlt|zahlung(?:en)?|geleistet|anzahlung)(?: (?:erhalten|eingegangen))*',
    '|(?:(?:deja|montant|total|moins) )*(?:payee?|reglee?|versee?|encaissee?|acompte|reglements?|paiements?)(?: (?:recus?|effectues?))*',
    '|(?:(?:sudah|telah|jumlah|total) )*(?:dibayar|pembayaran|terbayar|bayar|uang muka)(?: (?:diterima))*',
    `)${NOTHING_BEHIND}`,
  ].join(''),
);
/** `Balance Due: 20.00`: without who owes it. */
const OWED = new RegExp(
  [
    '^ *(?:',
    '(?:please )?(?:pay|remit) this amount|please (?:pay|remit)|(?:(?:remaining|outstanding|total|net|final|account|current|amount|unpaid) )*(?:balance|due|owing|outstanding|remaining|payable|unpaid)(?: (?:amount|due|payable|remaining|outstanding|owing|now|to pay|balance|unpaid))*',
    '|(?:(?:total|saldo|importe|monto|valor|neto|montante) )*(?:saldo|pendiente|por pagar|a pagar|restante|a cobrar|em aberto|em falta|em divida|por cobrar)(?: (?:de pago|a pagar|pendiente|final))*',
    '|(?:(?:noch|verbleibender|offener|zu zahlender) )*(?:rest|betrag|restbetrag|saldo|offen|zu zahlen|zahlbetrag|restforderung)',
    '|(?:(?:net|montant|total) )*(?:reste|reste du|reste a payer|reste a regler|solde|solde du|a payer|a regler|restant du)',
    '|(?:(?:total|jumlah) )*(?:sisa|kekurangan|belum dibayar|kurang bayar|terutang)(?: (?:tagihan|pembayaran|bayar))*',
    `)${NOTHING_BEHIND}`,
  ].join(''),
);
/** How or by whom it was paid. */
const PAYMENT =
  /^ *(?:mode of |method of |forma de |medio de |metodo de |mode de |moyen de |cara )?(?:payments?|paid|settled|settlement|remittance|pago|pagad[oa]|pagamento|paiement|paye|regle|reglement|zahlung|zahlungsart|bezahlt|gezahlt|pembayaran|bayar|dibayar)(?![a-z])/;
const PAYER = anyWordPattern(
  'insurance|insurer|aseguradora|seguro|seguradora|convenio|obra social|mutuelle|assurance|versicherung|krankenkasse|kasse|kostentrager|tiers payant|asuransi|penjamin|panel|hmos?|tpa|payer|payor|health plan|health fund|medical aid|third party|direct billing',
);
const ADDRESSED =
  /^ *(?:(?:bill|invoice|charge|sold)(?:ed|d)? to|client|customer|account|debtor|to|factur(?:ar|ado) a|cliente|faturar a|rechnung an|rechnungsempfanger|kunde|an|facture a|facturer a|ditagihkan kepada|kepada)(?![a-z])/;
/** `The balance is payable by the insurer.` */
const INSURER_OWES =
  /(?:balance|amount due|outstanding)(?: [a-z]+){0,3} (?:payable|due|owed|owing|billed|invoiced|settled|claimed)(?: [a-z]+){0,2} (?:by|from|to) (?:the |your |our )?(?:insurer|insurance|fund|plan|payer|hmo|tpa|scheme)/;
/** `Amount paid is the panel's share.` */
const INSURER_PAID =
  /(?:paid|payments?|received)(?: [a-z]+){0,4} (?:is|are|was|were|by|from) (?:the )?(?:insurer|insurance|panel|fund|plan|payer|hmo|tpa|scheme)/;

/** Of more words it is a sentence, which names the insurer for anything. */
const LABEL_AND_NAME = 14;
const SCORE = 0.85;

/**
 * Bills that say what was paid and what is left without saying who paid: where a payment names the insurer, or the bill
 * goes to it, the two figures are the two shares, if a printed figure is their sum.
 */
export function settledShares(sheet: Sheet, concept: Concept): readonly AmountCandidate[] {
  const { insurance, patient, total } = remembered(sheet) ?? {};
  const found = { insurance_amount: insurance, out_of_pocket: patient, total_amount: total }[concept as 'total_amount'];
  return found ? [found] : [];
}

interface Settled {
  readonly insurance: AmountCandidate;
  readonly patient: AmountCandidate;
  readonly total: AmountCandidate;
}

const remembered = onceASheet(findSettled);

function findSettled(sheet: Sheet): Settled | null {
  const owed = labelledBy(OWED, sheet);
  if (owed.length === 0) return null;
  const booked = paymentsOfInsurer(sheet);
  const paid = [...booked, ...labelledBy(PAID, sheet)];
  const figures = paid.length === 0 ? [] : figuresOf(sheet.segments);
  for (const payment of paid) {
    for (const balance of owed) {
      const total = figures.find(({ figure }) => figure === payment.figure + balance.figure);
      if (!total || payment.figure <= 0 || balance.figure <= 0) continue;
      const byInsurer = booked.includes(payment) || insurerPaid(sheet);
      // Who paid goes before whom the bill was sent to.
      const toInsurer = owesInSentence(sheet) || (!byInsurer && isAddressed(sheet));
      if (byInsurer === toInsurer) return null;
      const [insurance, patient] = byInsurer ? [payment, balance] : [balance, payment];
      return isDenied(insurance, patient, sheet) ? null : { insurance, patient, total };
    }
  }
  return null;
}

/** `Patient paid 311,446.05 at discharge; balance of 1,764,860.95 to be settled by the HMO`: a sentence knows better. */
function isDenied(insurance: AmountCandidate, patient: AmountCandidate, sheet: Sheet): boolean {
  const says = (concept: Concept, one: AmountCandidate) =>
    clauseFigures(sheet, concept).some(({ figure }) => figure === one.figure);
  return says('out_of_pocket', insurance) || says('insurance_amount', patient);
}

function labelledBy(label: RegExp, { segments, neighbours }: Sheet): AmountCandidate[] {
  return segments
    .filter(({ lines, plain }) => lines === 1 && label.test(plain))
    .flatMap((segment) => {
      const [own] = figuresOf([segment]);
      const row = own ? [] : neighbours.row(segment);
      return own ?? figuresOf(row.slice(row.indexOf(segment) + 1)).slice(0, 1);
    });
}

/** What stands in the row of a payment that names the insurer. */
function paymentsOfInsurer({ segments, neighbours }: Sheet): AmountCandidate[] {
  return segments
    .filter(
      (segment) => segment.lines === 1 && /paid|payment|remit|direct/.test(segment.plain) && namesInsurer(segment),
    )
    .flatMap((segment) => figuresOf(besides(segment, segments, neighbours.row(segment))));
}

/** The row, and where a payment's words run over two lines what stands between these. */
function besides(segment: Segment, segments: readonly Segment[], row: readonly Segment[]): readonly Segment[] {
  if (row.length > 1) return row;
  return segments.filter(
    ({ page, top, bottom }) => page === segment.page && top < segment.bottom + 1 && bottom > segment.top,
  );
}

function insurerPaid({ segments }: Sheet): boolean {
  return segments.some(
    (segment) =>
      INSURER_PAID.test(segment.plain) ||
      isPaidByName(segment) ||
      (segment.words.length <= LABEL_AND_NAME && PAYMENT.test(segment.plain) && namesInsurer(segment)),
  );
}

/** `amount received from Southern Cross`: who is known as an insurer, or named in an insurer's words, right behind it. */
function isPaidByName({ plain, text }: Segment): boolean {
  return everyMatch(plain, PAID_BY).some(({ index, 0: said }) => {
    const from = index + said.length;
    const named = text.slice(from, from + LONGEST_NAME).split(/[;,.:(]/)[0] ?? '';
    return hasWord(plainText(named), INSURER_WORDS) || matchInsurers(named, INSURERS, false).length > 0;
  });
}

const PAID_BY = /(?:paid|payments?|received|settled)(?: [a-z]+){0,2} (?:by|from) (?:the )?/g;
const LONGEST_NAME = 40;

function owesInSentence({ segments }: Sheet): boolean {
  return segments.some(({ plain }) => INSURER_OWES.test(plain));
}

/** Whether the bill goes to the insurer. */
function isAddressed({ segments, neighbours }: Sheet): boolean {
  return segments.some(
    (segment) =>
      segment.lines === 1 &&
      ADDRESSED.test(segment.plain) &&
      [segment, neighbours.rightOf(segment), neighbours.below(segment)].some((one) => one && namesInsurer(one)),
  );
}

function namesInsurer({ plain, text }: Segment): boolean {
  return hasWord(plain, PAYER) || hasWord(plain, INSURER_WORDS) || matchInsurers(text, INSURERS, false).length > 0;
}

function figuresOf(segments: readonly Segment[]): AmountCandidate[] {
  return segments.flatMap((segment) =>
    findMoney(segment.text)
      .filter(({ certain }) => certain)
      .map((money) => unsignedAmount(segment, money, SCORE, 'settled')),
  );
}
