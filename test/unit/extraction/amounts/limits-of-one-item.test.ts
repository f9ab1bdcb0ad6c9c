import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const bill = (frame: string, insurer: string, patient: string, said: string) =>
  check(`
Désignation                      Net TTC      Part mutuelle     Part client
Monture titane                   200.00       ${frame}            ${(200 - Number(frame)).toFixed(2)}
Verre unifocal OD                106.00       90.00             16.00
Verre unifocal OG                112.00       95.00             17.00
Total net TTC                                                   418.00
Tiers payant mutuelle                                           ${insurer}
Reste à charge client                                           ${patient}
${said}`);
const LIMIT = 'Garantie : verres remboursés au prix net, monture prise en charge dans la limite de 100,00 €.';

test('what a sentence says is paid at most of one item is no limit of the bill', () => {
  const { result, values } = bill('100.00', '285.00', '133.00', LIMIT);
  expect([result, values.max_coverage]).toEqual(['PASS', undefined]);
});

test('and is the most of that item', () => {
  expect(bill('148.00', '333.00', '85.00', LIMIT)).toMatchObject({
    reasonCode: 'MAX_COVERAGE_EXCEEDED',
    reason: 'For one of the items at most 100.00 is covered, and 148.00 of it is charged to the insurer.',
  });
});

test.each([
  'Garantie : monture et verres pris en charge dans la limite de 100,00 €.',
  'Garantie : équipement pris en charge dans la limite de 100,00 €.',
])('several items together, or what no line is called, are the bill’s: %s', (said) => {
  const { reasonCode, values } = bill('100.00', '285.00', '133.00', said);
  expect([reasonCode, values.max_coverage]).toEqual(['MAX_COVERAGE_EXCEEDED', '100.00']);
});
