import { expect, test } from 'vitest';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { printedDocument } from '../printed-page.ts';

/** As a printer of plain text sets it: type of one width, line under line. */
const listing = (text: string) =>
  printedDocument(
    ...text.split('\n').flatMap((line, at) =>
      [...line.matchAll(/\S+(?: \S+)*/g)].map((piece) => ({
        x: 40 + piece.index * 5,
        y: 40 + at * 12,
        text: piece[0],
      })),
    ),
  );

test('takes a line of dashes under the heads for no part of the last of them', () => {
  const { values } = extractInvoice(
    listing(`LABORATOIRE DU PARC
Facture n° F2609-30772
Patient : Ida Mousse
ACTE  LIBELLÉ                    MONTANT  TAUX    PART AMO   PART ASSURÉ
------------------------------------------------------------------------
9105  Forfait pré-analytique        4,25   60%        2,55          1,70
4340  Sérologie                    11,25  100%       11,25          0,00
HN    Oligo-éléments               38,50    0%        0,00         38,50
------------------------------------------------------------------------
TOTAL EUR                          54,00             13,80         40,20`),
  );
  expect(values).toMatchObject({ total_amount: '54.00', insurance_amount: '13.80', out_of_pocket: '40.20' });
});

test('finds no text in lines that are drawn with signs, and some in dashes that stand for nothing', () => {
  const { segments } = sheetOf(listing('=====\nCaries   ------   120,00\n- - - - -\n+------+\nTotal   120,00'));
  expect(segments.map(({ text }) => text)).toEqual(['Caries', '------', '120,00', 'Total', '120,00']);
});
