import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duplicateFinding } from '../../../lambdas/domain/checks/duplicate-finding.ts';
import { fingerprintsOf } from '../../../lambdas/domain/checks/fingerprints.ts';
import { normalizeIdentifier } from '../../../lambdas/domain/checks/normalize-identifier.ts';
import { readingsOf } from './build-readings.ts';

const SHA256 = 'a'.repeat(64);
const FULL = {
  claim_number: 'CLM-31313248',
  provider_name: 'Clínica Los Almendros',
  invoice_number: 'F-2026/4823',
  total_amount: '228.56',
};

function keysOf(values: Parameters<typeof readingsOf>[0], fileSha256 = SHA256): Record<string, string> {
  const fingerprints = fingerprintsOf({ fileSha256, readings: readingsOf(values) });
  return Object.fromEntries(fingerprints.map(({ kind, key }) => [kind, key]));
}

describe('normalised identifiers', () => {
  it.each([
    ['CLM-31313248', 'clm 31313248'],
    ['CLM-31313248', 'ＣＬＭ－３１３１３２４８'],
    ['F-2026/4823', 'f.2026.4823'],
    ['Clínica Los Almendros', 'CLINICA LOS ALMENDROS'],
    ['Straße', 'STRASSE'],
    ['STRAẞE', 'straße'],
    ['ΝΟΣΟΣ Α', 'νοσος α'],
    ['A\u00adB\u200b1', 'AB1'],
    ['AB-8077', '\u0410\u0412-8077'],
    ['RIVERSIDE CLINIC', 'R\u0406V\u0415R\u0405\u0406D\u0415 \u0421L\u0406N\u0406\u0421'],
    ['Riverside Clinic', 'Riv\u0435rsid\u0435 Clini\u0441'],
    ['HOPE', '\u0397\u039f\u03a1\u0395'],
  ])('makes %j and %j one', (a, b) => {
    expect(normalizeIdentifier(a)).toBe(normalizeIdentifier(b));
  });

  it.each([
    ['0123', '123'],
    ['CLM-1', 'CLM-11'],
    ['F-2026/4823', 'F-2026/4824'],
  ])('keeps %j and %j apart', (a, b) => {
    expect(normalizeIdentifier(a)).not.toBe(normalizeIdentifier(b));
  });

  it('changes nothing the second time', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 });
    fc.assert(
      fc.property(text, (value) => {
        const once = normalizeIdentifier(value);
        expect(normalizeIdentifier(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  it('changes no single letter of Unicode the second time', () => {
    for (let point = 0; point <= 0x10ffff; point += 1) {
      const once = normalizeIdentifier(String.fromCodePoint(point));
      if (normalizeIdentifier(once) !== once) expect.fail(`U+${point.toString(16)}`);
    }
  });

  it('does not see case, white space or punctuation added to any text', () => {
    const ascii = fc.string({ unit: 'grapheme-ascii' });
    fc.assert(
      fc.property(ascii, (value) => {
        const disguised = Array.from(value.toUpperCase()).join(' - ');
        expect(normalizeIdentifier(disguised)).toBe(normalizeIdentifier(value));
      }),
    );
  });
});

describe('fingerprints', () => {
  it('are the file, the claim, and provider, invoice number and amount together', () => {
    expect(keysOf(FULL)).toEqual({
      FILE: SHA256,
      CLAIM: 'clm31313248',
      INVOICE: 'clinicalosalmendros|f20264823|228.56',
    });
  });

  it('are fewer where the document says less', () => {
    expect(keysOf({})).toEqual({ FILE: SHA256 });
    expect(Object.keys(keysOf({ ...FULL, claim_number: undefined }))).toEqual(['FILE', 'INVOICE']);
    for (const field of ['provider_name', 'invoice_number', 'total_amount'] as const) {
      expect(Object.keys(keysOf({ ...FULL, [field]: undefined }))).toEqual(['FILE', 'CLAIM']);
    }
  });

  it.each(['N/A', 'none', '-', '', '000-000', 'k. A.', 'Unknown'])('take %j for no claim number', (claim) => {
    expect(keysOf({ claim_number: claim })).toEqual({ FILE: SHA256 });
  });

  it('differ when provider, number or amount differ', () => {
    const key = keysOf(FULL).INVOICE;
    expect(keysOf({ ...FULL, provider_name: 'Clínica Los Olivos' }).INVOICE).not.toBe(key);
    expect(keysOf({ ...FULL, invoice_number: 'F-2026/4824' }).INVOICE).not.toBe(key);
    expect(keysOf({ ...FULL, total_amount: '228.57' }).INVOICE).not.toBe(key);
  });

  it('are equal for equal documents, and for nothing else but spelling', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
    const values = fc.record({ claim_number: text, provider_name: text, invoice_number: text });
    fc.assert(
      fc.property(values, values, (a, b) => {
        const [first, second] = [keysOf({ ...a, total_amount: '1.00' }), keysOf({ ...b, total_amount: '1.00' })];
        expect(keysOf({ ...a, total_amount: '1.00' })).toEqual(first);
        if (first.INVOICE === undefined || first.INVOICE !== second.INVOICE) return;
        expect(normalizeIdentifier(a.provider_name)).toBe(normalizeIdentifier(b.provider_name));
        expect(normalizeIdentifier(a.invoice_number)).toBe(normalizeIdentifier(b.invoice_number));
      }),
    );
  });

  it.each([
    ['Elm Row Clinic', 'The Elm Row Clinic Ltd.'],
    ['Elm Row Clinic', 'Elm Row Clinic (Pty) Limited'],
    ['Elm Row Dental', 'Elm Row Dental, P.L.L.C.'],
    ['Zahnzentrum Ulme', 'Zahnzentrum Ulme gGmbH & Co. KG'],
    ['Orme Santé', 'L’Orme Santé SAS'],
    ['Clinique de l’Orme', 'La Clinique de l’Orme S.A.R.L.'],
    ['Clínica del Olmo', 'Clinica del Olmo, S.A. de C.V.'],
    ['Clínica do Ulmeiro', 'A Clínica do Ulmeiro Unipessoal, Lda.'],
    ['Medika Sehat', 'PT. Medika Sehat Tbk'],
    ['Medika Sehat', 'Medika Sehat, PT'],
  ])('know %j and %j for one house', (one, other) => {
    expect(keysOf({ ...FULL, provider_name: other }).INVOICE).toBe(keysOf({ ...FULL, provider_name: one }).INVOICE);
  });

  it.each([
    ['Corner Clinic', 'Corner Clinic Annex'],
    ['Agate Clinic', 'Gate Clinic'],
    ['Laurel Clinic', 'Urel Clinic'],
    ['Praxis Salz', 'Praxis Salz Ost'],
    ['L. Moss', 'Moss'],
    ['The Company', 'PT'],
  ])('know %j and %j for two', (one, other) => {
    expect(keysOf({ ...FULL, provider_name: other }).INVOICE).not.toBe(keysOf({ ...FULL, provider_name: one }).INVOICE);
  });

  it.each([' ', '. ', '·'])('look once at a long gap of %j', (sign) => {
    const gap = ` ${sign.repeat(20_000)} `;
    expect(keysOf({ ...FULL, provider_name: `Elm${gap}Row${gap}Ltd` }).INVOICE).toContain('elmrow|');
  });

  it('keep the border between provider and invoice number', () => {
    const a = keysOf({ provider_name: 'Clinic 1', invoice_number: '23', total_amount: '1.00' });
    const b = keysOf({ provider_name: 'Clinic', invoice_number: '123', total_amount: '1.00' });
    expect(a.INVOICE).not.toBe(b.INVOICE);
  });

  it('do not mind the case of the file’s hash', () => {
    expect(keysOf({}, 'AB'.repeat(32))).toEqual(keysOf({}, 'ab'.repeat(32)));
  });
});

describe('the duplicate check', () => {
  const fingerprints = fingerprintsOf({ fileSha256: SHA256, readings: readingsOf(FULL) });

  it('passes an invoice that shares nothing', () => {
    expect(duplicateFinding(null, fingerprints)).toMatchObject({
      result: 'PASS',
      reasonCode: 'NO_DUPLICATE',
      evidence: [],
    });
  });

  it('says so where nothing but the file could be compared', () => {
    const numberless = fingerprintsOf({ fileSha256: SHA256, readings: readingsOf({ total_amount: '228.56' }) });
    expect(duplicateFinding(null, numberless)).toEqual({
      result: 'PASS',
      reasonCode: 'ONLY_FILE_COMPARED',
      reason: 'No other invoice of the account has the same file; it says nothing else to compare it by.',
      evidence: [],
    });
  });

  it('fails with the other invoice, all that matched, and the code of the strongest', () => {
    const finding = duplicateFinding({ invoiceId: 'inv_other', shared: fingerprints }, fingerprints);
    expect(finding).toMatchObject({ result: 'FAIL', reasonCode: 'DUPLICATE_FILE' });
    expect(finding.reason).toBe(
      'Invoice inv_other has the same file and the same claim number and the same provider, invoice number and amount.',
    );
    expect(finding.evidence.map(({ field }) => field)).toEqual([
      'claim_number',
      'provider_name',
      'invoice_number',
      'total_amount',
    ]);
  });

  it.each([
    ['CLAIM', 'DUPLICATE_CLAIM'],
    ['INVOICE', 'DUPLICATE_INVOICE'],
  ])('tells a shared %s by %s', (kind, reasonCode) => {
    const shared = fingerprints.filter((fingerprint) => fingerprint.kind === kind);
    expect(duplicateFinding({ invoiceId: 'inv_other', shared }, fingerprints)).toMatchObject({
      result: 'FAIL',
      reasonCode,
    });
  });

  it('fails a match even where it is not said what is shared', () => {
    expect(duplicateFinding({ invoiceId: 'inv_other', shared: [] }, fingerprints).result).toBe('FAIL');
  });
});
