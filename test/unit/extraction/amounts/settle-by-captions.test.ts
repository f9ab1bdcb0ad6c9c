import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const amountsOf = (bill: string) => {
  const { total_amount, insurance_amount, out_of_pocket } = extractInvoice(plainDocument(bill)).values;
  return { total_amount, insurance_amount, out_of_pocket };
};

test('finds the shares by who pays and what adds up, whatever their captions are called', () => {
  const bill = (insurer: string) => `
Grey Heron Pharmacy
Receipt No: IN273
Amoxicillin 500 mg            1       $120.00      $120.00
Settled at the counter                             $160.00
Method: ${insurer} $128.00 / Cash $32.00
Total amount                                       $160.00`;
  expect(amountsOf(bill('Erin Health HMO'))).toEqual({
    total_amount: '160.00',
    insurance_amount: '128.00',
    out_of_pocket: '32.00',
  });
  expect(amountsOf(bill('Visa')).insurance_amount).toBeUndefined();
});

test('takes the totals of a table of shares, not a line of it, under heads of two lines', () => {
  const bill = `
Explanation for Ida Moss, claim 4471-22
                      Listed      Agreed         Left to         Sent by
Service               price       charge         you             the plan
Blood count           45.70       31.99          6.40            25.59
Thyroid panel         52.32       36.62          7.32            29.30
Altogether            98.02       68.61          13.72           54.89`;
  expect(amountsOf(bill)).toEqual({ total_amount: '68.61', insurance_amount: '54.89', out_of_pocket: '13.72' });
});

test('reads a share of which a sentence says whose it is', () => {
  const bill = `
Care claim for Ida Moss. It was lodged with Erin Health Care on 14 October.
Hospital charges came to INR 43,004.00; admissible to the insurer INR 34,403.20, borne by the patient INR 8,600.80.`;
  expect(amountsOf(bill)).toEqual({
    total_amount: '43004.00',
    insurance_amount: '34403.20',
    out_of_pocket: '8600.80',
  });
});

test('leaves shares alone whose total is not printed, though a line of the table adds up', () => {
  const bill = `
Explanation of benefits for Ida Moss
Service              Allowed      Plan paid     You owe
Lipid panel          $48.00       $31.56        $16.44
Vitamin D            $56.52       $37.16        $19.36
Paid by insurance                               $120.00
Patient pays                                    $62.52`;
  expect(amountsOf(bill)).toEqual({ total_amount: '182.52', insurance_amount: '120.00', out_of_pocket: '62.52' });
});

test.each(['119,88 €.', '119,88'])(
  'a surely labelled share stays its own, whatever a sentence says of another %s',
  (printed) => {
    const bill = `
Policlínica Santa Iria                                  Fatura FT S/2026/8817
Utente                  Beatriz Pinhão
Entidade financeira     Médis
Pagamento por Multibanco: entidade 21 880, montante ${printed}
Código    Descrição                    Valor      Médis      Utente
01.0020   Consulta de Dermatologia     390,20     287,12     103,08
80.0040   Exame histológico             84,00      67,20      16,80

Total ilíquido                                               474,20 €
Encargo Médis                                                354,32 €
Encargo do utente                                            119,88 €`;
    expect(amountsOf(bill)).toEqual({ total_amount: '474.20', insurance_amount: '354.32', out_of_pocket: '119.88' });
  },
);

test.each([
  ['Total', 'Knee scan'],
  ['Sum', 'Knee scan'],
  ['Net total', 'Knee scan'],
  ['Total fees', 'Knee scan'],
  ['Amount', 'Knee scan'],
  ['Total', 'Knee scan charges'],
])('takes no line under a head for the bill’s sum beside a larger one: %s, %s', (sum, line) => {
  const bill = `
Harbour Street Clinic
Patient: Ann Smith                          Insurance: Aetna
Description                                 Amount
Consultation                                150.00
${line.padEnd(44)}850.00
${sum.padEnd(44)}1,000.00
Insurance                                   800.00
Deductible applied                          50.00`;
  expect(amountsOf(bill).total_amount).not.toBe('850.00');
  expect(amountsOf(bill).out_of_pocket).not.toBe('50.00');
});

test('takes a lesser sum that its own words call one', () => {
  const bill = `
Harbour Street Clinic
Patient: Ann Smith                          Insurance: Aetna
Gross charges                               1,000.00
Gurtel mavel                                150.00
Charges after that                          850.00
Sent by the plan                            800.00
Left to you                                 50.00`;
  expect(amountsOf(bill)).toEqual({ total_amount: '850.00', insurance_amount: '800.00', out_of_pocket: '50.00' });
});
