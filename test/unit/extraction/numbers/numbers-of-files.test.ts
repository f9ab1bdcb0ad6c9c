import { expect, test } from 'vitest';
import { billWith } from '../bill-with.ts';

test.each([
  ['Votre décompte de remboursement\nRéférence dossier : HM26-3310478', 'HM26-3310478'],
  ['Facture d’hospitalisation\nRéférence dossier : HM26-3310478', undefined],
  ['Votre décompte de remboursement\nN° de dossier patient : 26-3310478', undefined],
])('takes a French file for the claim on the paper of who pays: %s', (lines, number) => {
  expect(billWith(lines).values.claim_number).toBe(number);
});

test.each([
  ['Estado de cuenta\nRFC CMB1105209K4\nExpediente: 4410-26', undefined],
  ['Estado de cuenta\nRFC CMB1105209K4\nExpediente de siniestro: 4410-26', '4410-26'],
  ['Liquidación de gastos\nRFC CMB1105209K4\nExpediente: 4410-26', '4410-26'],
  ['Factura\nExpediente: 4410-26', '4410-26'],
])('takes the file of a Mexican hospital for the patient’s: %s', (lines, number) => {
  expect(billWith(lines).values.claim_number).toBe(number);
});
