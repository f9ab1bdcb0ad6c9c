import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const LETTER = (whole: string) => `
We have now dealt with the papers that you sent us in February. Of the ${whole} that Dr Moss charged
we have paid 329.60 EUR to the practice today. Your own share is 82.40 EUR under your policy.`;

test.each([
  ['another digit', '452.00 EUR'],
  ['two digits that changed places', '421.00 EUR'],
])('fails where what two figures make is printed with %s', (_, whole) => {
  expect(check(LETTER(whole))).toMatchObject({
    result: 'FAIL',
    reasonCode: 'AMOUNTS_DO_NOT_ADD_UP',
    reason: `By the other figures the total amount would be 412.00, which the document does not print; it prints ${whole.slice(0, 6)}.`,
  });
});

test('shows where the misprint stands', () => {
  const { evidence } = check(LETTER('452.00 EUR'));
  expect(evidence.at(-1)).toMatchObject({ field: 'total_amount', text: '452.00 EUR', place: { page: 1 } });
});

test.each([
  ['Insurance pays          329.60', 'Please bring 82.70 EUR with you', 'out of pocket', '82.40'],
  ['Patient pays          82.40', 'Our desk had 329.10 EUR on file', 'insurance amount', '329.60'],
])('also of a share: %s', (share, said, missing, expected) => {
  expect(check(`Total          412.00\n${share}\n${said}`)).toMatchObject({
    result: 'FAIL',
    reason: expect.stringContaining(`the ${missing} would be ${expected}`),
  });
});

test('fails where words that may also say a limit announce the misprint, and the other two figures stand clear', () => {
  const lines = ['Total charges', 'Covered by policy', 'Policy excess due from patient'];
  const bill = (...figures: readonly string[]) => lines.map((line, at) => `${line}          ${figures[at]}`).join('\n');
  expect(check(bill('680.50', '635.50', '45.00')).result).toBe('PASS');
  expect(check(bill('680.50', '665.50', '45.00'))).toMatchObject({
    result: 'FAIL',
    reason: expect.stringContaining('the insurance amount would be 635.50'),
  });
  expect(check(bill('680.50', '635.50', '54.00')).result).toBe('FAIL');
});

test.each([
  ['$1,132.20', 'PASS'],
  ['$1,432.20', 'FAIL'],
])('fails where the total is labelled and smaller than what was paid: %s', (paid, result) => {
  const letter = `The total charges were $1,258.00. Your insurance paid ${paid}. Your remaining responsibility is $125.80.`;
  expect(check(letter).result).toBe(result);
});

test.each([
  ['1.258,00', 'PASS'],
  ['2.158,00', 'FAIL'],
])('fails where a tax repeats the total as its base, and the insurer’s share is misprinted: %s', (share, result) => {
  const lines = [
    `Parte do convênio: R$ ${share}`,
    'Coparticipação do paciente (15% do exame): R$ 222,00 paga no cartão de débito',
    '',
    '                                    VALOR TOTAL DO SERVIÇO = R$ 1.480,00',
    'Deduções           Base de Cálculo           Alíquota           Valor do ISS',
    '0,00               1.480,00                  2,00%              29,60',
  ];
  expect(check(lines.join('\n')).result).toBe(result);
});

test.each([
  ['the third stands somewhere', 'Fees for you, Sir 412.00\nLast bill          452.00'],
  ['the figure is what came off, or more', 'Before our discount, Sir 452.00\nDiscount          40.00'],
  ['it is the limit', 'Maximum coverage          912.00'],
  ['a label says what else it is', 'Reimbursement base          452.00'],
  ['it is smaller than a share', 'Last bill          212.00'],
  ['it has only zeros in common', ''],
])('passes where %s', (_, lines) => {
  const [insurance, patient] = lines === '' ? ['60.00', '30.00'] : ['329.60', '82.40'];
  const more = lines === '' ? 'Last bill          80.00' : lines;
  expect(check(`${more}\nInsurance pays          ${insurance}\nPatient pays          ${patient}`).result).toBe('PASS');
});

test('passes where the two shares are half of an odd total each', () => {
  expect(check('Total          824.01\nInsurance pays 50 %          412.01').result).toBe('PASS');
});

test.each([['Troco'], ['Wechselgeld'], ['Vuelto'], ['Rendu monnaie'], ['Change due'], ['Kembalian']])(
  'passes where a till gave back what differs by a digit: %s',
  (change) => {
    expect(check(`Total          80.00\nPatient pays          9.00\n${change}          11.00`).result).toBe('PASS');
  },
);

test.each([
  ['496.40', 'PASS'],
  ['946.40', 'FAIL'],
])('a share of %s is held against what total and rate make it', (share, result) => {
  const letter = `
The total cost of the treatment was 584.00 EUR, of which 310.50 EUR was for assessment and 273.50 EUR for exercises.
Under this policy the insurer covers 85% of these fees. I should be glad if the insurer would reimburse ${share} EUR
to me; what is left, 87.60 EUR, I have settled.`;
  expect(check(letter).result).toBe(result);
});

test.each([
  ['388.70', '155.40', 'PASS'],
  ['318.70', '155.40', 'FAIL'],
  ['388.70', '515.40', 'FAIL'],
])('fails where the lines’ columns add up to shares that are printed otherwise: %s and %s', (paid, own, result) => {
  const statement = `
Service                         Our charge       Plan discount       Plan paid       Your part
Therapy evaluation                  210.00              (96.40)         (83.60)           30.00
Manual therapy, 2 units             128.00              (70.16)         (27.84)           30.00
Custom finger orthosis              265.00              (88.00)        (141.60)           35.40
Therapeutic exercise                414.00             (218.34)        (135.66)           60.00

Billed                                               $1,017.00
Written off                                            -472.90
Came from them on 4 November                           -${paid}
Left with you                                          $${own}`;
  expect(check(statement).result).toBe(result);
});

test('what is allowed by the plan is the total, against which both shares are held', () => {
  const bill = (paid: string) =>
    `Allowed by your plan          $544.10\nPlan payment 11/04/2026          -${paid}\nYour responsibility          $155.40`;
  expect(check(bill('388.70'))).toMatchObject({ result: 'PASS', values: { total_amount: '544.10' } });
  expect(check(bill('318.70')).result).toBe('FAIL');
});
