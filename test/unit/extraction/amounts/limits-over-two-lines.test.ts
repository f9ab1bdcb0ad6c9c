import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { printedDocument } from '../printed-page.ts';

const AMOUNTS = `
Total do documento                       125.00
Comparticipação da seguradora             75.00
Encargo do utente                         50.00`;

function limitOf(...caption: readonly { readonly x: number; readonly y: number; readonly text: string }[]) {
  const bill = [
    { x: 300, y: 300, text: 'Total' },
    { x: 500, y: 300, text: '125.00' },
    { x: 300, y: 320, text: 'Insurance pays' },
    { x: 500, y: 320, text: '75.00' },
    { x: 300, y: 340, text: 'Patient pays' },
    { x: 500, y: 340, text: '50.00' },
  ];
  return extractInvoice(printedDocument(...bill, ...caption)).values.max_coverage;
}

test('the figure of a limit stands under a caption of two lines', () => {
  const caption = [
    { x: 40, y: 400, text: 'Capital máximo por consulta, exames' },
    { x: 40, y: 412, text: 'incluídos' },
    { x: 40, y: 424, text: '45,00 €' },
  ];
  expect(limitOf(...caption)).toBe('45.00');
});

test('or beside its second line', () => {
  const caption = [
    { x: 40, y: 400, text: 'Maximum payable' },
    { x: 40, y: 412, text: 'for this admission' },
    { x: 180, y: 412, text: '45.00' },
  ];
  expect(limitOf(...caption)).toBe('45.00');
});

test.each(['Maximum annuel (1er)', 'Plan 1 annual max.', 'Maximum annuel', 'Capital seguro'])(
  'which of several plans’ a limit is may stand behind its name: %s',
  (label) => {
    const left = 'Solde du maximum annuel après ce relevé : 44,60.';
    expect(check(`${label.padEnd(40)} 45.00${AMOUNTS}\n${left}`).values.max_coverage).toBe('45.00');
  },
);

test.each([
  ['Coparticipação 30%, limitada a R$ 50,00 por evento', undefined],
  ['Consulta comparticipada', '50.00'],
])('the most that the patient bears is no limit of the insurer wherever it is told again: %s', (said, limit) => {
  const applied = '30% de R$ 125,00 = R$ 37,50; aplicado o teto de R$ 50,00 previsto no contrato.';
  expect(check(`${AMOUNTS}\n${said}\n${applied}`).values.max_coverage).toBe(limit);
});

test.each([
  ['Consommé avant la présente facture : 1 400,00', 'PASS'],
  ['Total facture : 1 400,00', 'FAIL'],
])('what was used of a limit before is no total: %s', (said, result) => {
  const bill = `
Total de la facture : 195,00
À la charge de l'assureur : 100,00
À la charge de l'assurée : 95,00
${said}`;
  expect(check(bill).result).toBe(result);
});

test('the allowance that a plan has for glasses is its limit, and no line of theirs', () => {
  const bill = (paid: string) => `
Frame                         780.00
Lenses, pair                1,040.00
Coating                       330.00
Vision allowance (24 mths)  1,200.00
Plan paid                   ${paid}
Customer to pay               950.00`;
  expect(check(bill('1,200.00'))).toMatchObject({ result: 'PASS', values: { max_coverage: '1200.00' } });
});
