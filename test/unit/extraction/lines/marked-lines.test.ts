import { expect, test } from 'vitest';
import { checkAmounts } from '../../../../lambdas/domain/checks/check-amounts.ts';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { readAmounts } from '../../../../lambdas/domain/extraction/read-amounts.ts';
import { plainDocument } from '../printed-page.ts';

/** Whether a bill of these rows passes, of which the last is the total; shares of 80 and 20 % stand below it. */
function reasonOf(rows: string, sign = '£ ', cents = '.00') {
  const row = (words: string, figure: string) => `${words.padEnd(40)}${figure}`;
  const lines = rows.split('|').map((line) => {
    const [, words = '', figure = ''] = /^(.*?) (-?\d.*)$/.exec(line) ?? [];
    return row(words, `${sign}${figure}`);
  });
  const total = Number(/[\d,]+(?:\.\d\d)?$/.exec(rows)?.[0].replace(',', ''));
  const shares = [
    row('Insurance pays', `${sign}${total * 0.8}${cents}`),
    row('Patient pays', `${sign}${total * 0.2}${cents}`),
  ];
  const document = plainDocument(
    [
      'Elm Row Clinic',
      'Invoice no. 7-204',
      'Patient: Ida Moss',
      row('Description', 'Amount'),
      ...lines,
      ...shares,
    ].join('\n'),
  );
  return checkAmounts(readAmounts(document, outlineDocument(document))).reasonCode;
}

const WRONG = 'LINE_ITEMS_DO_NOT_ADD_UP';
const RIGHT = 'AMOUNTS_AGREE';

test.each(['*', ' *', '**', '†', ' (1)', ' A', ' E', '¹'])(
  'adds up lines of which one has a mark behind it: "%s"',
  (mark) => {
    expect(reasonOf(`Room 60.00|Lab 30.00${mark}|X-ray 20.00|Total 100.00`)).toBe(WRONG);
    expect(reasonOf(`Room 60.00|Lab 20.00${mark}|X-ray 20.00|Total 100.00`)).toBe(RIGHT);
  },
);

test.each(['Returned', 'Storniert', 'Devuelto', 'Dikembalikan'])(
  'leaves lines alone that may be credits: %s',
  (returned) => {
    expect(reasonOf(`Room 60.00|Lab 60.00|${returned} 20.00 H|Total 100.00`)).toBe(RIGHT);
    expect(reasonOf(`Room 60.00|Lab 55.00|${returned} 15.00|Total 100.00`)).toBe(RIGHT);
  },
);

test.each([
  'Room 60.00|Lab 40.00|X-ray 20.00|Total 100.00',
  'Room 60.00|Lab 40.00|X-ray 80.00|Total 100.00',
  'X-ray 20.00|Room 60.00|Lab 40.00|Total 100.00',
  'X-ray 20.00|Room 100.00|Total 100.00',
])('adds lines that cost what a share is: %s', (rows) => {
  expect(reasonOf(rows)).toBe(WRONG);
});

test.each([
  'Room 60.00|X-ray 20.00|Lab 20.00|Total 100.00',
  'Room 80.00|X-ray 20.00|Total 100.00',
  'Room 60.00|Lab 40.00|Aetna 80.00|Balance 20.00|Total 100.00',
])('lets lines cost what a share is, and shares stand among them: %s', (rows) => {
  expect(reasonOf(rows)).toBe(RIGHT);
});

test('adds up whole units without a sign where the head asks for amounts', () => {
  expect(reasonOf('Room 600|Lab 500|X-ray 200|Total 1,000', '', '')).toBe(WRONG);
  expect(reasonOf('Room 600|Lab 200|X-ray 200|Total 1,000', '', '')).toBe(RIGHT);
});

test.each([
  'Room 60.00|Lab 60.00|Subtotal 120.00|VAT 20.00|Total 100.00',
  'Zimmer 60.00|Labor 60.00|Zwischensumme 120.00|MwSt. 20.00|Total 100.00',
  'Room 60.00|Lab 30.00|Subtotal 90.00|Discount 10.00|Total 100.00',
  'Zimmer 60.00|Labor 30.00|Zwischensumme 90.00|Rabatt 10.00|Total 100.00',
  'Chambre 60.00|Labo 30.00|Sous-total 90.00|Remise 10.00|Total 100.00',
  'Cuarto 60.00|Examen 30.00|Subtotal 90.00|Descuento 10.00|Total 100.00',
  'Quarto 60.00|Exame 30.00|Subtotal 90.00|Desconto 10.00|Total 100.00',
  'Kamar 60.00|Lab 30.00|Subtotal 90.00|Diskon 10.00|Total 100.00',
  'Room 60.00|Lab 40.00|Subtotal 100.00|Discount 10.00|Total 100.00',
  'Room 60.00|Lab 40.00|Subtotal 100.00|Discount -10.00|Total 100.00',
  'Room 60.00|Lab 40.00|Discount 10.00|Total 100.00',
  'Room 60.00|Lab 40.00|Discount 10 % -10.00|Total 100.00',
  'Zimmer 60.00|Labor 40.00|Rabatt 10.00|Gesamtbetrag 100.00',
  'Room 60.00|Lab 40.00|Adjustment -10.00|Total 100.00',
  'Room 60.00|Lab 40.00|Credit -10.00|Total 100.00',
  'Zimmer 60.00|Labor 40.00|Gutschrift -10.00|Gesamtbetrag 100.00',
  'Chambre 60.00|Labo 40.00|Rabais 10.00|Total 100.00',
  'Chambre 60.00|Labo 40.00|Sous-total 100.00|Remise accordée -10.00|Total 100.00',
  'Cuarto 60.00|Examen 40.00|Descuento -10.00|Total 100.00',
  'Quarto 60.00|Exame 40.00|Desconto 10.00|Total 100.00',
  'Kamar 60.00|Lab 40.00|Diskon 10.00|Total 100.00',
  'Room 60.00|Lab 40.00|Subtotal 100.00|VAT 10.00|Total 100.00',
  'Zimmer 60.00|Labor 40.00|Zwischensumme 100.00|zzgl. MwSt. 19.00|Gesamtbetrag 100.00',
])('adds no discount, takes no tax off, and forgets neither: %s', (rows) => {
  expect(reasonOf(rows)).toBe(WRONG);
});

