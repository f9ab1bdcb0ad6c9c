import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duplicateFinding } from '../../../lambdas/domain/checks/duplicate-finding.ts';
import { type FingerprintKind, fingerprintsOf } from '../../../lambdas/domain/checks/fingerprints.ts';
import { normalizeIdentifier } from '../../../lambdas/domain/checks/normalize-identifier.ts';
import { numberInGroups } from '../../../lambdas/domain/checks/number-in-groups.ts';
import { readingsOf } from './build-readings.ts';

const SHA256 = 'a'.repeat(64);
const FULL = {
  claim_number: 'CLM-31313248',
  provider_name: 'Clínica Los Almendros',
  invoice_number: 'F-2026/4823',
  total_amount: '228.56',
};

type Values = Parameters<typeof readingsOf>[0];

/** The keys by kind; of kind INVOICE the strictest is the first. */
function keysOf(values: Values, fileSha256 = SHA256): Partial<Record<FingerprintKind, string[]>> {
  const fingerprints = fingerprintsOf({ fileSha256, readings: readingsOf(values) });
  const byKind = Object.groupBy(fingerprints, ({ kind }) => kind);
  return Object.fromEntries(Object.entries(byKind).map(([kind, those]) => [kind, those.map(({ key }) => key)]));
}

/** Whether another invoice, that differs from the full one as it is said, is held for the same. */
function isCopy(one: Values, other: Values): boolean {
  const held = new Set(keysOf({ ...FULL, ...one }).INVOICE);
  return keysOf({ ...FULL, ...other }).INVOICE?.some((key) => held.has(key)) ?? false;
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
      FILE: [SHA256],
      CLAIM: ['clm31313248'],
      INVOICE: ['clinicalosalmendros|f20264823|228.56', 'clinicalosalmendros|f2026-4823|228.56'],
    });
  });

  it('hold an invoice by one key where it can be written in one way, and by three at most', () => {
    expect(keysOf({ ...FULL, invoice_number: 'F 7718' }).INVOICE).toEqual(['clinicalosalmendros|f7718|228.56']);
    expect(keysOf({ ...FULL, provider_name: 'Praxis Dr. med. Jörg Schröter' }).INVOICE).toEqual([
      'praxisdrmedjorgschroter|f20264823|228.56',
      'jorgschroter|f20264823|228.56',
      'jorgschroter|f2026-4823|228.56',
    ]);
  });

  it('are fewer where the document says less', () => {
    expect(keysOf({})).toEqual({ FILE: [SHA256] });
    expect(Object.keys(keysOf({ ...FULL, claim_number: undefined }))).toEqual(['FILE', 'INVOICE']);
    for (const field of ['provider_name', 'invoice_number', 'total_amount'] as const) {
      expect(Object.keys(keysOf({ ...FULL, [field]: undefined }))).toEqual(['FILE', 'CLAIM']);
    }
  });

  it.each(['N/A', 'none', '-', '', '000-000', 'k. A.', 'Unknown'])('take %j for no claim number', (claim) => {
    expect(keysOf({ claim_number: claim })).toEqual({ FILE: [SHA256] });
  });

  it('differ when provider, number or amount differ', () => {
    expect(isCopy({}, {})).toBe(true);
    expect(isCopy({}, { provider_name: 'Clínica Los Olivos' })).toBe(false);
    expect(isCopy({}, { invoice_number: 'F-2026/4824' })).toBe(false);
    expect(isCopy({}, { total_amount: '228.57' })).toBe(false);
  });

  it('are equal for equal documents, and for nothing else but spelling', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
    const values = fc.record({ claim_number: text, provider_name: text, invoice_number: text });
    fc.assert(
      fc.property(values, values, (a, b) => {
        const [first, second] = [keysOf({ ...a, total_amount: '1.00' }), keysOf({ ...b, total_amount: '1.00' })];
        expect(keysOf({ ...a, total_amount: '1.00' })).toEqual(first);
        if (first.INVOICE === undefined || first.INVOICE[0] !== second.INVOICE?.[0]) return;
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
    ['Lakeshore Orthopedic Associates', 'Lakeshore Orthopedic Associates, P.C.'],
    ['Jane Moss', 'Jane Moss, M.D., P.A.'],
    ['Praxis Dr. med. Jörg Schröter', 'Praxis Dr. med. Joerg Schroeter'],
    ['Zahnzentrum Bär & Grün', 'ZAHNZENTRUM BAER UND GRUEN'],
    ['Tandlæge Åse Kjær', 'Tandlaege Aase Kjaer'],
    ['Klinik Tønder', 'Klinik Toender'],
    ['Praxis Dr. med. Stefan Busch', 'Stefan Busch'],
    ['Internist Jörg Müller', 'Praxis Jörg Müller'],
    ['Zahnzentrum Prof. Dr. med. dent. Ulme', 'Zahnzentrum Ulme'],
    ['SELARL Cabinet Médical Orme', 'Cabinet Orme'],
    ['RS Mitra Sehat', 'RUMAH SAKIT MITRA SEHAT'],
    ['RSUD Mitra', 'Rumah Sakit Umum Daerah Mitra'],
    ['Clinique Saint-Étienne', 'CLINIQUE ST ETIENNE'],
    ['Meyer & Partners Clinic', 'Meyer and Partners Clinic'],
    ['Orme & Fils', 'Orme et Fils'],
    ['Clínica Olmo & Soria', 'Clínica Olmo y Soria'],
    ['Clínica Olmo & Dias', 'Clínica Olmo e Dias'],
    ['RSIA Kasih & Sayang', 'Rumah Sakit Ibu dan Anak Kasih dan Sayang'],
  ])('know %j and %j for one house', (one, other) => {
    expect(isCopy({ provider_name: one }, { provider_name: other })).toBe(true);
  });

  it.each([
    ['Corner Clinic', 'Corner Clinic Annex'],
    ['Agate Clinic', 'Gate Clinic'],
    ['Laurel Clinic', 'Urel Clinic'],
    ['Praxis Salz', 'Praxis Salz Ost'],
    ['L. Moss', 'Moss'],
    ['The Company', 'PT'],
    ['Praxis', 'Dr.'],
    ['E. Moss', 'Y. Moss'],
    ['Drøbak Klinik', 'Øbak Klinik'],
  ])('know %j and %j for two', (one, other) => {
    expect(isCopy({ provider_name: one }, { provider_name: other })).toBe(false);
  });

  it.each([
    ['2026/341', '2026/000341'],
    ['7718', '007718'],
    ['F-2026/00417', 'F2026-417'],
    ['INV/2026/11/0088', 'INV-2026-11-88'],
    ['INV-MX47DUVC-9001', 'MX47DUVC 9001'],
    ['Invoice 7U5A110', '7U5A110'],
    ['RE-2026/0815', 'RE20260815'],
  ])('know %j and %j for one number', (one, other) => {
    expect(isCopy({ invoice_number: one }, { invoice_number: other })).toBe(true);
  });

  it.each([
    ['2026/341', '2026/3410'],
    ['1-0112', '11-12'],
    ['2026/12-03', '2026/1-23'],
    ['70', '7'],
  ])('know %j and %j for two numbers', (one, other) => {
    expect(isCopy({ invoice_number: one }, { invoice_number: other })).toBe(false);
  });

  it('know a copy in which both are written otherwise', () => {
    const [one, other] = ['Praxis Dr. Jörg Müller', 'Joerg Mueller'];
    expect(
      isCopy(
        { provider_name: one, invoice_number: 'RE-2026/0815' },
        { provider_name: other, invoice_number: 'RE 2026 815' },
      ),
    ).toBe(true);
    expect(
      isCopy(
        { provider_name: one, invoice_number: 'RE-2026/0815' },
        { provider_name: other, invoice_number: 'RE20260815' },
      ),
    ).toBe(true);
  });

  it('do not see zeros written before the groups of any number', () => {
    const groups = fc.array(fc.nat(), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(groups, fc.nat({ max: 6 }), (numbers, zeros) => {
        const padded = numbers.map((number) => '0'.repeat(zeros) + number);
        expect(numberInGroups(padded.join('/'))).toBe(numbers.join('-'));
      }),
    );
  });

  it.each([' ', '. ', '·'])('look once at a long gap of %j', (sign) => {
    const gap = ` ${sign.repeat(20_000)} `;
    expect(keysOf({ ...FULL, provider_name: `Elm${gap}Row${gap}Ltd` }).INVOICE?.[0]).toContain('elmrow|');
  });

  it('keep the border between provider and invoice number', () => {
    const one = { provider_name: 'Clinic 1', invoice_number: '23' };
    expect(isCopy(one, { provider_name: 'Clinic', invoice_number: '123' })).toBe(false);
  });

  it('do not mind the case of the file’s hash', () => {
    expect(keysOf({}, 'AB'.repeat(32))).toEqual(keysOf({}, 'ab'.repeat(32)));
  });
});

