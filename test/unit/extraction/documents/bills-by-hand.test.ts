import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isRight } from '../../../../bench/extraction-truth.ts';
import { DOCUMENT_FIELDS, type DocumentField } from '../../../../lambdas/contracts/extraction-data.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

/** A bill worded by hand in the manner of some program, and what it says; `?` marks what may be left out, never given otherwise; `!` what is misread. */
interface Bill {
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly unread: ReadonlySet<string>;
  readonly misread: ReadonlySet<string>;
  readonly text: string;
}

function billsIn(language: string): Bill[] {
  const file = join(import.meta.dirname, 'bills-by-hand', `${language}.txt`);
  return readFileSync(file, 'utf8')
    .split(/^#### /m)
    .slice(1)
    .map((bill) => {
      const [head = '', text = ''] = bill.split('\n---\n');
      const [name = '', ...lines] = head.split('\n');
      const fields = lines.map((line) => line.replace(/^[?!] /, '').split(' = ', 2) as [string, string]);
      const marked = (mark: string) =>
        new Set(lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(2).split(' = ')[0] ?? ''));
      return { name, fields: Object.fromEntries(fields), unread: marked('? '), misread: marked('! '), text };
    });
}

/** Follow from the amounts, or from the insurer's name. */
const DERIVED: readonly DocumentField[] = ['insurance_percent', 'identified_insurer'];
const READ = DOCUMENT_FIELDS.filter((field) => !DERIVED.includes(field));

describe.each(['en', 'de', 'es', 'fr', 'id', 'pt'])('bills worded by hand, in %s', (language) => {
  test.each(billsIn(language))('$name is read as it is printed', ({ fields, unread, misread, text }) => {
    const { outline, values } = extractInvoice(plainDocument(text));
    const wrong = READ.filter((field) => {
      if (misread.has(field)) return false;
      const value = values[field];
      if (value === undefined) return fields[field] !== undefined && !unread.has(field);
      return !isRight(field, value, { fields });
    });
    expect(wrong.map((field) => `${field}: ${fields[field]}, read ${values[field]}`)).toEqual([]);
    expect(outline.kind).toBe('health-invoice');
  });
});