test.each([
  'Room 60.00|Lab 60.00|Subtotal 120.00|Withholding tax 20.00|Total 100.00',
  'Consulta 60.00|Examen 60.00|Subtotal 120.00|Retención ISR 20.00|Total 100.00',
  'Kamar 60.00|Lab 60.00|Subtotal 120.00|PPh 21 20.00|Total 100.00',
  'Room 60.00|Lab 40.00|Subtotal 100.00|VAT included 7.41|Total 100.00',
  'Room 60.00|Lab 60.00|Subtotal 120.00|Tax credit -20.00|Total 100.00',
  'Room 60.00|Lab 30.00|Subtotal 90.00|Adjustment 10.00|Total 100.00',
  'Room 60.00|Lab 60.00|Subtotal 120.00|PPN concession 20.00|Total 100.00',
  'Room 60.00|Lab 60.00|Subtotal 120.00|Discount 20.00|Total 100.00',
  'Room 60.00|Lab 60.00|Subtotal 120.00|Discount -20.00|Total 100.00',
  'Room 60.00|Image disc 10.00|Lab 30.00|Total 100.00',
  'Room 60.00|Lab 60.00|Subtotal 120.00|Less network price reduction 20.00|Total 100.00',
  'Room 60.00|Lab 40.00|Subtotal 100.00|Early payment discount (if paid in 10 days) 10.00|Total 100.00',
  'Zimmer 60.00|Labor 40.00|Zwischensumme 100.00|Skonto bei Zahlung in 10 Tagen 10.00|Gesamtbetrag 100.00',
  'Room 60.00|Lab 40.00|Subtotal 100.00|Your savings 10.00|Total 100.00',
  'Room 60.00|Lab 40.00|Subtotal 100.00|Discount included above 10.00|Total 100.00',
  'Room 60.00|Lab 40.00|Discount already included 10.00|Total 100.00',
  'Room 60.00|Lab 40.00|of which VAT 9.09|Total 100.00',
  'Room 60.00|Lab 40.00|Credit card -100.00|Total 100.00',
  'Zimmer 60.00|Labor 40.00|Zwischensumme 100.00|davon MwSt. 15.97|Gesamtbetrag 100.00',
  'Chambre 60.00|Labo 40.00|Sous-total 100.00|dont TVA 16.67|Total 100.00',
  'Room 60.00|Lab 40.00|Subtotal 100.00|VAT 0.00|Total 100.00',
  'Room 60.00|Lab 60.00|Subtotal 120.00|Tax deducted at source 20.00|Total 100.00',
  'Room 60.00|Lab 60.00|Subtotal 120.00|VAT deducted (reverse charge) 20.00|Total 100.00',
  'Quarto 60.00|Exame 60.00|Subtotal 120.00|Imposto de renda na fonte 20.00|Total 100.00',
  'Cuarto 60.00|Examen 60.00|Subtotal 120.00|Impuesto sobre la renta 20.00|Total 100.00',
  'Cuarto 60.00|Examen 60.00|Subtotal 120.00|Impuestos ret. 20.00|Total 100.00',
])('lets taxes and discounts do what they do: %s', (rows) => {
  expect(reasonOf(rows)).toBe(RIGHT);
});

test.each([
  'Closed reduction of radius fracture',
  'Breast reduction surgery',
  'Réduction de fracture',
  'Dislocation reduction',
  'Stress reduction therapy',
  'Weight reduction programme',
  'Discounted MRI',
  'Remise en place',
  'Frais de remise du dossier',
  'Pemeriksaan potongan beku',
  'Less than 30 minutes office visit',
  'Less invasive surfactant',
  'Moins de 30 minutes consultation',
  'Menos de 30 minutos consulta',
  'Minus lenses -2.50',
  'Life-saving procedure',
])('adds services whose names hold a discount’s word: %s', (service) => {
  expect(reasonOf(`${service} 60.00|Cast 15.00|X-ray 25.00|Total 100.00`)).toBe(RIGHT);
});

test.each(['Remise', 'Remise tarif réseau', 'Price reduction', 'Potongan harga', 'Less', 'Minus PPO rate'])(
  'adds none that is only a discount’s: %s',
  (words) => {
    expect(reasonOf(`Room 60.00|Lab 30.00|Subtotal 90.00|${words} 10.00|Total 100.00`)).toBe(WRONG);
  },
);
