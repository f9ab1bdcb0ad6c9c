import { expect, test } from 'vitest';
import { checkAmounts } from '../../../../lambdas/domain/checks/check-amounts.ts';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { readAmounts } from '../../../../lambdas/domain/extraction/read-amounts.ts';
import { plainDocument } from '../printed-page.ts';

/** What the amount check finds where the bill's three figures are 400.00, 240.00 and 160.00. */
function checked(insurer: string, row: string, total = 'Total', patient = 'Patient') {
  const document = plainDocument(`
Harbour Street Clinic
Invoice No: HS-20411              Date: 02 March 2026
Patient: Ann Smith                ${insurer}

${total}                     400,00 €
${row}
${patient}                   160,00 €`);
  return checkAmounts(readAmounts(document, outlineDocument(document)));
}

test.each([
  ['Assureur: Partenamut', 'Partenamut RATE %            240,00 €', 'À facturer', 'Patient'],
  ['Insurer: Vhi Healthcare', 'Vhi    RATE %                240,00 €', 'To be charged', 'Patient'],
  ['Krankenkasse: Visana', 'Visana (RATE %)              240,00 €', 'Summe', 'Patientin'],
  ['Aseguradora: Divina Pastora', 'RATE % Divina Pastora         240,00 €', 'A facturar', 'Paciente'],
  ['Seguradora: Lusitania', 'Lusitania, RATE %            240,00 €', 'A faturar', 'Utente'],
  ['Asuransi: Allianz Life', 'Allianz RATE %               240,00 €', 'Jumlah', 'Pasien'],
])('holds the rate on the insurer’s row against the figures: %s', (insurer, row, total, patient) => {
  const at = (rate: number) => checked(insurer, row.replace('RATE', String(rate)), total, patient);
  expect(at(60).result).toBe('PASS');
  expect(at(75)).toMatchObject({ result: 'FAIL', reasonCode: 'PERCENT_DISAGREES' });
});

test('leaves a rate that is of what the insurer takes for its base', () => {
  expect(checked('Assureur: Partenamut', 'Partenamut 75 % du tarif conventionnel     240,00 €').result).toBe('PASS');
});

test('leaves the rate of what the insurer takes off and does not pay', () => {
  const row = 'Partenamut remise 75 %                  240,00 €';
  expect(checked('Assureur: Partenamut', row).reasonCode).not.toBe('PERCENT_DISAGREES');
});
