import { describe, expect, it, test } from 'vitest';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const bill = (lines: string, title = 'INVOICE') =>
  plainDocument(`
Harbour Street Clinic
12 Harbour Street, Dublin
${title}
Invoice No: HS-20411
Date: 02 March 2026
Patient: Ann Smith
${lines}
Consultation                 100.00
Total                        100.00
Insurance pays                80.00
Patient pays                  20.00`);

describe('who insured before, or pays besides, is not the insurer', () => {
  it.each([
    ['Previous insurer: Aetna\nInsurer: Jubilee Insurance', 'Jubilee Insurance'],
    ['Insurer: Jubilee Insurance\nFormer insurance: Aetna', 'Jubilee Insurance'],
    ['Primary insurance: Jubilee Insurance\nSecondary insurance: Aetna', 'Jubilee Insurance'],
    ['Aseguradora anterior: Mapfre\nAseguradora: Seguros Bolívar', 'Seguros Bolívar'],
    ['Ancienne mutuelle : AXA\nMutuelle : Harmonie Nord', 'Harmonie Nord'],
    ['Frühere Versicherung: Debeka\nVersicherung: Alte Oldenburger', 'Alte Oldenburger'],
  ])('%s', (lines, insurer) => {
    const { readings } = extractInvoice(bill(lines));
    expect(readings).toMatchObject({
      insurance_name: { value: insurer },
      identified_insurer: { value: 'UNKNOWN' },
    });
  });
});

test('the number of another claim is not this one’s', () => {
  const { readings } = extractInvoice(bill('Original claim No: C-1000\nClaim No: C-4451\nInsurance: Aetna'));
  expect(readings.claim_number?.value).toBe('C-4451');
});

describe('a paper that says that it is no invoice', () => {
  it.each([
    'ESTIMATE\nThis is not an invoice.',
    'Treatment estimate No. 2041\nThis is not an invoice.',
    'PRO FORMA INVOICE',
    'Heil- und Kostenplan Nr. 77\nDies ist keine Rechnung.',
    'PRESUPUESTO\nNo es una factura',
  ])('is none: %s', (title) => {
    const document = bill('Insurance: Aetna', title);
    expect(outlineDocument(document)).toMatchObject({ kind: 'other', seemsToBe: 'an estimate, not an invoice' });
  });

  it('is one where what it says that it is not is something else', () => {
    const document = bill('Insurance: Aetna', 'INVOICE\nThis is not a receipt');
    expect(outlineDocument(document).kind).toBe('health-invoice');
  });
});
