import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const LETTERS = [
  'La factura suma $400.00. La aseguradora se hace cargo del 70 %, esto es, $280.00. Queda por cuenta de la interesada la cantidad de $120.00.',
  'A fatura soma $400.00. A seguradora responde por 70 %, ou seja, $280.00. Fica por conta da interessada a quantia de $120.00.',
  'The bill comes to $400.00. The insurer pays 70 %, that is, $280.00. The remaining $120.00 is payable by the patient.',
  'Die Rechnung beträgt $400.00. Die Versicherung übernimmt 70 %, das sind $280.00. Der Patient trägt die restlichen $120.00.',
  'La facture s’élève à $400.00. L’assurance prend en charge 70 %, soit $280.00. Le patient règle le reste de $120.00.',
  'Tagihan berjumlah $400.00. Asuransi menanggung 70 %, yaitu $280.00. Pasien membayar sisa sebesar $120.00.',
];

const inLetter = (letter: string) => letter.replaceAll('. ', '.\n');

test.each(LETTERS)('reads what a rate comes to, said again in money: %s', (letter) => {
  expect(check(inLetter(letter))).toMatchObject({
    result: 'PASS',
    values: { total_amount: '400.00', insurance_amount: '280.00', out_of_pocket: '120.00' },
  });
});

const MISPRINTS = [
  ['$400.00', '$900.00'],
  ['$280.00', '$20.00'],
  ['$120.00', '$150.00'],
] as const;

test.each(LETTERS.flatMap((letter) => MISPRINTS.map(([right, wrong]) => [right, wrong, letter] as const)))(
  'and does not pass it with %s misprinted as %s: %s',
  (right, wrong, letter) => {
    expect(check(inLetter(letter.replace(right, wrong))).result).toBe('FAIL');
    expect(check(letter.replace(right, wrong)).result).toBe('FAIL');
  },
);
