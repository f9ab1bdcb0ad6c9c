import { expect, test } from 'vitest';
import { amountsOfBill } from '../amounts-of-bill.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const read = (text: string) => extractInvoice(plainDocument(text)).values;

test('takes what a company paid for the insurer’s, and what is left for no total', () => {
  const values = read(`
RUMAH SAKIT UMUM CEMARA
Nama Pasien      : YOHANA TARIGAN
KAMAR RAWAT INAP              567,000
TINDAKAN OPERASI            3,900,000
JUMLAH TOTAL PERINCIAN      4,467,000
DIBAYAR PT SINAR MURIA      3,797,000
JUMLAH TOTAL TAGIHAN          670,000
IUR BAYAR                     670,000`);
  expect(values).toMatchObject({
    insurance_amount: '3797000.00',
    out_of_pocket: '670000.00',
    total_amount: '4467000.00',
  });
});

test('takes nothing paid, since an insurer covers it, for the patient’s share', () => {
  const values = read(`
Clínica Los Cipreses
Recibo
Paciente: Rosa Medrano
Consulta                        S/ 223.20
TOTAL: S/ 223.20
Monto Pagado: S/ 0.00 (Cubierto por seguro)`);
  expect(values).toMatchObject({ insurance_amount: '223.20', out_of_pocket: '0.00', total_amount: '223.20' });
});

test('takes a column of cover that holds amounts for the insurer’s share', () => {
  const values = read(`
Clínica Dental Caribe
Nombre Paciente: Ana Frías
PROCEDIMIENTO      PRECIO TOTAL      COBERTURA ARS     TOTAL A PAGAR
Endodoncia         RD$ 9,900.00      RD$ 5,940.00      RD$ 3,960.00
Limpieza           RD$ 3,300.00      RD$ 1,980.00      RD$ 1,320.00
TOTALES            RD$ 13,200.00     RD$ 7,920.00      RD$ 5,280.00`);
  expect(values).toMatchObject({ insurance_amount: '7920.00', out_of_pocket: '5280.00', total_amount: '13200.00' });
});

test.each([
  ['Sanitas Krankenversicherung', 'Sanitas Krankenversicherung'],
  ['Multicare - Seguros de Saúde, S.A.', 'Multicare - Seguros de Saúde, S.A.'],
])('takes the whole line for the name of an insurer that stands alone: %s', (line, name) => {
  expect(read(`Praxis am Bach\n${line}\nPatient: Ida Moser\nGesamtbetrag: 90,00 EUR`).insurance_name).toBe(name);
});

test('believes the client’s name before the plan’s', () => {
  const values = read(`
Fundación Clínica Andina
CLIENTE: Salud Andina Medicina Prepagada S.A.      PLAN: POS CONTRIBUTIVO
PACIENTE: LUZ MARINA OSPINA
TOTAL FACTURADO    294.500`);
  expect(values.insurance_name).toBe('Salud Andina Medicina Prepagada S.A.');
});

const statement = (first: string, title: string) => `
${first}
12 rue du Port


${title}
Total payé            220,93 €
Total remboursé       154,65 €`;

test('takes the letterhead of a statement of refunds for the insurer, but no practice’s', () => {
  const title = 'RELEVÉ DE REMBOURSEMENTS';
  expect(read(statement('MSA Vallée Sud', title)).insurance_name).toBe('MSA Vallée Sud');
  expect(read(statement('L’Assurance Maladie de la Loire', title)).insurance_name).toBe(
    'L’Assurance Maladie de la Loire',
  );
  expect(read(statement('Clinique du Port', title)).insurance_name).toBeUndefined();
});

test('reads the number beside an insurer’s name and rate', () => {
  const values = read(`
Pharmacie El Nour
PATIENT: Lotfi Saïd
Régime: CNAS (80%)          N°: 16 0284417 01 33
Total : 2218.30 DA`);
  expect(values).toMatchObject({ insurance_name: 'CNAS', insured_id: '16 0284417 01 33' });
});

test.each([
  'zu Lasten Debeka',
  'Geht zulasten der AOK',
  'Zu Lasten der Muster Versicherung',
  'A cargo de Sanitas',
  'A cargo da Médis',
  'À la charge de la MGEN',
  'Beban Prudential',
  'Charged to Aetna',
])('gives the insurer what is at its charge by name: %s', (caption) => {
  const bill = amountsOfBill(`Total          1,000.00\n${caption}          800.00`);
  expect(bill).toEqual({ total: '1000.00', insurance: '800.00', patient: '200.00' });
});

test.each(['Zu Lasten des Patienten', 'Zu Lasten des Debeka-Versicherten', 'A cargo do utente', 'Beban pasien'])(
  'gives the patient what is at theirs: %s',
  (caption) => {
    const bill = amountsOfBill(`Total          1,000.00\n${caption}          200.00`);
    expect(bill).toEqual({ total: '1000.00', insurance: '800.00', patient: '200.00' });
  },
);

test('gives nobody what is at the charge of a name that nobody knows', () => {
  const bill = amountsOfBill('Gesamtbetrag          1.000,00\nzu Lasten Nord          800,00');
  expect(bill).toEqual({ total: '1000.00', insurance: undefined, patient: undefined });
});
