import { expect, test } from 'vitest';
import { billWith } from '../bill-with.ts';

const FAMILY = '24118730 / 24118730-02';

test.each([
  `No. polis / No. peserta : ${FAMILY}`,
  `No. Polis/No. Peserta : ${FAMILY}`,
  `Nr. Police / Nr. Mitglied: ${FAMILY}`,
  `N.º apólice / N.º cartão: ${FAMILY}`,
  `Nro. póliza / Nro. afiliado: ${FAMILY}`,
  `N° contrat / N° adhérent : ${FAMILY}`,
  `Policy No. / Member No.: ${FAMILY}`,
])('gives each of two labels with a stroke between them its own number: %s', (line) => {
  expect(billWith(line).values.insured_id).toBe('24118730-02');
});

test('and takes no member’s number for the claim’s', () => {
  const { insured_id, claim_number } = billWith('No. peserta / No. klaim : 24118730 / KL-2611-02').values;
  expect([insured_id, claim_number]).toEqual(['24118730', 'KL-2611-02']);
});

test.each(['PRE-AUTH / CLAIM', 'CLAIM / PRE-AUTH'])('reads the number under a head beside another: %s', (head) => {
  const { insured_id, claim_number } = billWith(
    `MEMBER NUMBER          ${head}\nAMB-204471-01          PA/71018827`,
  ).values;
  expect([insured_id, claim_number]).toEqual(['AMB-204471-01', 'PA/71018827']);
});

test.each([
  ['Leistungsgesuch\nSW 26/81 4051', 'SW 26/81 4051'],
  ['Rückerstattungsgesuch 4471-2207', '4471-2207'],
  [
    'Plano de saúde: Amparo Assistência de Saúde do Norte e do Sul Ltda.\nProtocolo do plano: 2026-RB-4417',
    '2026-RB-4417',
  ],
])('reads what a request is called elsewhere: %s', (lines, number) => {
  expect(billWith(lines).values.claim_number).toBe(number);
});

test.each(['Code gestion\n01 401 0182', 'Code gestion : 01 401 0182', 'Centre de gestion : 01 401 0182'])(
  'takes the office of a French fund for no claim: %s',
  (lines) => {
    expect(billWith(lines).values.claim_number).toBeUndefined();
  },
);

test.each([
  ['Assurée          MERCIER Aude — matricule 2 89 04 29 232 018 44', '2 89 04 29 232 018 44'],
  ['MERCIER Aude, matricule 2 89 04 29 232 018 44 37', '2 89 04 29 232 018 44 37'],
  ['Matrícula do participante: 1.773.902-4 / dep. 00', '1.773.902-4 / dep. 00'],
])('reads all groups of a member’s number, and whose of the family it is: %s', (line, number) => {
  expect(billWith(line).values.insured_id).toBe(number);
});

test.each([
  ['ACCOUNT FOR SERVICES\n\nAccount #:          EW-0671', 'EW-0671'],
  ['ACCOUNT RENDERED\n\nAccount no.:          EW-0671', 'EW-0671'],
  ['Demonstrativo para reembolso          nº 5.518/26', '5.518/26'],
])('reads the number of a paper that calls itself so: %s', (lines, number) => {
  expect(billWith(lines).values.invoice_number).toBe(number);
});

test('and takes a customer’s account for no bill', () => {
  expect(billWith('ACCOUNT DETAILS\n\nAccount #:          EW-0671').values.invoice_number).toBeUndefined();
});
