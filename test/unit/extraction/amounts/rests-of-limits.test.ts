import { expect, test } from 'vitest';
import { billWith } from '../bill-with.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

test('what is left of a limit and what was paid are no bill of the limit’s height', () => {
  const { values } = extractInvoice(
    plainDocument(`
Manulife
Pemberitahuan hasil klaim kesehatan
Nama pasien                          Fitriani Harahap
Biaya yang diajukan                  Rp 3.600.000
Biaya yang kami bayarkan             Rp 31.140.000
Biaya menjadi tanggungan nasabah     Rp 3.460.000
Limit tahunan                        Rp 500.000.000
Sisa limit tahunan                   Rp 468.860.000`),
  );
  expect(values.total_amount).not.toBe('500000000.00');
  expect(values.out_of_pocket).not.toBe('468860000.00');
});

test('what a beneficiary paid is not her number', () => {
  expect(billWith('Pagado beneficiaria 47.500').values.insured_id).toBeUndefined();
});

test('what is left of this limit is not the limit', () => {
  const { values } = extractInvoice(
    plainDocument(`
Southern Cross Health Society
Claim C-40918277
Total claimed                          $532.50
Left of this limit before the claim    $655.00
Amount we paid                         $426.00
Left of this limit now                 $229.00`),
  );
  expect(values.max_coverage).toBeUndefined();
});
