import { expect, test } from 'vitest';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { printedDocument } from '../printed-page.ts';

test('takes two short labels with a number each for two rows, however close they stand', () => {
  const row = (y: number, label: string, value: string) => [
    { x: 50, y, text: label },
    { x: 140, y, text: value },
  ];
  const { segments } = sheetOf(
    printedDocument(
      { x: 50, y: 40, text: 'Three Rivers Ambulance Service' },
      ...row(80, 'Invoice', 'A26-01933'),
      ...row(93, 'Run ticket', '26-004871'),
      ...row(106, 'Patient', 'Ida Moss'),
    ),
  );
  expect(segments.map(({ text }) => text)).toContain('Run ticket');
});

test('also where a number begins with capitals and a blank', () => {
  const { segments } = sheetOf(
    printedDocument(
      { x: 50, y: 40, text: 'Marula Pathology Laboratories' },
      { x: 300, y: 80, text: 'CLAIM REF' },
      { x: 390, y: 80, text: 'Q70244-3' },
      { x: 300, y: 92, text: 'STATEMENT' },
      { x: 390, y: 92, text: 'MPL 118204/26' },
    ),
  );
  expect(segments.map(({ text }) => text)).toContain('STATEMENT');
});

test('takes the abbreviated word before a receipt’s number for no part of it', () => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 50, y: 40, text: 'HARROW DRUG' },
      { x: 50, y: 60, text: 'RCPT 0417-03-88120' },
      { x: 50, y: 100, text: 'PATIENT: IDA MOSS' },
      { x: 50, y: 140, text: 'PLAN PAID   8.64' },
      { x: 50, y: 160, text: 'COPAY   10.00' },
    ),
  );
  expect(values.invoice_number).toBe('0417-03-88120');
});

test('takes what is set in larger type beside a label for its value, not the next label under it', () => {
  const row = (y: number, ...cells: readonly string[]) =>
    cells.map((text, at) => ({ x: 50 + at * 120, y, text, size: at % 2 === 0 ? 7 : 8 }));
  const { values } = extractInvoice(
    printedDocument(
      { x: 50, y: 30, text: 'FACTURE', size: 12 },
      ...row(60, 'Fournisseur', 'Permanence du Mélèze', 'Tél.', '026 660 41 10'),
      ...row(73, 'Nom', 'Rochat', 'Prénom', 'Mélanie'),
      ...row(86, 'Naiss.', '22.09.1994', 'Sexe', 'F'),
      ...row(112, 'Assureur', 'Helsana Assurances SA', 'N° d’assuré', '26 4480 719'),
      ...row(125, 'Loi', 'LAMal', 'Motif', 'Maladie'),
    ),
  );
  expect(values).toMatchObject({
    patient_name: 'Mélanie Rochat',
    insurance_name: 'Helsana Assurances SA',
    identified_insurer: 'Helsana',
    provider_name: 'Permanence du Mélèze',
  });
});

test('takes no labels for a table’s heads beside which a number stands, be it parted', () => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 50, y: 40, text: 'Clinique Notre-Dame' },
      { x: 50, y: 80, text: 'Service' },
      { x: 130, y: 80, text: 'Pneumologie' },
      { x: 308, y: 80, text: 'NISS' },
      { x: 430, y: 80, text: '51.04.11-087.33' },
      { x: 50, y: 96, text: 'Médecin chef' },
      { x: 130, y: 96, text: 'Dr P. Gillain' },
      { x: 308, y: 96, text: 'Attestation de soins' },
      { x: 430, y: 96, text: 'non' },
    ),
  );
  expect(values.insured_id).toBe('51.04.11-087.33');
});

test('takes what ends a form’s last cell for its label’s value, in a row of sums of which the last is all', () => {
  const labels = [
    '59 - Total de Procedimentos (R$)',
    '60 - Total de Taxas (R$)',
    '61 - Total de Materiais (R$)',
    '62 - Total Geral (R$)',
  ];
  const values = ['179,60', '12,00', '0,00', '191,60'];
  const WIDTH = 113;
  const cells = labels.flatMap((text, at) => [
    { x: 40 + at * WIDTH, y: 334, text, size: 5 },
    { x: 40 + at * WIDTH + 93, y: 341, text: values[at] ?? '', size: 8 },
  ]);
  const { values: read } = extractInvoice(
    printedDocument({ x: 40, y: 40, text: 'Guia de serviço profissional / SP-SADT' }, ...cells),
  );
  expect(read.total_amount).toBe('191.60');
});

test('takes the house in the section of who did it, not of who asked for it', () => {
  const box = (x: number, y: number, label: string, value: string) => [
    { x, y, text: label, size: 5 },
    { x, y: y + 8, text: value, size: 8 },
  ];
  const { values } = extractInvoice(
    printedDocument(
      { x: 40, y: 20, text: 'Guia de serviço profissional - SP/SADT' },
      { x: 40, y: 100, text: 'Dados do Solicitante', size: 6 },
      ...box(40, 110, '13 - Código na Operadora', '44018'),
      ...box(200, 110, '14 - Nome do Contratado', 'Clínica Ortopédica Central'),
      { x: 40, y: 150, text: 'Dados do Contratado Executante', size: 6 },
      ...box(40, 160, '29 - Código na Operadora', '70933'),
      ...box(200, 160, '30 - Nome do Contratado', 'Fisiocentro Movimentar Ltda'),
      { x: 40, y: 220, text: 'Sessão de fisioterapia motora' },
      { x: 40, y: 240, text: 'Total Geral R$ 560,40' },
    ),
  );
  expect(values.provider_name).toBe('Fisiocentro Movimentar Ltda');
});

test('takes the numbers of a form’s next boxes for no figures under the captions of the last', () => {
  const row = (y: number, size: number, ...texts: readonly (readonly [number, string])[]) =>
    texts.map(([x, text]) => ({ x, y, text, size }));
  const captions = ['15. TOTAL CHARGE', '16. PAID BY INSURANCE', '17. PATIENT RESPONSIBILITY', '18. COVERAGE %'];
  const { values } = extractInvoice(
    printedDocument(
      { x: 40, y: 40, text: 'HEALTH INSURANCE CLAIM FORM' },
      ...row(359, 6, ...captions.map((text, at) => [39 + 135 * at, text] as const)),
      ...row(374.5, 10, [42, '279.28'], [177, '195.50'], [312, '83.78'], [448, '60.0%']),
      ...row(387, 6, [39, '19. POLICY LIMIT'], [221, '20. FEDERAL TAX I.D.'], [405, '21. NPI']),
      ...row(402.5, 10, [226, '71-2784559'], [409, '1961692448']),
    ),
  );
  expect(values.insurance_percent).toBe('60.00');
});
