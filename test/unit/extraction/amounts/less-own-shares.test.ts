import { expect, test } from 'vitest';
import { captionedFigures } from '../../../../lambdas/domain/extraction/amounts/captioned-figures.ts';
import { whoseShare } from '../../../../lambdas/domain/extraction/labels/whose-share.ts';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { plainText } from '../../../../lambdas/domain/extraction/text/plain-text.ts';
import { plainDocument } from '../printed-page.ts';

test.each([
  'Billed to your insurance (allowed amount less co-pay)',
  'Mit der Krankenkasse abgerechnet (Festbetrag abzüglich Selbstbehalt)',
  'Réglé par la mutuelle (forfait moins franchise)',
  'Abonado por la aseguradora (precio menos copago)',
  'Pago pela seguradora (valor menos franquia)',
  'Dibayar asuransi (biaya dikurangi urun biaya)',
])('gives the insurer what is left when the patient’s part is off: %s', (caption) => {
  expect(whoseShare(plainText(caption))).toBe('insurer');
});

test.each(['Less co-pay', 'Abzüglich Selbstbehalt', 'Moins franchise', 'Menos copago', 'Importe a su cargo'])(
  'gives the patient what is called off alone: %s',
  (caption) => {
    expect(whoseShare(plainText(caption))).toBe('patient');
  },
);

test('does not take the insurer’s name in a list of labels for the head of the figures below it', () => {
  const paper = plainDocument(`
Rechnung         26-R-02207            Kostenträger      Viactiv Krankenkasse
Datum            29.05.2026            Betrag            275,00 EUR`);
  expect(captionedFigures(sheetOf(paper)).map(({ whose }) => whose)).toEqual([undefined]);
});
