import { expect, test } from 'vitest';
import { billWith } from '../bill-with.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

test.each([
  ['Your physiotherapy is covered to $1,800.00 per policy year.', '1800.00'],
  ['Forfait prévu au contrat : 400,00 € par année civile.', '400.00'],
  ['Santunan fisioterapi paling tinggi Rp 5.000.000 per tahun polis.', '5000000.00'],
  ['La póliza paga por este concepto 620,00 € por asegurado y año.', '620.00'],
  ['Die Kasse leistet im Kalenderjahr jedoch nicht mehr als 750,00 EUR.', '750.00'],
  ['O plano paga até R$ 180,00 por sessão. O teto é de R$ 7.200,00 por ano.', '7200.00'],
])('takes what is said by the year for the limit: %s', (line, limit) => {
  expect(billWith(line).values.max_coverage).toBe(limit);
});

test.each([
  'O plano paga até R$ 180,00 por sessão.',
  'Selbstbehalt 2026 bisher 43,65 EUR von höchstens 700,00 EUR.',
  'Cuota de 12,00 € por año.',
  'Your premium is $1,200.00 a year, and the deductible $500.00 per year.',
])('takes no limit of a session, of what the patient bears first and no premium for the plan’s: %s', (line) => {
  expect(billWith(line).values.max_coverage).toBeUndefined();
});

test.each([
  ['Maximale Leistung pro Schadenfall gemäss Vertrag           CHF 400.00', '400.00'],
  ['Kostengutsprache gültig bis maximal                        CHF 15000.00', '15000.00'],
  ['Maximum benefit for this claim under Level 2 Select        EUR 6,000.00', '6000.00'],
])('takes the one row whose words speak of the most that is paid for it: %s', (row, limit) => {
  expect(billWith(row).values.max_coverage).toBe(limit);
});

test.each([
  'Contribution maximale annuelle du patient           1 232,00 EUR',
  'Tope de coaseguro: EUR 6,000.00',
  'Maximum patient contribution for the year           EUR 900.00',
  'Participation retenue depuis le 1er janvier : 6,00 € sur un maximum de 50,00 €',
  'Maximum excess for the year                         EUR 300.00',
  'PH4113 CAP RABEPRAZOLE 3                            EUR 888.00',
  'Maximale Leistung für Brillen gemäss Vertrag   EUR 300.00\nMaximale Leistung für Zähne gemäss Vertrag   EUR 800.00',
])('takes no row of what the patient bears at most, of capsules, or of several limits for it: %s', (row) => {
  expect(billWith(row).values.max_coverage).toBeUndefined();
});

test.each([
  ['RX 7740218 OZEMPIC 0.25-0.5MG PEN', undefined],
  ['ALL AMOUNTS IN PEN', 'PEN'],
])('takes a word among capitals for no currency: %s', (line, currency) => {
  expect(billWith(line).values.currency).toBe(currency);
});

test('takes a limit for nobody’s share, whoever says that it is one', () => {
  const { values } = billWith('BATAS SANTUNAN RAWAT INAP MENURUT PASIEN: RP 4.000.000');
  expect(values).toMatchObject({ max_coverage: '4000000.00' });
  expect(values.out_of_pocket).toBeUndefined();
});

test.each([['Vision benefit per year              EUR 330.00'], ['Dental allowance each policy year: EUR 330.00']])(
  'takes a benefit by the year for the limit: %s',
  (line) => {
    expect(billWith(line).values.max_coverage).toBe('330.00');
  },
);

test('takes the figure under a limit in a sidebar, and not that of the table’s row beside it', () => {
  const bill = `
Glenelg Hand & Physio Clinic
Tax Invoice 20458                           Issued 7 July 2026
Health fund
Bupa HI Pty Ltd               Date          Item    Service                    Fee
Claim number                  23/06/2026    500     Initial consult, wrist     $105.00
BP2607-44910
Physiotherapy annual limit    30/06/2026    930     Thermoplastic splint       $74.50
$450.00
DOB                                                 Total                      $179.50
02/12/1957                                          Fund benefit               $95.00
                                                    Gap payable by patient     $84.50`;
  expect(extractInvoice(plainDocument(bill)).values.max_coverage).toBe('450.00');
});

test.each([['MBL/illness:'], ['Scan benefit per year']])('a plan gives so much: %s', (label) => {
  const { values } = extractInvoice(
    plainDocument(`
Gorordo Imaging, Inc.
Billing statement: VAI-25-3391        Patient: Ann Smith
${label}       PHP 60,000.00
MBL left:      PHP 41,210.00
MRI lumbar spine                             18,990.00
Maxicare share                               17,091.00
Collected from member                         1,899.00`),
  );
  expect(values.max_coverage).toBe('60000.00');
});

test.each([
  ['Tarifhöchstleistung im Kalenderjahr                         2.000,00', '2000.00'],
  ['Tarifliche Höchstsumme je Spitalsaufenthalt                10.000,00', '10000.00'],
  ['Contribuinte 508 227 114 - Cap. social 5.000 EUR', undefined],
])('knows a tariff’s most, and no company’s capital: %s', (line, limit) => {
  expect(billWith(line).values.max_coverage).toBe(limit);
});

test.each([
  ['Annual limit, health appliances                               500.00', '500.00'],
  ['Forfait lentilles annuel                                      250,00', '250.00'],
  ['Enveloppe dentaire annuelle                                   900,00', '900.00'],
  ['HOECHSTBETRAG JE AUFENTHALT                                12.000,00', '12000.00'],
])('knows a limit with what it is for: %s', (line, limit) => {
  expect(billWith(line).values.max_coverage).toBe(limit);
});

test('a label with what its limit is for stands over its figure, whatever stands beside it', () => {
  const { max_coverage: limit } = billWith(
    'Annual limit, health appliances          Bond is returned when all comes back\n500.00',
  ).readings;
  expect(limit).toMatchObject({ value: '500.00' });
  expect(limit?.confidence).toBeGreaterThan(0.55);
});