describe('the duplicate check', () => {
  const readings = readingsOf(FULL);
  const fingerprints = fingerprintsOf({ fileSha256: SHA256, readings });
  const findingOn = (values: Values) => {
    const said = readingsOf(values);
    return duplicateFinding(null, fingerprintsOf({ fileSha256: SHA256, readings: said }), said);
  };

  it('passes an invoice that shares nothing, and says what it was compared by', () => {
    expect(findingOn(FULL)).toEqual({
      result: 'PASS',
      reasonCode: 'NO_DUPLICATE',
      reason:
        'No other invoice of the account has the same file or the same claim number or the same provider, invoice number and amount.',
      evidence: [],
    });
    expect(findingOn({ ...FULL, provider_name: undefined }).reason).toBe(
      'No other invoice of the account has the same file or the same claim number.',
    );
  });

  it.each([
    [{ total_amount: '228.56' }, 'no claim number, no provider, no invoice number'],
    [{ ...FULL, claim_number: 'N/A', provider_name: undefined }, 'no claim number, no provider'],
    [{ ...FULL, claim_number: undefined, invoice_number: '000' }, 'no claim number, no invoice number'],
    [{ ...FULL, claim_number: undefined, total_amount: undefined }, 'no claim number, no total amount'],
  ])('says what was missing where nothing but the file could be compared: %j', (values, missing) => {
    expect(findingOn(values)).toEqual({
      result: 'PASS',
      reasonCode: 'ONLY_FILE_COMPARED',
      reason: `No other invoice of the account has the same file. Too little was found to compare more: ${missing}.`,
      evidence: [],
    });
  });

  it('fails with the other invoice, all that matched, and the code of the strongest', () => {
    const finding = duplicateFinding({ invoiceId: 'inv_other', shared: fingerprints }, fingerprints, readings);
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

  it('says that it may be written in another way where not all keys of provider, number and amount are shared', () => {
    const loosest = fingerprints.slice(-1);
    expect(duplicateFinding({ invoiceId: 'inv_other', shared: loosest }, fingerprints, readings)).toMatchObject({
      reasonCode: 'DUPLICATE_INVOICE',
      reason: 'Invoice inv_other has the same provider, invoice number and amount, perhaps written in another way.',
    });
  });

  it.each([
    ['CLAIM', 'DUPLICATE_CLAIM'],
    ['INVOICE', 'DUPLICATE_INVOICE'],
  ])('tells a shared %s by %s', (kind, reasonCode) => {
    const shared = fingerprints.filter((fingerprint) => fingerprint.kind === kind);
    const finding = duplicateFinding({ invoiceId: 'inv_other', shared }, fingerprints, readings);
    expect(finding).toMatchObject({ result: 'FAIL', reasonCode });
    expect(finding.reason).not.toContain('perhaps');
  });

  it('fails a match even where it is not said what is shared', () => {
    expect(duplicateFinding({ invoiceId: 'inv_other', shared: [] }, fingerprints, readings).result).toBe('FAIL');
  });
});
