import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const afterExcess = (rate: string) => `
Total com IVA                          341,320.00
Abrangido pela apólice                 317,380.00
Franquia do sinistro                   -15,000.00
Seguradora ${rate}% do restante             257,023.00
Encargo do paciente                     84,297.00`;

test('a rate may be of what an excess leaves of any sum', () => {
  expect(check(afterExcess('85')).result).toBe('PASS');
  expect(check(afterExcess('80')).reasonCode).toBe('PERCENT_DISAGREES');
});

const letter = (rate: string) => `
Jumlah tagihan                       7.845.000
Dari jumlah tersebut kami keluarkan layanan yang tidak dijamin dan risiko sendiri Rp 500.000;
terhadap sisanya, Rp 7.070.000, berlaku penggantian ${rate}%. AIA menanggung Rp 6.363.000 dan
Bapak menanggung Rp 1.482.000.`;

test('the sentence that tells a rate tells what it is of', () => {
  expect(check(letter('90')).result).toBe('PASS');
  expect(check(letter('80')).reasonCode).toBe('PERCENT_DISAGREES');
});

const tiers = (said: string) => `
Service                        Billed     Allowed   Plan paid   You may owe
Office visit                   285.00      186.60      156.60         30.00
Imaging                      1,890.00      763.55      281.08        482.47
Orthosis                       640.00      418.65      209.32        209.33
Claim total                  2,815.00    1,368.80      647.00        721.80
${said}
Amount allowed               1,368.80
We paid the provider           647.00
Your responsibility            721.80`;

test('of a list of rates none is the bill’s', () => {
  const list = 'Office visits: plan pays 100%. Imaging: deductible, then plan pays 80%. Equipment: plan pays 50%.';
  expect(check(tiers(list)).result).toBe('PASS');
  expect(check(tiers('Equipment, imaging, office visits: the plan pays 50% of them.')).result).toBe('FAIL');
});

test('two rates of a list are none of the bill’s, unless one is what the other leaves', () => {
  const bill = (said: string) => `Total 1,000.00\nInsurance pays 760.00\nPatient pays 240.00\n${said}`;
  expect(check(bill('Plan: chronic list 80%, acute list 70%, supplements none.')).result).toBe('PASS');
  expect(check(bill('Plan: pays 80%, and the patient 20%.')).result).toBe('FAIL');
  expect(check(bill('Plan: pays 60%, and the patient 40%.')).result).toBe('FAIL');
});

test('the sentence before its shares may tell what is left', () => {
  const bill = (rate: string) => `
Honorarnote vom 2. März 2026, Rechnungsbetrag 389,00 €.
Davon sind 40,00 € nicht vom Tarif umfasst. Auf die verbleibenden 349,00 € leisten wir ${rate} %, das
sind die folgenden Beträge, die wir Ihnen in den nächsten Tagen auf das Konto überweisen werden:
Rechnungsbetrag                     389,00
Leistung der Versicherung           279,20
von Ihnen zu tragen                 109,80`;
  expect(check(bill('80')).result).toBe('PASS');
  expect(check(bill('60')).reasonCode).toBe('PERCENT_DISAGREES');
});

test('a rate of a reference tariff is none of the bill', () => {
  const bill = (rate: string) =>
    check(`Total 900,00\nPart assurance   500,00\nPart patient   400,00\nL'assurance rembourse ${rate}.`);
  expect(bill('70 % du TNR').result).toBe('PASS');
  expect(bill('70 %').reasonCode).toBe('PERCENT_DISAGREES');
});

const byLine = (head: string) => `
Item                           Shelf price     Ref. price      ${head}      Member pays
Metformin                         2,460.00       1,800.00        1,620.00           840.00
Empagliflozin                     5,850.00       5,850.00        5,265.00           585.00
Glucose strips                    3,200.00       2,500.00        2,250.00           950.00
Invoice value                    11,510.00
Insurance pays                    9,135.00
Patient pays                      2,375.00`;

test('a rate over a column is that of its lines, where each is that part of another figure', () => {
  expect(check(byLine('Scheme pays 90%')).values.insurance_percent).toBeUndefined();
  expect(check(byLine('Scheme pays 80%')).reasonCode).toBe('PERCENT_DISAGREES');
});
