import { expect, test } from 'vitest';
import { billWith } from '../bill-with.ts';

test.each([
  ['KV-Nummer: 2026-00418\nVersichertennummer: T418207735', 'insured_id', 'T418207735'],
  ['Cartão Nacional de Saúde: 708027400704\nNº da carteira: 0032118827', 'insured_id', '0032118827'],
  ['Medicare card no.: 2950 41187 3\nFund membership no.: 40713926B', 'insured_id', '40713926B'],
  ['Health plan ID: 60054\nInsured’s unique ID: W204471883', 'insured_id', 'W204471883'],
  ['KZV-Abrechnungsnummer 2 14 0933\nRechnung: ZE-26-0318', 'invoice_number', 'ZE-26-0318'],
  ['N° Séc. Soc. : 1 97 10 42 147 086 53', 'insured_id', '1 97 10 42 147 086 53'],
  ['Mutuelle : Harmonie\nAdhérent : 70 4471 882 M\nN° SS 2 94 12 44 109 071 33', 'insured_id', '70 4471 882 M'],
  ['Versicherung: Helvetia Versicherungen, Kunden-Nr. 77184403\nSV-Nr. 2207 140447', 'insured_id', '77184403'],
  ['Nº Seg. Social: 28 10448221 07', 'insured_id', '28 10448221 07'],
  ['Voucher no.: 88120\nInvoice no.: 77120', 'invoice_number', '77120'],
  ['Receipt no.: 4418-2\nInvoice no.: 77120', 'invoice_number', '77120'],
  ['Expediente      445201\nSiniestro       2026-0330-5519', 'claim_number', '2026-0330-5519'],
  ['Ticket: 260214_00318| Bon: 4471820', 'invoice_number', '260214_00318'],
] as const)('takes the number whose label says it best: %s', (lines, field, value) => {
  expect(billWith(lines).readings[field]).toMatchObject({ value });
});

test('is less sure of a number where another label says nearly as surely another', () => {
  const { insured_id } = billWith('Insurance ID: 7712004\nScheme No.: 118-22').readings;
  expect(insured_id).toMatchObject({ value: '7712004' });
  expect(insured_id?.confidence).toBeLessThan(0.8);
});

test('is as sure as ever where the other label gives a part of the same number', () => {
  const { claim_number } = billWith('Claim ID: 77d1e0b2-e18e-4e5a\nClaim #: 77D1E0B2').readings;
  expect(claim_number?.confidence).toBeGreaterThan(0.9);
});

test('takes no word that begins with N for the mark of a title’s number', () => {
  expect(billWith('RECEIPT     NIF B88852433').values.invoice_number).toBeUndefined();
});

test.each([
  ['Carné de afiliación SU-88120447-1', 'insured_id', 'SU-88120447-1'],
  ['ID peserta            NHI-ID 30098815', 'insured_id', 'NHI-ID 30098815'],
] as const)('takes the capitals that a number begins with for no part of its label: %s', (line, field, value) => {
  expect(billWith(line).values[field]).toBe(value);
});

test('is no surer of a noun that says little because a number follows', () => {
  expect(billWith('Protocolo       : 260312-044').readings.claim_number?.confidence).toBeLessThan(0.7);
});

test('takes an insurer’s bare reference for the claim’s number, and a clinic’s for the bill’s', () => {
  expect(billWith('Explanation of benefits\nRef: MS/SET/26-51730').values).toMatchObject({
    claim_number: 'MS/SET/26-51730',
  });
  expect(billWith('Ref: 26-51730').values).toMatchObject({ invoice_number: '26-51730' });
});

test.each([
  ['Surat jaminan: GL-0417', 'Nomor klaim: KLM-26-2291'],
  ['Carta de garantía n.º: CG-0417', 'Siniestro: KLM-26-2291'],
  ['Letter of guarantee no: GL-0417', 'Claim: KLM-26-2291'],
  ['N° de prise en charge : PEC-0417', 'Dossier sinistre : KLM-26-2291'],
] as const)('takes no letter of guarantee for the claim beside the claim’s own number: %s', (letter, claim) => {
  expect(billWith(`${letter}\n${claim}`).values.claim_number).toBe('KLM-26-2291');
});

test.each([
  ['Replaces invoice no: HS-20377', 'Invoice No: HS-20411'],
  ['Ersetzt Rechnung Nr.: R-20377', 'Rechnungsnummer: HS-20411'],
  ['Korrektur zu Rechnung Nr.: R-20377', 'Rechnungsnummer: HS-20411'],
  ['Annule et remplace la facture n° : F-20377', 'Facture n° : HS-20411'],
  ['Sustituye a la factura n.º: F-20377', 'Factura n.º: HS-20411'],
  ['Rectifica a la factura n.º: F-20377', 'Factura n.º: HS-20411'],
  ['Substitui a fatura n.º: F-20377', 'Fatura n.º: HS-20411'],
  ['Menggantikan faktur no.: F-20377', 'No. faktur: HS-20411'],
])('a corrected bill has its own number, not that of the one that it replaces: %s', (replaced, own) => {
  expect(billWith(`${replaced}\n${own}`).values.invoice_number).toBe('HS-20411');
  expect(billWith(`${own}\n${replaced}`).values.invoice_number).toBe('HS-20411');
});

test('a number that is printed beside what the bill replaces stays its own', () => {
  expect(billWith('Invoice No: HS-20411 replaces invoice no: HS-20377').values.invoice_number).toBe('HS-20411');
  expect(billWith('Replaces our letter of 4.3. Invoice no: HS-20411\nReceipt: 77120').values.invoice_number).toBe(
    'HS-20411',
  );
  expect(billWith('Replaces invoice no: HS-20377').values.invoice_number).toBe('HS-20377');
});

test('gives a number beside its own label to no date over it', () => {
  const { invoice_number } = billWith(
    'CFDI 4.0                  I - Ingreso\nSerie y folio             CGB-20418\nFolio fiscal              5F2A91C0-7E14-4B6D-9A37-C18E04D2BB61',
  ).readings;
  expect(invoice_number).toMatchObject({ value: 'CGB-20418' });
});

test('takes a clinic’s own folio rather than the tax office’s', () => {
  const { invoice_number } = billWith(
    'Folio interno      CB 4418\nFolio fiscal       C07B3E52-11DA-4F09-8C6E-2D95A7F41E83',
  ).readings;
  expect(invoice_number).toMatchObject({ value: 'CB 4418' });
});
