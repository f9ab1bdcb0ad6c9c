import { describe, expect, it, test } from 'vitest';
import { figurePhrase } from '../../../../lambdas/domain/extraction/labels/figure-phrase.ts';
import { findLabels } from '../../../../lambdas/domain/extraction/labels/find-labels.ts';
import { joinWords, layOut } from '../../../../lambdas/domain/extraction/layout/layout.ts';
import { findMoney } from '../../../../lambdas/domain/extraction/text/money.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

describe('a phrase about paying in another language', () => {
  it.each([
    'neto aseguradora',
    'a cargo de la aseguradora',
    'a faturar a seguradora',
    'comparticipacao da entidade',
    'part de la mutuelle',
    'anteil der versicherung',
    'dibayar oleh penjamin',
    'reembolso al asegurado',
  ])('%s is the insurer’s', (phrase) => {
    expect(figurePhrase(phrase)).toBe('insurance_amount');
  });

  it.each([
    'deducible y copago asegurado',
    'coaseguro del paciente',
    'franquia do utente pago',
    'part non remboursee patient',
    'von ihnen zu zahlender betrag',
    'sisa tagihan pasien',
    'importe no cubierto',
  ])('%s is the patient’s, or nobody’s', (phrase) => {
    expect(figurePhrase(phrase) ?? 'out_of_pocket').toBe('out_of_pocket');
  });

  it.each([
    'not reimbursed by insurer',
    'von der versicherung nicht erstattet',
    'part pas remboursee par la mutuelle',
    'le participant paie',
  ])('%s falls to the patient', (phrase) => {
    expect(figurePhrase(phrase)).toBe('out_of_pocket');
  });

  it.each(['monto asegurado', 'valor segurado', 'datos del paciente', 'numero de cliente', 'seguro'])(
    '%s says nothing about paying',
    (phrase) => {
      expect(figurePhrase(phrase)).toBeUndefined();
    },
  );
});

test.each([
  ['16 100 FCFA', 1_610_000, 'XOF'],
  ['84.843,00 Kz', 8_484_300, 'AOA'],
  ['2 850,70 MAD', 285_070, 'MAD'],
  ['2.500,00 MT', 250_000, 'MZN'],
])('reads %s', (text, cents, currency) => {
  expect(findMoney(text)).toMatchObject([{ cents, currency }]);
});

test('a bare `No.` is an invoice number’s label before a colon only', () => {
  const label = (text: string) => {
    const words = text
      .split(' ')
      .map((word) => ({ text: word, confidence: 1, box: { x: 0, y: 0, width: 1, height: 1 } }));
    return findLabels([joinWords(words, { page: 1, pageWidth: 595, pageHeight: 842, thousandths: undefined })]);
  };
  expect(label('No.: F002-8841')[0]?.meanings[0]?.concept).toBe('invoice_number');
  expect(label('No. F002-8841')).toEqual([]);
});

test('parts the cells of a tightly set table, and keeps the spaces of a line', () => {
  const cells = (words: readonly (readonly [number, string])[]) =>
    layOut(printedDocument(...words.map(([x, text]) => ({ x, y: 100, text })))).map(({ text }) => text);
  // The type is 10 points, a letter 5: spaces are 3 points wide, the gap between the cells is 7.
  const row: [number, string][] = [
    [50, 'du'],
    [63, '03/02/2026'],
    [116, 'au'],
    [129, '12/02/2026'],
    [186, '14/03/2026'],
  ];
  expect(cells(row)).toEqual(['du 03/02/2026 au 12/02/2026', '14/03/2026']);
  const even: [number, string][] = [
    [50, 'du'],
    [67, '03/02/2026'],
    [124, 'au'],
    [141, '12/02/2026'],
    [198, '14/03/2026'],
  ];
  expect(cells(even)).toHaveLength(1);
});

test('adds the shares of two insurers, and not what was paid and is left to pay', () => {
  const { values } = extractInvoice(
    plainDocument(`
Cabinet Dentaire du Parc                 FACTURE N° FD-1190
Patient : Hervé Montagnier               Date : 02/11/2026
Détartrage complet                       1254,47 €
Total TTC                                1254,47 €
Part CPAM                                376,34 €
Part Mutuelle                            501,79 €
Part Patient                             376,34 €
Montant payé : 188,17 €
Reste à payer : 1066,30 €`),
  );
  expect(values).toMatchObject({ insurance_amount: '878.13', out_of_pocket: '376.34', total_amount: '1254.47' });
});

test.each([
  ['Total aseguradora:', 'insurance_amount'],
  ['Montant tiers payant:', 'insurance_amount'],
  ['Valor a receber do convênio:', 'insurance_amount'],
  ['Jumlah ditanggung:', 'insurance_amount'],
  ['Total utente:', 'out_of_pocket'],
  ['Privatanteil:', 'out_of_pocket'],
  ['Deducible y coaseguro:', 'out_of_pocket'],
  ['Kostenobergrenze:', 'max_coverage'],
  ['Quittung Nr.:', 'invoice_number'],
  ['Serie y número:', 'invoice_number'],
  ['Erstellt am:', 'submission_date'],
  ['Compagnie:', 'insurance_name'],
  ['Formation sanitaire:', 'provider_name'],
  ['Taux:', 'insurance_percent'],
])('knows the label %s', (text, concept) => {
  const words = text
    .split(' ')
    .map((one, at) => ({ text: one, confidence: 1, box: { x: at / 10, y: 0, width: 0.09, height: 1 } }));
  const [hit] = findLabels([joinWords(words, { page: 1, pageWidth: 595, pageHeight: 842, thousandths: undefined })]);
  expect(hit?.meanings.map((meaning) => meaning.concept)).toContain(concept);
});

it('what a bill calls the patient’s contribution is no insurer’s', () => {
  const concepts = (text: string) =>
    findLabels(layOut(plainDocument(`${text}     30,00`))).flatMap(({ meanings }) =>
      meanings.map(({ concept }) => concept),
    );
  expect(concepts('Comparticipação da beneficiária')).toEqual(['out_of_pocket']);
  expect(concepts('Comparticipação da entidade')).toContain('insurance_amount');
});
