import { describe, expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

const providerOf = (text: string) => extractInvoice(plainDocument(text)).values.provider_name;

describe('where an ambulance took somebody is not who bills the ride', () => {
  test.each([
    ['Journey 04/02/2026  06:40    Elmford General Hospital       Collected from'],
    ['Pick-up                      Elmford General Hospital'],
    ['Destination:                 Elmford General Hospital'],
    ['Abholung 06:40               Klinikum Elmfurt'],
    ['von Ahornweg 3               nach Klinikum Elmfurt'],
    ['04.02.2026                   Klinikum Elmfurt                    Rückfahrt'],
    ['04/02/2026 06:40             Hospital San Telmo, urgencias       Entrega'],
    ['Origen                       Clínica San Telmo'],
    ['Lieu de dépose :             Clinique de la Côte'],
    ['Embarque                     Hospital de São Telmo'],
    ['Tujuan                       RS Telmo Sehat'],
  ])('%s', (stop) => {
    const text = `
Arbo Mobil 24

Invoice 4471
Patient: Ann Smith
${stop}
Ride, 12 km                                                          90.00
Total                                                                90.00`;
    expect(providerOf(text) ?? 'Arbo Mobil 24').not.toMatch(/elm|telmo|c[ôo]te/i);
  });

  test('nor what stands under the heading of the route', () => {
    const text = `
Arbo Mobil Vital S.A.S.
Tel. 555 0182

Factura 4471
Paciente: Ana Ruiz
RECORRIDO
08/02/2026 02:51               Calle 9 # 39-40
08/02/2026 03:22               Clínica Arboleda
Traslado                                                             90.00
Total                                                                90.00`;
    expect(providerOf(text)).toBe('Arbo Mobil Vital S.A.S.');
  });

  test('but a hospital that writes over all else how one returns to it bills', () => {
    const text = `
Elmford General Hospital
Return to work clinic
Invoice 4471
Patient: Ann Smith
Consultation                   90.00
Total                          90.00`;
    expect(providerOf(text)).toBe('Elmford General Hospital');
  });
});

describe('a house whose name says nothing of care', () => {
  test.each([
    ['GRÜNES BAND SEETAL', 'Verein für Krankentransporte'],
    ['ULME & SÖHNE KG', 'Meisterbetrieb der Hörakustik'],
    ['ARBOMOTION', 'Klinik Fisioterapi & Rehabilitasi Medik'],
    ['LES PETITS PINS', 'Soins infirmiers à domicile'],
    ['VIVA ARBORE', 'Podologia clínica e cuidados do pé'],
    ['WILLOW & SONS', 'Mobile podiatry and home nursing'],
  ])('is named by the line over what kind of house it is: %s', (name, kind) => {
    const { values } = extractInvoice(
      printedDocument(
        { x: 50, y: 40, text: name, size: 15 },
        { x: 50, y: 60, text: kind, size: 9 },
        { x: 50, y: 130, text: 'Patient: Ann Smith' },
        { x: 50, y: 160, text: 'Consultation' },
        { x: 400, y: 160, text: '90.00' },
        { x: 50, y: 180, text: 'Total' },
        { x: 400, y: 180, text: '90.00' },
      ),
    );
    expect(values.provider_name).toBe(name);
  });

  test.each([
    ['Unit Transfusi Darah Kota Arbo', 'Rumah sakit : RSU Telmo Kusuma, Ruang Melati 4'],
    ['Banco de Sangre Arboleda', 'Hospital: Hospital San Telmo, cama 12'],
    ['Blutspendedienst Seetal', 'Klinik: Klinik Seeblick, Station 3'],
    ['Hemocentro Arvoredo', 'Hospital: Hospital São Telmo, leito 9'],
  ])('delivers to hospitals and bills by itself: %s', (name, hospital) => {
    const { values } = extractInvoice(
      printedDocument(
        { x: 180, y: 40, text: name, size: 11 },
        { x: 190, y: 56, text: 'Jl. Elm 14, Tel. (0281) 555017', size: 10 },
        { x: 50, y: 130, text: hospital },
        { x: 50, y: 145, text: 'Patient: Ann Smith' },
        { x: 50, y: 200, text: 'PRC 3' },
        { x: 400, y: 200, text: '90.00' },
        { x: 50, y: 220, text: 'Total' },
        { x: 400, y: 220, text: '90.00' },
      ),
    );
    expect(values.provider_name).toBe(name);
  });

  test('keeps its name where its last word may be a label', () => {
    const { values } = extractInvoice(
      printedDocument(
        { x: 15, y: 17, text: 'AMBULANCES DU BORN', size: 11 },
        { x: 15, y: 30, text: 'ZA Les Pins, 40200 Mimizan — Tél. 05 58 55 01 82', size: 9 },
        { x: 15, y: 100, text: 'Patient : Luc Elmer' },
        { x: 15, y: 140, text: 'Trajet' },
        { x: 400, y: 140, text: '90,00' },
        { x: 15, y: 160, text: 'Total' },
        { x: 400, y: 160, text: '90,00' },
      ),
    );
    expect(values.provider_name).toBe('AMBULANCES DU BORN');
  });
});

describe('who treats under a name of their own', () => {
  test.each([
    ['CRN-8 11.930'],
    ['CREFITO-3 44.712-F'],
    ['RPPS 10101 554 712'],
    ['HCPC reg. PH44712'],
    ['Cédula Profesional 4471203'],
    ['SIPB: 446/012/2024'],
  ])('is known by the number of their register, beside a sum or not: %s', (register) => {
    const { values } = extractInvoice(
      printedDocument(
        { x: 30, y: 29, text: 'Camila Nohara', size: 13 },
        { x: 500, y: 31, text: '96,00', size: 11 },
        { x: 30, y: 46, text: 'Arvoredo e Companhia', size: 8 },
        { x: 140, y: 46, text: '·', size: 8 },
        { x: 150, y: 46, text: register, size: 8 },
        { x: 30, y: 120, text: 'Paciente: Ana Ruiz' },
        { x: 30, y: 150, text: 'Total' },
        { x: 400, y: 150, text: '96,00' },
      ),
    );
    expect(values.provider_name).toBe('Camila Nohara');
  });
});

describe('of a ride that is told in words', () => {
  const billed = (head: string, line: string) =>
    providerOf(`${head}
44 Elm St, Dover, Tel. 555 0182

Invoice 4471
Patient: Ann Smith
${line}
Ride, 12 km                                                          90.00
Total                                                                90.00`);

  test.each([
    ['The patient was transported from Elmford General Hospital to her home on 3 May 2026.'],
    ['Fahrt von Klinikum Elmfurt nach Hause'],
    ['Trajet de la Clinique de la Côte au domicile'],
    ['Fahrt von Zuhause ins Klinikum Elmfurt'],
  ])('the hospital does not bill: %s', (line) => {
    expect(billed('SwiftArbo Response', line)).toBe('SwiftArbo Response');
  });

  test.each(['Transporte de pacientes Arboleda', 'Transport de malades Lenoir', 'Krankenfahrten zum Seetal GmbH'])(
    'who drives does: %s',
    (head) => {
      expect(billed(head, 'Ida Moss')).toBe(head);
    },
  );

  test('nor is who drove left out of a letter', () => {
    const text = `
Ann Smith
44 Elm St, Dover

Ich reiche die Rechnung 4471 für den Krankentransport von Rettungsdienst Seetal zur Erstattung ein.

Total                                                                90.00`;
    expect(providerOf(text)).toBe('Rettungsdienst Seetal');
  });
});
