import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

test('takes an Indonesian form of address for no part of a name', () => {
  const { values } = extractInvoice(
    plainDocument(`
Kepada Yth. Bagian Klaim PT Asuransi Jiwa Manulife Indonesia
Bersama ini kami sampaikan tagihan atas nama peserta Saudara Bambang Priyo Utomo.

Biaya lensa Rp 2.000.000,00 dan bingkai Rp 900.000,00, sehingga berjumlah Rp 2.900.000,00.`),
  );
  expect(values.patient_name).toBe('Bambang Priyo Utomo');
});
