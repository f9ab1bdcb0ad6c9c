import { expect, it } from 'vitest';
import { amountsOfBill } from '../amounts-of-bill.ts';

it.each([
  'Descuento convenio aseguradora',
  'Dto. por acuerdo con la mutua',
  'Discount agreed with insurer',
  'Vertragsrabatt Krankenkasse',
  'Remise conventionnelle mutuelle',
  'Desconto contratual seguradora',
  'Diskon kerja sama asuransi',
])('what a house takes off as it agreed with the insurer is nobody’s share: %s', (label) => {
  const bill = `
Theatre                              400.00
Room                                 200.00
${label.padEnd(36)}-50.00
Subtotal                             550.00
IVA                                   55.00
Total                                605.00
A cargo del paciente                 105.00`;
  expect(amountsOfBill(bill)).toEqual({ total: '605.00', insurance: '500.00', patient: '105.00' });
});
