import { describe, expect, it } from 'vitest';
import { check } from '../checked-bill.ts';

const bill = (covered: string, most: string) => `
Total                                             800.00
${covered.replace('#', most).padEnd(50)}500.00
Patient pays                                      300.00`;

describe('the most in brackets behind the words for the insurer’s share', () => {
  it.each([
    'Covered by insurer (max. £# per case)',
    'Versicherung zahlt (max. # € je Fall)',
    'Cubierto por la póliza (máx. # €)',
    'Prise en charge mutuelle (max # €)',
    'Coberto pelo plano (limite R$ # por evento)',
    'Ditanggung asuransi (maks. Rp # per kasus)',
  ])('is the limit: %s', (covered) => {
    expect(check(bill(covered, '600.00')).values).toHaveProperty('max_coverage', '600.00');
  });

  it('is held against the share', () => {
    const { result, reasonCode } = check(bill('Ditanggung asuransi (maks. Rp # per kasus)', '400.00'));
    expect([result, reasonCode]).toEqual(['FAIL', 'MAX_COVERAGE_EXCEEDED']);
  });

  it('is none where it is for one of many', () => {
    expect(check(bill('Ditanggung asuransi (maks. Rp # per hari)', '50.00')).values).not.toHaveProperty('max_coverage');
  });
});
