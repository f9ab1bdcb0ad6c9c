import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const till = (rounding: string, benefit = '') => `
Frame titanium                         1.232.500
Lensa progresif                        1.615.950
Jumlah                                 2.848.450
${rounding}
TOTAL                               Rp 2.848.400
${benefit}
Dibayar asuransi                    Rp 1.500.000
Dibayar pasien                      Rp 1.348.400`;

test('a total that is rounded from a sum is no misprint of it', () => {
  expect(check(till('Pembulatan                                   -50')).result).toBe('PASS');
  expect(check(till('')).result).toBe('FAIL');
});

test('a rate that no label tells is not held against a share that is cut to the limit', () => {
  const rounding = 'Pembulatan                                   -50';
  expect(check(till(rounding, 'Manfaat 80%, maks. Rp 1.500.000 / tahun')).result).toBe('PASS');
  expect(check(till(rounding, 'Manfaat 80%')).reasonCode).toBe('PERCENT_DISAGREES');
});
