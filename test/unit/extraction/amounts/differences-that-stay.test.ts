import { expect, test } from 'vitest';
import { amountsAndCheck } from '../amounts-and-check.ts';

/** Sessions at another price make up other sums too. */
const letter = (pays: string, rest: string) =>
  amountsAndCheck(`
Sul América Companhia de Seguro Saúde
Demonstrativo de reembolso
Beneficiária: Larissa Fontenele Brandão
O pedido refere-se a cinco sessões de psicoterapia, cobradas a R$ 400,00 cada, num recibo de R$ 2.000,00. Pela tabela do
seu produto cada sessão dá direito a R$ 260,00; ${pays}. ${rest}
02/03/2026          400,00          260,00
09/03/2026          400,00          260,00`);

test('what is not refunded and stays with the insured is the patient’s', () => {
  const read = letter(
    'pagamos portanto R$ 1.300,00 em sua conta',
    'A diferença de R$ 700,00 não é reembolsável e fica com a beneficiária.',
  );
  expect(read).toMatchObject({ insurance: '1300.00', patient: '700.00', check: 'PASS' });
});

test.each([
  '€ 70,00 ist nicht erstattungsfähig und verbleibt bei Ihnen',
  '70,00 € ne sont pas remboursables et restent à votre charge',
  '70,00 € no son reembolsables y quedan a su cargo',
  'the £70.00 is not covered and is yours to pay',
  'Rp 700.000 tidak dapat diganti dan menjadi tanggungan Anda',
])('in each language: %s', (said) => {
  const read = amountsAndCheck(`Klinik am See\nWir schreiben Ihnen heute noch einmal dazu, dass ${said}.`);
  expect(read.patient).toMatch(/^70(?:0000)?\.00$/);
});
