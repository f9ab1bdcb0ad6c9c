import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { DOCUMENT_FIELDS } from '../../lambdas/contracts/extraction-data.ts';
import { openAccount } from '../flow/open-account.ts';
import { operate } from '../flow/running-service.ts';
import type { ServiceClient } from '../flow/service-client.ts';
import { sharedData } from '../shared-data.ts';

interface Truth {
  readonly fields: Readonly<Record<string, string | number | null>>;
  readonly accept?: Readonly<Record<string, readonly (string | number)[]>>;
  readonly expected_amounts_consistent: boolean;
}

const corpus = sharedData('corpus');
/** Every layout, language and producer of the set at least once, and each kind of planted inconsistency. */
const DOCUMENTS = ['001', '004', '008', '014', '018', '019', '022', '030', '037', '040'].map((n) => `dev-${n}`);
const NEGATIVES = ['01', '03', '05', '07', '09', '15', '17', '19', '21', '23'].map((n) => `neg-${n}`);
const WITHOUT_TEXT = ['neg-11', 'neg-13'];
const AMOUNTS = ['insurance_amount', 'out_of_pocket', 'max_coverage', 'total_amount', 'insurance_percent'];

const file = (set: string, id: string) => readFileSync(join(corpus ?? '', set, `${id}.pdf`));

/** Equality as the corpus' README defines it: amounts by value, ids without white space, names as token sets. */
function canonical(field: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (AMOUNTS.includes(field)) return Number(value).toFixed(2);
  const text = String(value).toLowerCase();
  if (/name$/.test(field)) {
    return [...new Set(text.split(/[^\p{L}\p{N}]+/u).filter(Boolean))].sort().join(' ');
  }
  return text.replace(/\s+/g, '');
}

let client: ServiceClient;

describe.runIf(corpus)('the development corpus', () => {
  beforeAll(async () => {
    const place = inject('service');
    const account = await openAccount(place, 'Corpus');
    // The corpus does not grow younger: its dates are not what is tested here.
    const policy = ['accounts', 'policy', '--account', account.accountId, '--submission-window-days', '3650'];
    await operate(place.dataDirectory, policy);
    client = account.client;
  });

  test('its invoices are read right in nine fields of ten, and their planted inconsistencies are seen', async () => {
    const wrong: string[] = [];
    for (const id of DOCUMENTS) {
      const truth: Truth = JSON.parse(readFileSync(join(corpus ?? '', 'dev', `${id}.json`), 'utf8'));
      const invoice = await client.process(file('dev', id), `${id}.pdf`);
      expect(['PROCESSED', 'FLAGGED'], id).toContain(invoice.status);
      expect(invoice.category_check, id).toBe('PASS');
      for (const field of DOCUMENT_FIELDS) {
        const right = [truth.fields[field], ...(truth.accept?.[field] ?? [])].map((value) => canonical(field, value));
        const got = invoice.extraction_data?.[field];
        if (!right.includes(canonical(field, got))) wrong.push(`${id} ${field}: ${got}, not ${truth.fields[field]}`);
      }
      if (!truth.expected_amounts_consistent) expect(invoice.amount_check, id).toBe('FAIL');
    }
    expect(wrong.length / (DOCUMENTS.length * DOCUMENT_FIELDS.length), wrong.join('\n')).toBeLessThanOrEqual(0.1);
  });

  test.each(NEGATIVES)('%s, a document that is no invoice, ends FLAGGED with CATEGORY_CHECK', async (id) => {
    const invoice = await client.process(file('negative', id), `${id}.pdf`);

    expect(invoice.status).toBe('FLAGGED');
    expect(invoice.extraction_data?.validation_flags).toContain('CATEGORY_CHECK');
  });

  test.each(WITHOUT_TEXT)('%s, a document without text, ends FAILED with NO_TEXT', async (id) => {
    const invoice = await client.process(file('negative', id), `${id}.pdf`);
    const last = (await client.events(invoice.id)).at(-1);

    expect(invoice.status).toBe('FAILED');
    expect(last?.event === 'invoice.failed' && last.data.error).toMatch(/^NO_TEXT/);
  });
});
