import { expect, test } from 'vitest';
import { whoseShare } from '../../../../lambdas/domain/extraction/labels/whose-share.ts';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { readAmounts } from '../../../../lambdas/domain/extraction/read-amounts.ts';
import { findMoney } from '../../../../lambdas/domain/extraction/text/money.ts';
import { amountsOfBill } from '../amounts-of-bill.ts';
import { check } from '../checked-bill.ts';
import { printedDocument } from '../printed-page.ts';

test.each([
  ['412,50 Euro', 41250, 'EUR'],
  ['40 euros', 4000, 'EUR'],
  ['Euro 18,00', 1800, 'EUR'],
  ['75 Franken', 7500, 'CHF'],
  ['320,00 reais', 32000, 'BRL'],
  ['150.000 rupiah', 15000000, 'IDR'],
])('a currency written out is part of its figure: %s', (printed, cents, currency) => {
  expect(findMoney(printed)).toEqual([{ cents, currency, certain: true, start: 0, end: printed.length }]);
});

test('the figure of a row is not what its brackets say it is made of', () => {
  expect(
    amountsOfBill(`
Lymphdrainage, 8 × 40,00                                     320,00 Euro
davon übernimmt Die Techniker                                278,00 Euro
Ihre Zuzahlung (10 % und 10,00 Verordnungsblattgebühr)        42,00 Euro`),
  ).toEqual({ total: '320.00', insurance: '278.00', patient: '42.00' });
});

test('a head over two lines, the first of which has four words, is the head of its column', () => {
  const heads = [
    { x: 300, y: 100, text: 'À charge de la' },
    { x: 430, y: 100, text: 'À charge du patient' },
    { x: 300, y: 113, text: 'mutualité' },
  ];
  const row = (y: number, ...[service, borne, left]: readonly string[]) => [
    { x: 50, y, text: service ?? '' },
    { x: 320, y, text: borne ?? '' },
    { x: 480, y, text: left ?? '' },
  ];
  const document = printedDocument(
    ...heads,
    ...row(140, 'Consultation', '31,20', '4,00'),
    ...row(158, 'Chambre à deux lits', '210,00', '61,80'),
    ...row(176, 'TOTAL', '241,20', '65,80'),
  );
  expect(readAmounts(document, outlineDocument(document)).readings).toMatchObject({
    insurance_amount: { value: '241.20' },
    out_of_pocket: { value: '65.80' },
  });
});

test.each([
  ['consulta e plano de tratamento'],
  ['treatment plan and review'],
  ['plan de soins infirmiers'],
  ['preco particular'],
  ['precio privado'],
])('neither a plan of treatment nor a private price says who bears a figure: %s', (words) => {
  expect(whoseShare(words)).toBeUndefined();
});

test.each([
  ['paid by your plan', 'insurer'],
  ['particular', 'patient'],
  ['cubre el paciente', 'patient'],
  ['cubre metlife mexico', 'insurer'],
  ['cubierto por el asegurado', 'patient'],
  ['cobre o utente', 'patient'],
  ['couvert par le patient', 'patient'],
  ['couvert par l assureur', 'insurer'],
])('a plan, and who pays by himself, do: %s', (words, party) => {
  expect(whoseShare(words)).toBe(party);
});

test('what was left of an earlier bill is nobody’s share, whatever stands between its label and figure', () => {
  const { values } = check(`
Total des honoraires               620,00 $
Montant réclamé à l’assureur       496,00 $
Solde antérieur au 2026-09-30 : 36,50 $ (acquitté). TPS et TVQ non applicables aux soins de santé.
Frais de 25,00 $ pour tout rendez-vous annulé moins de 24 heures à l’avance. Merci de votre confiance!`);
  expect(values).toMatchObject({ insurance_amount: '496.00', total_amount: '620.00' });
  expect(values.out_of_pocket).toBeUndefined();
});
