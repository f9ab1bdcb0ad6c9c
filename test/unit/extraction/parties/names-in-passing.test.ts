import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const valuesOf = (text: string) => extractInvoice(plainDocument(text)).values;

test.each([
  ['Klinikum Westfeld, Rechnung Nr. K-260388 vom 17.06.2026 über 349,13 €.', 'Klinikum Westfeld'],
  ['Zahnzentrum Hochberg, Rechnung Nr. 2026-4471 vom 23.09.2026 über 286,22 €.', 'Zahnzentrum Hochberg'],
  ['Catatan: Tagihan RJ-88204 RS Bali Husada; disetujui', 'RS Bali Husada'],
  ['Kronologi: korban dibawa ke RSUD Tidar', 'RSUD Tidar'],
  ['Atención recibida en el Hospital San Marcos el 3 de mayo.', 'Hospital San Marcos'],
  ['Soins reçus à la Clinique Sainte Odile le 3 mai.', 'Clinique Sainte Odile'],
  ['Atendimento realizado na Clínica Vila Mariana em 03/05/2026.', 'Clínica Vila Mariana'],
])('takes the only place of care that a paper names for the provider: %s', (sentence, name) => {
  const values = valuesOf(`Schadenakte
Patient: Edda Lorenz
${sentence}
Total                                             286,22`);
  expect(values.provider_name).toBe(name);
});

test('takes none of two places of care that are named in passing', () => {
  const values = valuesOf(`Schadenakte
Patient: Edda Lorenz
Überwiesen vom Krankenhaus Ahaus an das Klinikum Westfeld am 3. Mai.
Total                                             286,22`);
  expect(values.provider_name).toBeUndefined();
});

test.each([
  ['- Merkur Versicherung', 'Merkur Versicherung'],
  ['Mutuelle de Santé de Pikine', 'Mutuelle de Santé de Pikine'],
  ['Seguros Atlántida', 'Seguros Atlántida'],
  ['BKK Pfalz', 'BKK Pfalz'],
])('takes a line that is nothing but an insurer’s name for the insurer: %s', (line, name) => {
  const values = valuesOf(`Praxis Murtal
Patient: Alois Kaltenegger
${line}
Akupunktur                                        130,00
Total                                             130,00`);
  expect(values.insurance_name).toBe(name);
});

test.each(['Versicherung', '- Krankenkasse', 'Seguros'])('takes no word of the trade alone for a name: %s', (line) => {
  const values = valuesOf(`Praxis Murtal
Patient: Alois Kaltenegger
${line}
Akupunktur                                        130,00
Total                                             130,00`);
  expect(values.insurance_name).toBeUndefined();
});

test.each([
  ['BARMER Pflegekasse, Vers.-Nr. K442810736', 'BARMER Pflegekasse'],
  ['AOK Nordost, Vers.-Nr. R903357128', 'AOK Nordost'],
  ['AOK Rheinland/Hamburg, Mitglied 77120', 'AOK Rheinland/Hamburg'],
])('ends an insurer’s name where the insured’s number begins: %s', (line, name) => {
  const values = valuesOf(`Pflegedienst Spreewege
Leistungsempfänger: Horst Pagel
Erweiterte kleine Körperpflege                    298,00
  ${line}
Gesamtbetrag                                      298,00`);
  expect(values.insurance_name).toBe(name);
});

test('reads the provider behind its code', () => {
  const values = valuesOf(`IPM du Port
PRESTATAIRE                  Bon de commande optique
Bénéficiaire                 Ibrahima Badji
Établissement                O227          Optique Sandaga
Montant total                                     131 000 FCFA
Part IPM                                          78 600 FCFA`);
  expect(values.provider_name).toBe('Optique Sandaga');
});

test('takes a time of day at the page’s foot for when it was printed', () => {
  const lines = Array.from({ length: 36 }, () => '').join('\n');
  const values = valuesOf(`Clínica Boa Vista
Recibo Nº 000418
Paciente: Marlene Duarte
Total                                             R$ 62,32
Porto Alegre - RS, 08 de junho de 2026${lines}
Página 1                 Emitido em: 11 de junho de 2026 às 14:20`);
  expect(values.submission_date).toBe('2026-06-08');
});

test.each([
  ['REÇU DE PHARMACIE - 9905', 'N° PH2604417', 'PH2604417'],
  ['FACTURE', 'N° 26-0441', '26-0441'],
])('reads the number that begins the first row under a centred title: %s', (title, line, number) => {
  const values = valuesOf(`                    Centre Médical La Grâce
                    ${title}
${line}                                            Date : 17/04/2026
Patient : Aminata Koné
Total acte                                        14 300 FCFA`);
  expect(values.invoice_number).toBe(number);
});

test.each([
  ['GNP', 'MXN'],
  ['Seguros SURA', 'COP'],
])('reads pesos by the country of the only insurer named: %s', (insurer, currency) => {
  const values = valuesOf(`Hospital La Carlota
Paciente: Rebeca Zúñiga
Aseguradora: ${insurer}
Sutura de herida simple                           $1,231.20
Total                                             $1,231.20`);
  expect(values.currency).toBe(currency);
});

test.each([
  ['CUIT 30-70118844-6', '(M.N. 20.418)', 'ARS'],
  ['C.U.I.T. 30-70118844-6', 'M.N. 133.204', 'ARS'],
  ['RFC: SHC0904', '(Mil doscientos pesos 00/100 M.N.)', 'MXN'],
])('tells a doctor’s licence from the national currency: %s, %s', (number, note, currency) => {
  const values = valuesOf(`Sanatorio Los Ceibos
${number}
Paciente: Rebeca Zúñiga
Médico: Dra. Palacios, ${note}
Sutura de herida simple                           $1,231.20
Total                                             $1,231.20`);
  expect(values.currency).toBe(currency);
});
