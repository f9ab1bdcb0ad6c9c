import { isInsurersPaper } from '../sheet/insurers-paper.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import { WHO_TREATS } from '../words/who-treats.ts';
import { isSignedByClaimsDepartment } from './claims-departments.ts';

/** Whether who writes is the insurer: by the paper's heading, or by who signs a letter. */
export const isFromInsurer = onceASheet((sheet) => isInsurersPaper(sheet) || isSignedByClaimsDepartment(sheet));

/** In plain text, right before a figure. */
const PAID_YOU = new RegExp(
  `(?<![a-z])(?:${[
    'we (?:have |ve )?(?:now |today |already )?(?:paid|transferred|sent|credited|refunded|reimbursed|settled)(?: to)?(?: you)?(?: directly)?',
    '(?:le|les) (?:hemos (?:ya )?)?(?:transferido|abonado|ingresado|pagado|reembolsado|transferimos|abonamos|ingresamos|reembolsamos)',
    '(?:haben wir|wir haben) ihnen(?: heute| bereits| nun)?|(?:uberweisen|erstatten|zahlen|verguten) wir ihnen|wir (?:uberweisen|erstatten|zahlen) ihnen',
    'nous vous (?:avons |)(?:ce jour |deja )?(?:verse|vire|rembourse|regle|versons|virons|remboursons|reglons)',
    '(?:zahlen|erstatten|verguten|uberweisen) wir (?:daher|deshalb|somit|also)|nous (?:versons|remboursons|payons|reglons) donc|we therefore (?:pay|reimburse|refund|transfer)',
    '(?:abonamos|pagamos|reembolsamos|transferimos) (?:por (?:lo )?tanto|pues)|(?:pagamos|reembolsamos|transferimos|creditamos) (?:portanto|por isso|assim)',
    '(?:transferimos|creditamos|pagamos|reembolsamos) lhe|lhe (?:transferimos|creditamos|pagamos|reembolsamos)',
    'kami (?:telah |sudah |akan )?(?:mentransfer|membayar(?:kan)?|mengganti)(?: kepada)?(?: (?:anda|bapak|ibu))?',
  ].join('|')})(?: (?:la (?:cantidad|suma) de|the sum of|la somme de|a quantia de|sebesar|rp|eur|chf|r|s))* *$`,
);
const CHARGED = new RegExp(
  `(?<![a-z])(?:${WHO_TREATS}) (?:[a-z]+ )?(?:charged|billed|invoiced|facturo|ha facturado|cobro|berechnete|a facture|faturou|cobrou|menagih(?:kan)?)(?: you| us)?(?: (?:a total of|un total de|um total de|insgesamt|rp|eur|chf|r|s))* *$`,
);
const SENT_INVOICE =
  /(?<![a-z])(?:thank you for (?:sending|your)|we (?:have )?received|acusamos recibo|hemos recibido|recibimos|(?:wir haben|haben wir)|nous (?:accusons reception|avons (?:bien )?recu)|recebemos|acusamos a rececao|kami (?:telah )?(?:menerima|terima))(?![a-z])/;
const INVOICE_FOR =
  /(?<![a-z])(?:invoice|bill|factura|rechnung|facture|fatura|recibo|tagihan|kuitansi)(?![a-z])(?:(?!includes?|incluye|enthalt|comprend|inclui|termasuk)[a-z0-9 ])*[ ](?:for|of|por|uber|de|d un montant de|no valor de|sebesar|por (?:importe|valor|un total) de|in hohe von)(?: (?:rp|eur|chf|r|s))* *$/;

/** Whether a clause of an insurer's letter, in plain text, leads to what it pays who is written to. */
export function paysYou(clause: string): boolean {
  return PAID_YOU.test(clause);
}

/** Whether a clause of an insurer's letter, in plain text, leads to what was billed: `The clinic charged`, `Acusamos recibo de la factura …, por`. */
export function tellsBilled(clause: string): boolean {
  return CHARGED.test(clause) || (SENT_INVOICE.test(clause) && INVOICE_FOR.test(clause));
}
