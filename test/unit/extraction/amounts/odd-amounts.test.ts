import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const bill = (line: string, sign = '£') => `
Total                                           ${sign} 1,000.00
Insurance pays                                  ${sign} 800.00
Patient pays                                    ${sign} 200.00
${line}`;

test.each([
  '£ 0.5k',
  '£500.00k',
  '£1.250k',
  "£ 500'00",
  '£ 500-00',
  '£ 500/00',
  '£ 500.00pa',
  '£ 00500.00',
  '£ 500.0000',
  '500.00p',
  '£500.000',
])('a figure beside its label in a form of its own is unread: %s', (figure) => {
  expect(check(bill(`Maximum coverage                                ${figure}`)).reasonCode).toBe('AMOUNT_UNREAD');
});

test.each([
  ['a rate', 'Insurance coverage                              80 %'],
  ['a rate by the day', 'Maximum coverage                                £500/DAY'],
  ['an unknown currency', 'Maximum coverage                                AKZ 150 000,00'],
  ['a day', 'Paid by insurance 14.11.2026'],
  ['an id', 'Insurance pays                                  EFT 77120998'],
  ['thousands with points', 'Maximum coverage                                Rp 500.000'],
])('%s beside a label is none', (_, line) => {
  const sign = line.includes('Rp') ? 'Rp' : '£';
  const text = sign === 'Rp' ? bill(line, sign).replaceAll(/(\d),?(\d{3})?\.00/g, '$1.000') : bill(line);
  expect(check(text).reasonCode).not.toBe('AMOUNT_UNREAD');
});

test.each([
  ['800.00', '200.00', '5.000,--', '5000.00'],
  ['800.00', '200.00', 'EUR 5.000,--', '5000.00'],
  ['800.00', '200.00', '5000.00kr', '5000.00'],
  ['800.00', '200.00', 'Rp 5jt', '5000000.00'],
  ['800.00', '200.00', 'Rp 50.000', '50000.00'],
  ['1,000.00', '00.00', '1,000.00', '1000.00'],
  ['1,000.00', '0.0000', '1,000.00', '1000.00'],
  ['995.00', '05.00', '1,000.00', '1000.00'],
])('reads plain short forms: insurance %s, patient %s, limit %s', (insurance, patient, limit, most) => {
  const { reasonCode, values } = check(`
Total                                           1,000.00
Insurance pays                                  ${insurance}
Patient pays                                    ${patient}
Maximum coverage                                ${limit}`);
  expect([reasonCode, values.max_coverage]).toEqual(['AMOUNTS_AGREE', most]);
  expect(Number(values.out_of_pocket)).toBe(Number(patient));
});

test.each([
  ['£5k', '5000.00'],
  ['£1m', '1000000.00'],
  ['£1.5M', '1500000.00'],
  ['EUR 10k per year', '10000.00'],
])('a limit may be printed in thousands or millions: %s', (limit, most) => {
  const text = bill(`Annual limit                                    ${limit}`, limit.startsWith('EUR') ? 'EUR' : '£');
  expect(check(text)).toMatchObject({ reasonCode: 'AMOUNTS_AGREE', values: { max_coverage: most } });
});

test('a limit in thousands that is exceeded is', () => {
  expect(check(bill('Maximum coverage £1k').replaceAll('00.00', '000.00')).reasonCode).toBe('MAX_COVERAGE_EXCEEDED');
});
