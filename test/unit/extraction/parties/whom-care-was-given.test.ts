import { describe, expect, test } from 'vitest';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { patientOfBill } from '../patient-of-bill.ts';
import { plainDocument } from '../printed-page.ts';

describe('the patient', () => {
  test.each([
    ['Enfant               Luc Elmer'],
    ['Baby                 Luc Elmer'],
    ['Personne transportée     Luc Elmer'],
    ['Person conveyed          Luc Elmer'],
    ['Pessoa transportada      Luc Elmer'],
    ['Penumpang                Luc Elmer'],
  ])('is the child, whom an ambulance took or who got blood: %s', (line) => {
    expect(patientOfBill(line)).toBe('Luc Elmer');
  });

  test.each([
    ['Adjuntamos los estudios practicados al Ing. Galo Elmer Ruiz, titular del contrato, en nuestra sede.'],
    ['Consultas prestadas nos dias 4 e 11 de maio a Galo Elmer Ruiz.'],
    ['Soins dispensés les 4 et 11 mai à Galo Elmer Ruiz.'],
    ['Therapy provided on 4 and 11 May to Galo Elmer Ruiz.'],
    ['Leistungen, erbracht am 4. und 11. Mai für Galo Elmer Ruiz.'],
    ['Remitimos la cuenta de los servicios prestados a la Sra. Galo Elmer Ruiz en enero.'],
    ['Veuillez trouver ci-joint la note des soins dispensés à Galo Elmer Ruiz en janvier.'],
    ['Seguem em anexo os exames realizados ao Sr. Galo Elmer Ruiz no mês passado.'],
    ['Anbei die Kosten der Behandlung, durchgeführt bei Herrn Galo Elmer Ruiz im Januar.'],
    ['Please find enclosed the studies performed on Galo Elmer Ruiz at our branch.'],
    ['Bersama ini kami kirimkan pemeriksaan yang dilakukan pada Bapak Galo Elmer Ruiz bulan lalu.'],
  ])('is to whom a letter says that care was given, not who signs for an office: %s', (line) => {
    const letter = `
Oakridge Internal Medicine

${line}

Visit           $110.00
Insurance pays  $88.00
You pay         $22.00

Lcda. Maribel Toapanta
Facturación y convenios`;
    expect(extractInvoice(plainDocument(letter)).values.patient_name).toBe('Galo Elmer Ruiz');
  });

  test.each([
    ['Exma. Senhora', 'Dra. Graça Elmer Matias', 'Bairro da Coop, Rua D, n.º 16', 'Maputo', 'Graça Elmer Matias'],
  ])('is addressed under a form of address and titles: %s %s', (form, name, street, town, expected) => {
    const text = `
Oakridge Internal Medicine
${form}
${name}
${street}
${town}


Visit                          110.00
Total                          110.00`;
    expect(extractInvoice(plainDocument(text)).values.patient_name).toBe(expected);
  });
});

test('an explanation of benefits says for whom care was', () => {
  expect(
    patientOfBill(
      'Subscriber       Rosalind Achterberg\nROSALIND ACHTERBERG\nMember ID        U7730 18294 02\nCare was for     Theodore Achterberg (dependent)',
    ),
  ).toBe('Theodore Achterberg');
});

test.each([
  ['Seen:            Thea Ouellette\nMr. Gerald Ouellette (guarantor)', 'Thea Ouellette'],
  ['Hi Declan Mulcahy,', 'Declan Mulcahy'],
  ['Je soussignée certifie avoir reçu M. Bastien Wauthier en entretien à huit reprises.', 'Bastien Wauthier'],
  ['la factura del ingreso de su asegurada, doña Remedios Cifuentes Valle, por neumonía', 'Remedios Cifuentes Valle'],
])('says who was seen, received or is greeted: %s', (line, name) => {
  expect(patientOfBill(line)).toBe(name);
});

test.each(['Maxime Thibodeau', 'Maximilian Bauer'])(
  'a name that begins as words for the most do is no label: %s',
  (name) => {
    expect(
      sheetOf(plainDocument(`Facture\nClient\n${name}\nTotal          90,00`)).hits.map(({ segment }) => segment.text),
    ).not.toContain(name);
  },
);
