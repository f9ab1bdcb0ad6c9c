import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const providerOf = (line: string) =>
  extractInvoice(
    plainDocument(`
Arbo Home Line GmbH
12 Elm Road, Tel. 555 0182

Invoice 4471
Patient: Ann Smith
${line}
Visit, 12 km                                                          90.00
Total                                                                 90.00`),
  ).values.provider_name;

test.each([
  'Requesting clinic: Elmford Clinic',
  'Ordered by      Elmford Medical Centre',
  'Receiving hospital: Elmford General Hospital',
  'Zuweiser: Klinikum Elmfurt',
  'Einsender     Klinikum Elmfurt',
  'Entlassen aus: Klinikum Elmfurt',
  'Hospital solicitante: Hospital San Telmo',
  'Derivado por: Hospital San Telmo',
  'IPS remitente: Hospital San Telmo',
  'Établissement prescripteur : Clinique de la Côte',
  'Livré à : Hôpital de la Côte',
  'Hospital requisitante: Hospital São Telmo',
  'Encaminhado por: Clínica São Telmo',
  'Faskes perujuk: Puskesmas Telmo',
  'RS tujuan: RS Telmo Sehat',
])('a house that sent the patient or gets them does not bill: %s', (line) => {
  expect(providerOf(line)).toBe('Arbo Home Line GmbH');
});

test('but one whose name only holds such a word does', () => {
  expect(providerOf('Provider: Destination Health Clinic')).toBe('Destination Health Clinic');
});
