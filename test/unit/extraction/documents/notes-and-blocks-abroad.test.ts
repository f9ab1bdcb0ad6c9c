import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const valuesOf = (text: string) => extractInvoice(plainDocument(text)).values;

/** A bill whose last lines are its notes; two shares and a total are printed above. */
const withNotes = (notes: string) =>
  valuesOf(`Praxis Sonnenhof
Rechnung Nr. 2026-118        Datum: 04.05.2026
Patient: Edda Lorenz
Behandlung                                        240,00 EUR
Gesamtbetrag                                      240,00 EUR
${notes}`);

test.each([
  'Kasse: Techniker Krankenkasse, Vers.-Nr. F318842507, Kostenzusage der Kasse bis max.\n900,00 EUR je Kalenderjahr.',
  'Versicherer Debeka, Versichertennummer 4410927.3, Vorgang L 77; Höchstbetrag Heilmittel\n900,00 EUR.',
  'Ihre Versicherung Debeka erstattet nach Tarif B; die Höchstleistung im Jahr beträgt\n900,00 EUR.',
])('reads a limit whose figure stands on the next line: %s', (notes) => {
  expect(withNotes(notes).max_coverage).toBe('900.00');
});

test.each([
  ['Rawat jalan, selisih Rp. 362.300 dibayar\npeserta', '362300.00'],
  ['Catatan: selisih biaya Rp. 362.300 ditanggung oleh\npasien', '362300.00'],
  ['Catatan mitra, sisa biaya perawatan ditanggung korban Rp 362.300', '362300.00'],
])('reads whose share a note says a figure is, though its words end on the next line: %s', (note, share) => {
  const values = valuesOf(`RS Advent Menteng
Tagihan No. RJ-88204         Tanggal: 2026-05-08
Pasien: Eko Prasetyo
Total biaya                                   Rp. 1.811.500
Ditanggung asuransi                           Rp. 1.449.200
${note}`);
  expect(values).toMatchObject({
    out_of_pocket: share,
    insurance_amount: '1449200.00',
    total_amount: '1811500.00',
  });
});

test.each([
  ['R$ 240,00, sendo R$ 180,00 cobertos pelo convênio Porto Saúde, carteira nº 77120044'],
  ['R$ 240,00, dos quais R$ 180,00 reembolsados pela seguradora Porto Saúde, carteira nº 77120044'],
  ['R$ 240,00, sendo R$ 180,00 comparticipados pelo plano Porto Saúde, carteira nº 77120044'],
])('knows what is paid in the plural too, and who pays behind it: %s', (words) => {
  const values = valuesOf(`Clínica Boa Vista
RECIBO
Nº 000418
Paciente: Marlene Duarte
Referente a fisioterapia em consultório. Valor total do atendimento ${words}.
Total                                             R$ 240,00`);
  expect(values).toMatchObject({ insurance_amount: '180.00', out_of_pocket: '60.00', total_amount: '240.00' });
});

test.each([
  'PACIENTE                          CONDICIONES\nNombre        Norberto Quiroga    Obra social    OSDE\nDNI           77279840            Validez        15 días',
  'PACIENTE                          COBERTURA\nNombre        Norberto Quiroga    Obra social    OSDE\nEdad          41                  Plan           210',
  'GROSSO, Celia\nDNI: 77320800\nOS: IOMA',
  'NORBERTO QUIROGA\nDNI: 77320800\nOS: IOMA',
])('reads a patient in a block of labels, or over the number that the state gave: %s', (block) => {
  const { patient_name, insurance_name } = valuesOf(`Laboratorio San Telmo
Factura N° 0412              18/03/2026
${block}
Hemograma                                         $ 19.662,50
Total                                             $ 19.662,50`);
  expect([patient_name, insurance_name]).toEqual(
    block.includes('OSDE')
      ? ['Norberto Quiroga', 'OSDE']
      : [block.includes('GROSSO') ? 'Celia Grosso' : 'Norberto Quiroga', 'IOMA'],
  );
});

test.each([
  ['Nº dossier: 15156\n46 ans 4 mois', 'NGO BAKANG Brigitte'],
  ['né le 04/05/1980', 'TCHOUPO Emmanuel'],
])('reads a name whose surname stands first in capitals, over an age or a birth: %s', (under, name) => {
  const { patient_name } = valuesOf(`POLYCLINIQUE BONANJO
Facture N° 26-04418      du 27/03/2026
${name}
${under}
Amoxicilline                                      10 000 FCFA
Net à payer patient                               10 000 FCFA`);
  expect(patient_name?.split(' ').sort()).toEqual(
    name
      .split(' ')
      .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
      .sort(),
  );
});

test('believes no payer of a table’s row whose figure stands under a note', () => {
  expect(withNotes('Rezeptgebühr\n900,00 EUR').max_coverage).toBeUndefined();
});
