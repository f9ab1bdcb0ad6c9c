import { describe, expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const statement = (sum: string, share: string) => `
Leistungsfall   Rechnung        Betrag      Unsere Leistung    Zu Ihren Lasten
26-0211         R 9917          184.60               0.00             184.60
26-0448         RZ-60071      1,436.80             672.25             764.55
26-0460         P-331           432.00             388.80              43.20
${sum.padEnd(32)}2,053.40           1,061.05             992.35

Rechnung Radiologie Seeblick                                CHF 1,436.80
Davon vergüten wir Ihnen                                      CHF 672.25
${share.padEnd(58)}CHF 764.55`;

describe('of a statement of several claims about one of them', () => {
  test('the sums of all are not the bill’s', () => {
    expect(check(statement('Alle Leistungsfälle zusammen', 'Ihr Kostenanteil an diesem Fall')).values).toMatchObject({
      insurance_amount: '672.25',
      out_of_pocket: '764.55',
    });
  });
});

test.each([
  ['Quote-part annuelle plafonnée à CHF 700.00.', 'Total 900.00\nRemboursement assurance 800.00'],
  ['Der Selbstbehalt ist auf CHF 700.00 im Jahr begrenzt.', 'Total 900.00\nVersicherung zahlt 800.00'],
])('the most that somebody bears in a year is no share: %s', (said, amounts) => {
  expect(check(`${amounts}\n${said}`).values.out_of_pocket).not.toBe('700.00');
});

test.each([
  ['Votre participation totale pour ce sinistre', 'Versement Helsana sur votre compte'],
  ['Your share of this claim', 'Payment Aetna to your account'],
  ['Ihr Kostenanteil an diesem Fall', 'Zahlung Helsana auf Ihr Konto'],
])('a caption may say of which claim it is: %s', (patient, insurance) => {
  expect(
    check(`
Total                                               1,188.00
${insurance.padEnd(52)}835.38
${patient.padEnd(52)}352.62`).values,
  ).toMatchObject({ out_of_pocket: '352.62', insurance_amount: '835.38' });
});

test('of two figures that are called the insurer’s one is what the other and the patient’s make up', () => {
  expect(
    check(`
Valor liberado pela operadora                       1.175,90
Coparticipação da beneficiária                        331,94
Parte suportada pela operadora                        843,96`).values,
  ).toMatchObject({ total_amount: '1175.90', insurance_amount: '843.96', out_of_pocket: '331.94' });
});

test('where nothing is left to the patient, what was asked before some was refused is not the total', () => {
  const account = (accepted: string) =>
    check(`
Procedimento                      Cobrado       Excluído        Aceito
Consulta                           412,00          62,00        350,00
Tomografia                         986,40           0,00        986,40
Total da conta                   1.398,40          62,00      1.336,40

Aceito após revisão                                           ${accepted}
A pagar pelo segurado                                             0,00
A pagar pela seguradora                                       1.336,40`);
  expect(account('1.336,40')).toMatchObject({ result: 'PASS', values: { total_amount: '1336.40' } });
});

test('rows over their lines, and the sum of all of them under another word, are sums', () => {
  const bill = (bed: string) =>
    check(`
Libellé                                    Montant           Sous-totaux
Hospitalisation                                                  240 000
Chambre, 3 jours                           ${bed}
Surveillance                                45 000
Examens                                                           64 750
Goutte épaisse                              64 750
Cumul des rubriques                                              304 750
Remise 10 %                                                      -30 475
Net facturé                                                      274 275
Assurance                                                        219 420
Patient                                                           54 855`);
  expect(bill('195 000').result).toBe('PASS');
});
