import { expect, test } from 'vitest';
import { checkAmounts } from '../../../../lambdas/domain/checks/check-amounts.ts';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { readAmounts } from '../../../../lambdas/domain/extraction/read-amounts.ts';
import { isSum } from '../../../../lambdas/domain/extraction/words/sum-words.ts';
import { plainDocument } from '../printed-page.ts';

const amountsOf = (bill: string) => {
  const document = plainDocument(bill);
  return readAmounts(document, outlineDocument(document));
};
const valuesOf = (bill: string) =>
  Object.fromEntries(Object.entries(amountsOf(bill).readings).map(([field, { value }]) => [field, value]));

test('asks the head of a column whose its figures are, and not one line’s words', () => {
  const bill = `
Elm Court Clinic
Statement date: 4 May 2026      Member: Ida Moss
Service                    Charges     Insurance paid     Your share
Wound dressing             $90.00      $63.00             $27.00
Visit, new patient         $140.00     $98.00             $42.00
Syringe                    $12.00      $8.40              $3.60
                           Amount due                     $72.60`;
  expect(valuesOf(bill)).toMatchObject({
    total_amount: '242.00',
    insurance_amount: '169.40',
    out_of_pocket: '72.60',
  });
});

test('holds lines against no figure that stands on a sum’s row under words of its own', () => {
  const bill = `
Physio am Deich
Rechnung Nr. 4-118            Patientin: Ida Moos
Leistung                   Anzahl     Gesamt      Zuzahlung
Krankengymnastik           6          166,56      16,68
Manuelle Therapie          6          69,72       6,96
Bruttobetrag: 236,28 EUR              Pauschale: 10,00 EUR
Zuzahlung gesamt: 33,64 EUR           Kassenanteil: 202,64 EUR`;
  expect(checkAmounts(amountsOf(bill))).toMatchObject({ result: 'PASS' });
});

test('holds no lines against a bill whose settlement stands in another block beside its sums', () => {
  const bill = `
Heron Point Hospital
Invoice No: HP-2204                             Patient: Ida Moss
No     Item                           Qty       Rate           Amount
1      Ward bed, two days             2         300.00         600.00
2      Pharmacy                       1         145.00         145.00
Totals and settlement
Bill totals                           Settlement
Gross total               745.00      Deposit (-)               60.00
Total discount              0.00      Insurance (-)            625.00
Total taxable               0.00      Patient pays              60.00
NET PAYABLE               745.00      Refund                     0.00
Split of the bill                     Cash   0.00    Card       60.00
Net bill amount           745.00      Bank                       0.00
Approved amount           625.00
Patient payable           120.00`;
  expect(valuesOf(bill)).toMatchObject({ total_amount: '745.00', insurance_amount: '625.00', out_of_pocket: '120.00' });
  expect(checkAmounts(amountsOf(bill))).toMatchObject({ result: 'PASS' });
});

test('holds no column against a total that the sums of several make together', () => {
  const bill = (supplement: string) => `
Clinique du Parc
Facture 26/H/014477                  Patient: Ida Mousse
Rubrique             Mutualité       Patient       Supplément
Séjour               780,64          53,72         260,00
Honoraires           522,09          27,02         ${supplement}
Sous-total           1.302,73        80,74         502,00
                     Montant total des frais       1.885,47
                     Intervention mutualité        1.302,73
                     Total à votre charge          582,74`;
  expect(checkAmounts(amountsOf(bill('242,00')))).toMatchObject({ result: 'PASS' });
  // Each column is held against its own sum.
  expect(checkAmounts(amountsOf(bill('142,00')))).toMatchObject({ reasonCode: 'LINE_ITEMS_DO_NOT_ADD_UP' });
});

test('takes a base without tax under lines whose words stand over their figures for no line', () => {
  const bill = (second: string) => `
Botica San Isidro
Boleta Nº: B-2204                    Paciente: Ida Moss
DESCRIPCION                          P.U.        IMPORTE
2 Vendas elásticas
                                     40.00         80.00
1 Jarabe pediátrico
                                     ${second}         ${second}
OP. GRAVADA                                       S/ 84.75
I.G.V. 18%                                        S/ 15.25
IMPORTE TOTAL                                    S/ 100.00
CUBIERTO SEGURO                                   S/ 70.00
COPAGO PACIENTE                                   S/ 30.00`;
  expect(amountsOf(bill('20.00')).lineItems.map(({ kind }) => kind)).toEqual([
    'line',
    'line',
    'adjustment',
    'adjustment',
    'sum',
  ]);
  expect(checkAmounts(amountsOf(bill('20.00')))).toMatchObject({ result: 'PASS' });
  expect(checkAmounts(amountsOf(bill('25.00')))).toMatchObject({ reasonCode: 'LINE_ITEMS_DO_NOT_ADD_UP' });
});

test('a pregnancy is no gross amount', () => {
  expect([isSum('visite suivi de grossesse'), isSum('gross amount')]).toEqual([false, true]);

  const document = plainDocument(`
Cabinet de sages-femmes des Tanneurs
Note d'honoraires n° 2026-041        Patiente : Ann Smith
5 séances préparation à la naissance          192,50
1 bilan de prévention prénatal                 47,00
1 visite à domicile (suivi de grossesse)       37,00
Montant des honoraires                        276,50
Part mutuelle                                 193,55
Reste à charge                                 82,95`);
  expect(checkAmounts(readAmounts(document, outlineDocument(document))).result).toBe('PASS');
});

test('the sum of all taxes is none of the lines', () => {
  for (const row of ['Total IVA', 'Summe MwSt.', 'Total TVA 10 %', 'Jumlah PPN']) {
    expect(isSum(row.toLowerCase().replace(/[.]/g, ' '))).toBe(false);
  }
  for (const row of ['total', 'total iva incluido', 'summe', 'jumlah']) expect(isSum(row)).toBe(true);
  const document = plainDocument(`
Óptica Alameda
Artículo                          Uds.      Base
Montura acetato                   1        98,00
Lente antirreflejante             2       137,70
Solución única                    2        23,80

                          Total bases     259,50 €
                          Total IVA        28,57 €
                          TOTAL FACTURA   288,07 €
                          Asisa (40 %)    115,23 €
                          Cliente         172,84 €`);
  expect(checkAmounts(readAmounts(document, outlineDocument(document))).result).toBe('PASS');
});
