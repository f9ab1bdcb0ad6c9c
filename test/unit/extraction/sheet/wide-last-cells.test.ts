import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { type Printed, printedDocument } from '../printed-page.ts';

/** A form's boxes: their captions in small type, their figures at the boxes' right ends. */
const form = (...more: readonly Printed[]) =>
  printedDocument(
    { x: 50, y: 60, text: 'Hospital Ángel de la Cañada', size: 12 },
    { x: 32, y: 300, text: 'Importe total', size: 6 },
    { x: 216, y: 300, text: 'Importe que se solicita a la aseguradora', size: 6 },
    { x: 159, y: 310, text: '18,676.00' },
    { x: 343, y: 310, text: '16,808.40' },
    { x: 32, y: 340, text: 'A cargo del asegurado', size: 6 },
    { x: 216, y: 340, text: 'Límite máximo de la póliza', size: 6 },
    { x: 159, y: 350, text: '1,867.60' },
    ...more,
  );

test('a last cell that is wider than the one before it has its figure at its far end', () => {
  const { values } = extractInvoice(form({ x: 510, y: 350, text: '3,000,000.00' }));
  expect(values).toMatchObject({ total_amount: '18676.00', out_of_pocket: '1867.60', max_coverage: '3000000.00' });
});

test('but not where other figures stand on that row', () => {
  const { values } = extractInvoice(form({ x: 440, y: 350, text: '42.00' }, { x: 510, y: 350, text: '3,000,000.00' }));
  expect(values.max_coverage).toBeUndefined();
});
