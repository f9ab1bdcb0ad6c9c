import { describe, expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const bill = (base: string, insurance = '720.00', patient = '280.00') =>
  check(`
Reimbursement rate: 80%
Total charges                1,000.00
${base}
Insurance pays               ${insurance}
Patient pays                 ${patient}`);

describe.each([
  'Deductible                   100.00',
  'Policy excess                100.00',
  'Selbstbehalt                 100.00',
  'Jahresfranchise              100.00',
  'Franchise                    100.00',
  'Deducible                    100.00',
  'Franquia                     100.00',
  'Risiko sendiri               100.00',
  'Eligible amount              900.00',
  'Erstattungsfähiger Betrag    900.00',
  'Base de remboursement        900.00',
])('a rate beside %s', (base) => {
  test('is of what is then left', () => {
    expect(bill(base).result).toBe('PASS');
  });

  test('is held against a share that it does not make', () => {
    expect(bill(base, '750.00', '250.00').reasonCode).toBe('PERCENT_DISAGREES');
  });
});

test('a rate that makes the share only of something else is held against it', () => {
  expect(bill('').reasonCode).toBe('PERCENT_DISAGREES');
  expect(bill('Knee scan                    900.00').reasonCode).toBe('PERCENT_DISAGREES');
  expect(bill('Deposit                      100.00').reasonCode).toBe('PERCENT_DISAGREES');
});

test('also where it stands in the label of the share, or where no total is printed', () => {
  const rows = (...shares: readonly string[]) => check(shares.join('\n'));
  const excess = 'Deductible                   100.00';
  const patient = 'Patient pays                 280.00';
  const total = 'Total charges                1,000.00';
  expect(rows(total, excess, 'Insurance pays 80%           720.00', patient).result).toBe('PASS');
  expect(rows(total, 'Insurance pays 80%           720.00', patient).reasonCode).toBe('PERCENT_DISAGREES');
  const base = 'Base de remboursement 25,00 €  Taux 70 %';
  expect(rows(base, 'Part assurance               17,50 €', 'Part patient                 9,50 €').result).toBe('PASS');
  expect(rows(base, 'Part assurance               18,50 €', 'Part patient                 8,50 €').reasonCode).toBe(
    'PERCENT_DISAGREES',
  );
});

test('a rate under the word for cover is held against the figures', () => {
  const { reasonCode } = check(`
Cover                Referred by               Date of scan
90%                  Dr Lee Boon Teck          5 Feb 2026
Total                                           £ 1,000.00
Insurance pays                                  £ 600.00
Patient pays                                    £ 400.00`);
  expect(reasonCode).toBe('PERCENT_DISAGREES');
});

test('a rate may be of a base less an excess, as an explanation of benefits prints both', () => {
  const statement = (paid: string, owed: string) =>
    check(`
Coverage rate: 80%
Total charges                439.05
Not covered                   34.50
Allowed amount               404.55
Deductible                   212.40
Insurance pays               ${paid}
Patient pays                 ${owed}`);
  expect(statement('153.72', '285.33').result).toBe('PASS');
  expect(statement('253.72', '185.33').result).toBe('FAIL');
});

test('or of what is left without all that is told to be excluded', () => {
  const bill = (paid: string, owed: string) =>
    check(`
NET À RÉGLER                                   2 116,00
Chambre seule, hors nomenclature                 120,00
Repas accompagnant, hors nomenclature             36,00
Part de l’assurance (70 % du remboursable)     ${paid}
Part du malade                                 ${owed}`);
  expect(bill('1 372,00', '744,00').result).toBe('PASS');
  expect(bill('1 572,00', '544,00').result).toBe('FAIL');
});

test('a rate of the scheme’s tariff says nothing of what a practice charges', () => {
  const bill = (plan: string) =>
    check(`
${plan}
Total charged                3,674.50
Scheme pays                  2,962.80
Member pays                    711.70`);
  expect(bill('Plan (pays at 100% of scheme rate)      Classic Saver').result).toBe('PASS');
  expect(bill('Plan (pays at 100% of the bill)         Classic Saver').result).toBe('FAIL');
});

test('a rate is cut to the limit where that is paid', () => {
  const bill = (limit: string) =>
    check(`
Frais admissibles                              1 765,00
Franchise                                         75,00
Remboursement théorique à 60 % du reste        1 014,00
Maximum annuel soins majeurs                     ${limit}
Payé par Sun Life                                800,00
Votre part, franchise comprise                   965,00`);
  expect(bill('800,00').result).toBe('PASS');
  expect(bill('900,00').result).toBe('FAIL');
});

test('a rate is cut to what was left of the limit before this bill', () => {
  const bill = (left: string) =>
    check(`
Total do documento                               333,00
Comparticipação Multicare                        187,50
Valor a pagar pelo cliente                       145,50
Capital anual                                    600,00
Disponível antes deste ato                       ${left}
Comparticipação de 60 % até ao capital disponível.`);
  expect(bill('187,50').result).toBe('PASS');
  expect(bill('190,00').result).toBe('FAIL');
});

test('a rate is cut to a limit in units of account, by what the paper says that one is worth', () => {
  const bill = (limit: string) =>
    check(`
Valor UF al 03-06-2025: $ 39.206,41. Cobertura del plan: 70 % con tope de ${limit} UF por evento.
Total prestaciones                              $ 322.500
Bonificación Isapre (70 %, tope ${limit} UF)       $ 176.429
Copago afiliado                                 $ 146.071`);
  expect(bill('4,5').result).toBe('PASS');
  expect(bill('5').result).toBe('FAIL');
});

test('rates of several classes of services are none of the bill', () => {
  const bill = (second: string) =>
    check(`
Classes et taux de prise en charge
A : service médical important, 65 %
B : service médical modéré, ${second} %
C : service médical faible, 15 %

Total TTC                                         58,76
Part MGEN                                         32,41
Reste à charge assuré                             26,35`);
  expect(bill('30').result).toBe('PASS');
  expect(bill('65').result).toBe('FAIL');
});

describe('the rate in the caption of what turned out to be the insurer’s share', () => {
  const bill = (caption: string) =>
    check(`
Frame                        850.00
Lenses                     1,240.00
Total                      2,090.00
${caption.padEnd(27)}1,463.00
Patient                      627.00`);

  test.each(['Tanggungan 70%', 'To be settled by MetLife (70% of net bill)'])('%s is the insurer’s', (caption) => {
    expect(bill(caption)).toMatchObject({ result: 'PASS', values: { insurance_percent: '70.00' } });
    expect(bill(caption.replace('70', '85'))).toMatchObject({ result: 'FAIL', reasonCode: 'PERCENT_DISAGREES' });
  });

  test.each(['Tanggungan + PPN 11%', 'Tanggungan max 85%'])('but not %s', (caption) => {
    expect(bill(caption).result).toBe('PASS');
  });
});

describe('a rate that a sentence tells with what it is of', () => {
  const told = (sentence: string) =>
    check(`
Total                          199.88
Insurance pays                 129.15
Patient pays                    70.73
${sentence}`).result;

  test.each([
    ['in brackets', 'The plan covers 75% of the price with tax of what is on its list (172.20).', 'PASS'],
    ['and is not that part of', 'The plan covers 75% of the price with tax of what is on its list (182.20).', 'FAIL'],
  ])('%s', (_, sentence, result) => {
    expect(told(sentence)).toBe(result);
  });

  test('may have its figure on the next line, and its part elsewhere: of two payers one pays by it', () => {
    const told = (base: string) =>
      check(`
Total                          500.00
Insurers pay                   450.00
Patient pays                    50.00
The insurer pays in two parts, 200.00 as the first, which is 50% of
${base} of medical care`).result;
    expect(told('400.00')).toBe('PASS');
    expect(told('420.00')).toBe('FAIL');
  });
});

test.each([
  ['Used before 311.70. Left after this claim 0.00.', 'PASS'],
  ['Claimed so far this year 311.70.', 'PASS'],
  ['Amount claimed 311.70.', 'FAIL'],
  ['Left after this claim 311.70.', 'FAIL'],
])('where what was used before leaves just what is paid, a rate would come to more: %s', (said, result) => {
  const cover = 'Extras cover pays 60% of the charge up to the annual limit. Annual limit $450.00.';
  const bill = `Total charge   255.00\nFund pays      138.30\nYou pay        116.70\n${cover} ${said}`;
  expect(check(bill).result).toBe(result);
});
