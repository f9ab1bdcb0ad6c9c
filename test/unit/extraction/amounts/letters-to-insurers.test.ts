import { describe, expect, test } from 'vitest';
import { amountsOfBill } from '../amounts-of-bill.ts';
import { check } from '../checked-bill.ts';

const letter = (department: string, salutation: string, said: string) => `
Generali Versicherung AG
${department}

${salutation}
Diagnostik                                      510,00
Einzelsitzungen                                 660,00
Insgesamt sind das € 1.170,00.
${said}`;

describe('in a letter to an insurer’s department who is written to insures', () => {
  test.each([
    [
      'Leistungsabteilung Kranken',
      'Sehr geehrte Damen und Herren,',
      'Laut Zusage vom August tragen Sie 80 % davon, also € 936,00.',
    ],
    [
      'Leistungsservice Sonderklasse',
      'Sehr geehrte Damen und Herren,',
      'Von diesem Betrag wird von Ihnen der Teil von € 936,00 getragen.',
    ],
    [
      'Service des prestations',
      'Mesdames, Messieurs,',
      'Selon votre accord du 31 août, vous avez à charge une part de € 936,00.',
    ],
  ])('%s', (department, salutation, said) => {
    expect(amountsOfBill(letter(department, salutation, said))).toMatchObject({
      insurance: '936.00',
      patient: '234.00',
    });
  });

  test.each([
    ['Dear Claims Team,', 'The excess is ours to pay, and € 936.00 is due from you.'],
    ['Sehr geehrtes Leistungsteam,', 'Von diesem Betrag wird von Ihnen der Teil von € 936,00 getragen.'],
    ['Estimado departamento de reembolsos:', 'Son a cargo de ustedes € 936,00.'],
    ['À l’attention du service remboursements,', 'Selon votre accord, vous avez à charge une part de € 936,00.'],
    ['Prezado setor de reembolsos,', 'Destes, € 936,00 ficam a cargo de vossas senhorias.'],
    ['Yth. Bagian Klaim,', 'Mohon pembayaran sebesar € 936,00.'],
  ])('be it in the salutation alone: %s', (salutation, said) => {
    expect(amountsOfBill(letter('Wien', salutation, said))).toMatchObject({ insurance: '936.00', patient: '234.00' });
  });

  test('but not where a sentence tells where to send something', () => {
    const said = `Of this € 234.00 is due from you.
To the claims department of the scheme send this bill with the form.`;
    expect(amountsOfBill(letter('Cork', 'Dear Mrs Moss,', said)).patient).toBe('234.00');
  });

  test('but not where somebody is written to by name', () => {
    const { patient } = amountsOfBill(
      letter('Leistungsabteilung', 'Sehr geehrte Frau Moss,', 'Von diesem Betrag tragen Sie selbst € 234,00.'),
    );
    expect(patient).toBe('234.00');
  });
});

test.each([
  ['£', 'We are sorry, but would you kindly let us have £ 84.00 within 28 days?', 'patient', '84.00'],
  ['€', 'Votre contrat nous permet de prendre à notre charge € 240,00 de ces frais.', 'insurance', '240.00'],
])('who writes asks, or bears: %s %s', (_, said, party, amount) => {
  const bill = amountsOfBill(`
Assessment                                      95,00
Fitting                                         229,00
Total                                           324,00

${said}`);
  expect(bill).toMatchObject({ [party]: amount });
});

describe('the rate that a plan is said to bear', () => {
  const said = (base: string) => `
La couronne et le traitement reviennent à 1 140,00 EUR, desquels il faut retrancher
85,20 EUR que votre mutualité vous a remboursés. Nous partons donc de ${base}.
Votre plan dentaire couvre ce type de soins à 75 %. L’indemnité s’élève à 791,10 EUR.
Le solde de 263,70 EUR demeure à votre charge.`;

  test('tells the total by what it leaves, where what is left of it is printed', () => {
    expect(check(said('1 054,80 EUR'))).toMatchObject({
      result: 'PASS',
      values: { total_amount: '1054.80', insurance_amount: '791.10', out_of_pocket: '263.70' },
    });
  });

  test('and none where it is not', () => {
    expect(check(said('1 045,80 EUR')).result).toBe('FAIL');
  });
});

test.each([
  'Nous vous demandons de verser 565,20 $ à l’adhérent; la différence, soit 141,30 $, demeure à sa charge.',
  'We ask you to pay $565.20 to our client, who bears the remaining $141.30.',
])('a broker asks for what the insurer pays back to the member, who has paid the bill: %s', (said) => {
  const bill = amountsOfBill(`
Total des honoraires                      706,50 $
Payé par le patient (Interac)             706,50 $
${said}`);
  expect(bill).toEqual({ total: '706.50', insurance: '565.20', patient: '141.30' });
});

test.each([
  [
    'Ihre Versicherte, Frau Ida Moos, war bei mir. Die Honorarnote lautet auf insgesamt 285,00 €.',
    '57,00 € sind bezahlt. Ich bitte Sie, mir den verbleibenden Betrag von 228,00 € zu überweisen.',
  ],
  [
    'Votre assurée, Mme Ida Moos, est ma patiente. Les honoraires s’élèvent à 285,00 €.',
    'Elle m’a versé 57,00 €. Je vous prie de me verser les 228,00 € restants.',
  ],
  [
    'Die Honorarnote lautet auf insgesamt 285,00 €. Mit Bescheid haben Sie die Übernahme der Kosten zugesagt.',
    'Frau Moos hat deshalb 57,00 € an mich bezahlt. Ich bitte Sie, mir den verbleibenden Betrag von 228,00 € zu überweisen.',
  ],
])('whoever is told of those whom it insures is an insurer, and asked for its share: %s', (first, second) => {
  const { insurance, patient } = amountsOfBill(`Sehr geehrte Damen und Herren,\n${first}\n${second}`);
  expect([insurance, patient]).toEqual(['228.00', '57.00']);
});

test('a letter that asks for another share than its enclosure has contradicts it', () => {
  const bill = (asked: string) =>
    check(`
Mohon pembayaran bagian asuransi sebesar Rp ${asked} ke rekening kami.
Kamar kelas I                               3.400.000
Tindakan apendektomi                        9.500.000
Total biaya                                12.900.000
Bagian pasien                               1.290.000
Bagian asuransi                            11.610.000`);
  expect(bill('11.610.000').result).toBe('PASS');
  expect(bill('12.310.500')).toMatchObject({ result: 'FAIL', reasonCode: 'AMOUNTS_DO_NOT_ADD_UP' });
});
