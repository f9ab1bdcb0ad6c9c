import { describe, expect, test } from 'vitest';
import { checkAmounts } from '../../../../lambdas/domain/checks/check-amounts.ts';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { readAmounts } from '../../../../lambdas/domain/extraction/read-amounts.ts';
import { amountsOfBill } from '../amounts-of-bill.ts';
import { plainDocument } from '../printed-page.ts';

test.each([
  ['Amount payable, VAT incl.', 'Your plan pays us directly'],
  ['Zu bezahlen inkl. MwSt.', 'Ihre Kasse zahlt direkt'],
  ['À régler, taxes comprises', 'Votre mutuelle paie directement'],
  ['A pagar, IVA incluido', 'Su aseguradora paga directamente'],
  ['A pagar, com IVA', 'A sua seguradora paga diretamente'],
  ['Yang harus dibayar, termasuk PPN', 'Asuransi membayar langsung'],
])('takes the sum of all lines over the insurer’s share for the total: %s', (total, insurer) => {
  const bill = amountsOfBill(`
Ear moulds, the pair                            195.00
Fitting and trial                               60.00
Tax                                             12.75
${total.padEnd(48)}267.75
${insurer.padEnd(48)}160.65`);
  expect(bill).toEqual({ total: '267.75', insurance: '160.65', patient: '107.10' });
});

test('takes a line that others add up to by chance for none', () => {
  const bill = amountsOfBill(`
First visit                                     50.00
Second visit                                    50.00
Scan of the ear                                 100.00
Your plan pays us directly                      80.00`);
  expect(bill.total).toBeUndefined();
});

describe('a patient’s figure of which nothing else is known', () => {
  const checked = (figure: string) => {
    const paper = plainDocument(`
Sandweg Schlaflabor
Rechnung Nr. A-3071              Patientin: Ida Moss
Ihre Versicherung trägt im ambulanten Tarif 80 % der Summe.

Beratung                                        230,00
Langzeitmessung                                 200,00
Liquidationssumme                               430,00

Selbstbehalt beträgt demnach ${figure} €. Nur diesen Betrag überweisen Sie bitte.`);
    const { readings, ...rest } = readAmounts(paper, outlineDocument(paper));
    return { patient: readings.out_of_pocket?.value, ...checkAmounts({ readings, ...rest }) };
  };

  test('is the share that the insurer’s rate leaves', () => {
    expect(checked('86,00')).toMatchObject({ patient: '86.00', result: 'PASS' });
  });

  test('is held against a rate that leaves another one', () => {
    expect(checked('96,00')).toMatchObject({ patient: '96.00', result: 'FAIL', reasonCode: 'PERCENT_DISAGREES' });
  });
});
