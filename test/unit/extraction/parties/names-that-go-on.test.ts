import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { printedDocument } from '../printed-page.ts';

const LINES = [
  { x: 50, y: 50, text: 'Harbour Street Clinic' },
  { x: 50, y: 200, text: 'Consultation' },
  { x: 300, y: 200, text: '90.00' },
  { x: 50, y: 218, text: 'Total' },
  { x: 300, y: 218, text: '90.00' },
];

test('a name goes on at the left edge of its cell where its last word leaves it open', () => {
  const { values } = extractInvoice(
    printedDocument(
      ...LINES,
      { x: 50, y: 100, text: 'PATIENT' },
      { x: 50, y: 114, text: 'Mdm Aisyah binte' },
      { x: 50, y: 127, text: 'Rahman' },
      { x: 300, y: 100, text: 'Carrier: The Guardian Life Insurance Company of' },
      { x: 300, y: 113, text: 'America' },
    ),
  );
  expect(values).toMatchObject({
    patient_name: 'Aisyah binte Rahman',
    insurance_name: 'The Guardian Life Insurance Company of America',
  });
});

test('a whole name over an address does not', () => {
  const { values } = extractInvoice(
    printedDocument(
      ...LINES,
      { x: 50, y: 100, text: 'PATIENT' },
      { x: 50, y: 114, text: 'Mr Adrian E' },
      { x: 50, y: 127, text: 'Greenfield' },
      { x: 300, y: 114, text: 'Ms Clara Whitcombe' },
      { x: 300, y: 100, text: 'REFERRED BY' },
    ),
  );
  expect(values.patient_name ?? '').not.toContain('Greenfield');
});

test('nor does it over the department that a letter is written to', () => {
  const { values } = extractInvoice(
    printedDocument(
      ...LINES,
      { x: 300, y: 100, text: 'ASEGURADORA' },
      { x: 300, y: 114, text: 'RÍMAC SEGUROS Y REASEGUROS' },
      { x: 300, y: 127, text: 'Área de Liquidación de Siniestros' },
    ),
  );
  expect(values.insurance_name).toBe('RÍMAC SEGUROS Y REASEGUROS');
});

test('a house’s name in large type goes on over a third line where the second is left open', () => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 17, y: 40, text: 'Fisioterapia', size: 15 },
      { x: 17, y: 57, text: 'Ribera del', size: 15 },
      { x: 17, y: 74, text: 'Turia', size: 15 },
      { x: 17, y: 140, text: 'Paciente: Inmaculada Ferrer Soldevila' },
      { x: 17, y: 160, text: 'Sesiones de columna cervical' },
      { x: 300, y: 160, text: '90.00' },
      { x: 17, y: 178, text: 'Total' },
      { x: 300, y: 178, text: '90.00' },
    ),
  );
  expect(values.provider_name).toBe('Fisioterapia Ribera del Turia');
});
