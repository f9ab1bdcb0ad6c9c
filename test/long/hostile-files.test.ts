import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { composeInvoice } from '../../samples/sample-invoice.ts';
import { openAccount } from '../flow/open-account.ts';
import type { ServiceClient } from '../flow/service-client.ts';
import { uniqueInvoice } from '../flow/unique-invoice.ts';
import { sharedData } from '../shared-data.ts';

const folder = sharedData('hostile');
const rows = folder
  ? readFileSync(join(folder, 'MANIFEST.tsv'), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'))
      .map(([file = '', , , , expectation = '']) => ({ file, expectation }))
  : [];
/**
 * Three of each expectation, and of those that only have to end every fourth: the whole way costs half a second of a
 * core, and hostile-reading.test.ts reads all of them.
 */
const chosen = rows.filter(({ expectation, file }) => {
  const alike = rows.filter((row) => row.expectation === expectation);
  const place = alike.findIndex((row) => row.file === file);
  return alike.length > 8 ? place % 4 === 0 : place < 3;
});

let client: ServiceClient;

describe.runIf(folder)('hostile files', () => {
  beforeAll(async () => {
    ({ client } = await openAccount(inject('service'), 'Hostile'));
  });

  test.concurrent.for(chosen)(
    '$file ($expectation) is refused or comes to an end',
    async ({ file, expectation }, { expect }) => {
      const uploaded = await client.upload(readFileSync(join(folder ?? '', file)), file);
      if (uploaded.status !== 201) {
        expect([400, 415], uploaded.message).toContain(uploaded.status);
        return;
      }
      const invoice = await client.followToEnd(uploaded.data.id);
      const last = (await client.events(invoice.id)).at(-1);

      expect(['PROCESSED', 'FLAGGED', 'FAILED']).toContain(invoice.status);
      const error = last?.event === 'invoice.failed' ? last.data.error : '';
      if (invoice.status === 'FAILED')
        expect(error).toMatch(/^(ENCRYPTED|CORRUPT|NO_PAGES|NO_TEXT|RECOGNITION_FAILED|TOO_COMPLEX)/);
      if (/^needs password/.test(expectation)) expect(error).toMatch(/^ENCRYPTED/);
      const opensWithoutPassword = /^(AES-256 empty user pw|encrypted, empty user pw)/.test(expectation);
      if (opensWithoutPassword || file.includes('empty-password')) expect(error).not.toMatch(/^ENCRYPTED/);
    },
  );

  test('an ordinary invoice passes after all of them', async () => {
    expect(await client.process(composeInvoice(uniqueInvoice()))).toMatchObject({ status: 'PROCESSED' });
  });
});
