import { describe, expect, test } from 'vitest';
import { check } from '../checked-bill.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const bill = (said: string) => `
Grey Heron Medical Center
INVOICE
Patient Name: Ida Moss           Invoice Number: T-5512
Consultation and blood count               500.00 EUR
Total amount                               500.00 EUR
${said}`;
const read = (said: string) => extractInvoice(plainDocument(bill(said))).values;

test.each([
  ['Ihr Tarif Nova Plus erstattet 70 % aller Arztkosten bis zum Betrag von 900,00 EUR im Jahr.'],
  ['Hiervon trägt Ihre Zusatzversicherung vereinbarungsgemäß 70 %, den Rest begleichen bitte Sie.'],
  ['70 % der Kosten werden von der Krankenkasse übernommen.'],
  ['Selon vos conditions, votre mutuelle intervient à hauteur de 70 % dans ces frais.'],
  ['Votre complémentaire (adhérent 5518) participe à raison de 70 % des honoraires.'],
  ['O seu seguro (cartão n.º 4471 02) suporta 70% desta conta e debita-a connosco.'],
  ['Su póliza reembolsa el 70 % de las consultas de fuera del cuadro médico.'],
  ['Ihre Zusatzversicherung Nova Plus übernimmt 70 % der bewilligten Sitzungen.'],
  ['Votre mutuelle prend en charge 70 % de la rééducation.'],
  ['Of this your insurer will bear 70% under the group plan of your employer.'],
  ['We shall bill you for the rest, as 70% is met by your insurer under its agreement with us.'],
  ['Asuransi menanggung 70% dari biaya perawatan ini sesuai ketentuan.'],
])('reads the rate that somebody is said to bear: %s', (said) => {
  expect(read(said)).toMatchObject({ insurance_percent: '70.00', insurance_amount: '350.00', out_of_pocket: '150.00' });
});

test.each([
  ['Der Patient trägt 70 % der Kosten selbst, wie wir es am Anfang vereinbart haben.'],
  ['Ihre Versicherung erstattet bis zu 70 % der Kosten, fragen Sie bitte vor dem Termin nach.'],
  ['Votre mutuelle prend en charge 70 % de la base de remboursement, renseignez-vous auprès d’elle.'],
  ['The insurer does not pay 70% of any cosmetic treatment, as set out in the terms.'],
  ['Se cancelar na véspera, o reembolso é de 70% do valor pago.'],
  ['Our clinic allows a discount of 70% to staff of every insurer in this town.'],
])('leaves what is no rate of the insurer’s on this bill: %s', (said) => {
  expect(read(said).insurance_percent).toBeUndefined();
});

describe('in a caption of three figures that agree', () => {
  const three = (rate: number) => `
Total des honoraires                                         CHF 600.00
Participation de Sanitas (prise en charge à ${rate} %)       CHF 450.00
Votre participation                                          CHF 150.00`;

  test('the rate is held against them', () => {
    expect(check(three(75)).result).toBe('PASS');
    expect(check(three(60))).toMatchObject({ result: 'FAIL', reasonCode: 'PERCENT_DISAGREES' });
  });
});

test.each([
  [75, 'PASS'],
  [60, 'FAIL'],
])('holds the rate of the approved care against figures that agree: %i', (rate, result) => {
  const three = 'Rechnungsbetrag      600,00 €\nVersicherungsanteil      450,00 €\nEigenanteil      150,00 €';
  const said = `Ihre Zusatzversicherung Nova Plus übernimmt ${rate} % der bewilligten Sitzungen.`;
  expect(check(`${three}\n${said}`)).toMatchObject({ result });
});
