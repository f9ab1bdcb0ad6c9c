import { expect, test } from 'vitest';
import { amountsOfBill } from '../amounts-of-bill.ts';
import { check } from '../checked-bill.ts';

const bill = (line: string) => `
Total                                           £ 1,000.00
Insurance pays                                  £ 800.00
Patient pays                                    £ 200.00
${line}`;

test.each([
  'Cover for outpatient treatment is limited to £ 500.00 in total.',
  'Your cover is restricted to £ 500.00 per claim.',
  'Bupa will pay at most £ 500.00.',
  'Insurer liability capped at £ 500.00',
  'The liability of the insurer is limited to £ 500.00.',
  'Die Leistung der Versicherung ist auf 500,00 £ begrenzt.',
  'Die Erstattung ist auf 500,00 £ je Schadenfall beschränkt, siehe Vertrag.',
  'La prise en charge est limitée à 500,00 £.',
  'Le remboursement est plafonne a 500,00 £.',
  // What a line's end leaves of `une prise en charge`.
  'charge plafonnée à 500,00 £ par bénéficiaire et par année civile, toutes séances confondues.',
  'La cobertura de este tratamiento está limitada a 500,00 £.',
  'A comparticipação está limitada a 500,00 £.',
  'Manfaat dibatasi £ 500.00 per klaim.',
  'Prise en charge accordée : 80 % du montant TTC, plafonnée à 500,00 £ par accouchement.',
  'Manfaat gawat darurat: paling banyak £ 500.00 untuk satu kunjungan; kelebihan biaya menjadi tanggungan pasien.',
])('what a sentence says is paid at most is the limit: %s', (line) => {
  expect(check(bill(line))).toMatchObject({ reasonCode: 'MAX_COVERAGE_EXCEEDED', values: { max_coverage: '500.00' } });
});

test.each([
  'Physiotherapy is limited to £ 50.00 per session.',
  'Le remboursement est plafonné à 50,00 £ par séance.',
  'Your excess is limited to £ 100.00 in all.',
  'Our liability for loss of property is limited to £ 100.00.',
  'Die Haftung ist auf 500,00 £ begrenzt.',
  'La responsabilité de la clinique est limitée à 500,00 £.',
  'Periodic exams are limited to 2 a year, at £ 45.00.',
])('it is not the most for one of many, of the patient’s share or of a liability: %s', (line) => {
  const { result, values } = check(bill(line));
  expect([result, values.max_coverage]).toEqual(['PASS', undefined]);
});

test.each([
  'Card payments are limited to 500.00.',
  'Cash payments limited to 500.00.',
  'Late fees are limited to 25.00 per month.',
  'Parking is limited to 20.00.',
  'The deposit is at most 100.00.',
  'A discount of at most 100.00 applies.',
  'Mahngebühren sind auf 5,00 € begrenzt.',
  'Barzahlungen sind auf 500,00 € begrenzt',
  'Les paiements en espèces sont limités à 500,00 €.',
  'Les frais de retard sont limités à 40,00 €.',
  'El pago en efectivo está limitado a 500,00 €.',
  'Multa limitada a 20,00',
  'Pembayaran tunai dibatasi sampai Rp 500',
  'Uang jaminan dibatasi sampai Rp 500',
  'Your share is limited to 200.00.',
  'Your share under the plan is limited to 200.00.',
  'Patient contribution at most 300.00',
  'Patients will pay at most 200.00.',
  'We will pay refunds of at most 100.00.',
  'A taxa moderadora é limitada a 40,00.',
  'Our professional indemnity insurance is limited to 500.00',
  'Liability for loss under our insurance is limited to 500.00.',
])('it is not what something else than the cover is limited to: %s', (line) => {
  const sign = /€|Rp/.exec(line)?.[0] ?? '£';
  const { result, values } = check(bill(line).replaceAll('£', sign));
  expect([result, values.max_coverage]).toEqual(['PASS', undefined]);
});

test.each([
  'Eyewear: £ 500.00 every 24 months',
  'Hearing aids: £ 500.00 every 3 years',
  'Please note that this cover stops at £ 500.00 in any one scheme year.',
  'Whatever is left is billed at month end. Medicine cover per year: £ 500.00. Goods are not taken back.',
  'Your plan’s payment for therapy cannot go over £ 500.00 in a membership year.',
])('what a plan pays in a year or in several is the limit: %s', (line) => {
  expect(check(bill(line))).toMatchObject({ reasonCode: 'MAX_COVERAGE_EXCEEDED', values: { max_coverage: '500.00' } });
});

test.each([
  'Consultation, up to 20 minutes                  £ 500.00',
  'Infusion, up to 2 hours                         £ 500.00',
  'Dressing, up to 10 cm                           £ 500.00',
])('how long a service takes is no limit of what is paid: %s', (line) => {
  expect(check(bill(line)).values.max_coverage).toBeUndefined();
});

test('a limit that both shares happen to make up is not their sum', () => {
  const lines = [
    'Please find below the account for your sessions. Your receipts went to Irish Life Health on 29 June 2026 through their app,',
    'membership IL 20 774 118, and they refund 60% up to a ceiling of €400.00 in the policy year.',
    '6 sessions of 50 minutes at €105.00              €630.00',
    'Refunded by Irish Life Health                    €378.00',
    'Not refunded                                     €22.00',
  ];
  expect(amountsOfBill(lines.join('\n'))).toMatchObject({ total: undefined, patient: '22.00' });
});

test.each([
  'Für das ganze Jahr liegt eine Kostengutsprache bis £ 500.00 vor.',
  'Der Versicherer hat im Mai eine Kostenübernahme bis £ 500.00 zugesagt.',
  'Die Behandlung ist in diesem Jahr gedeckt bis £ 500.00.',
])('up to what a German insurer has promised to pay is the limit: %s', (line) => {
  expect(check(bill(line))).toMatchObject({ reasonCode: 'MAX_COVERAGE_EXCEEDED', values: { max_coverage: '500.00' } });
});

test('a year before a sign is not the limit', () => {
  expect(check(bill('Day-case limit for 2026 £ 5,500.00, all of it unspent.')).values.max_coverage).toBe('5500.00');
});

test('the most behind what a rate is of is the insurer’s, though that is a fee', () => {
  const { values } = check(`
Total                                  690.00
Insurer pays                           552.00
You pay                                138.00
Dental module pays 80% of the fee, to a maximum of $400.00 a claims year.`);
  expect(values.max_coverage).toBe('400.00');
});
