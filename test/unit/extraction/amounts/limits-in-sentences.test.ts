import { expect, test } from 'vitest';
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
  'La cobertura de este tratamiento está limitada a 500,00 £.',
  'A comparticipação está limitada a 500,00 £.',
  'Manfaat dibatasi £ 500.00 per klaim.',
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
