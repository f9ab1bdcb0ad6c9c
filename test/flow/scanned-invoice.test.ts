import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { sharedData } from '../shared-data.ts';
import { openAccount } from './open-account.ts';
import type { ServiceClient } from './service-client.ts';

const corpus = sharedData('corpus');
const scan = (id: string) => readFileSync(join(corpus ?? '', 'dev-scanned', `${id}.pdf`));
const truth = (id: string) => JSON.parse(readFileSync(join(corpus ?? '', 'dev-scanned', `${id}.json`), 'utf8')).fields;

let client: ServiceClient;

beforeAll(async () => {
  ({ client } = await openAccount(inject('service'), 'Scanned'));
});

describe.runIf(corpus)('a scanned invoice', () => {
  test('is read, word by word, and goes all the way', async () => {
    const invoice = await client.process(scan('dscan-001'), 'scan.pdf');
    const { claim_number, provider_name, total_amount } = truth('dscan-001');
    expect(['PROCESSED', 'FLAGGED']).toContain(invoice.status);
    expect(invoice.extraction_data).toMatchObject({
      claim_number,
      provider_name,
      total_amount: Number(total_amount).toFixed(2),
    });
    expect(await client.events(invoice.id)).toHaveLength(14);
  });

  test('that shows no writing at all ends FAILED with NO_TEXT', async () => {
    const picture = readFileSync(join(corpus ?? '', 'negative', 'neg-13.pdf'));
    const invoice = await client.process(picture, 'picture.pdf');
    expect(invoice.status).toBe('FAILED');
    expect((await client.events(invoice.id)).at(-1)).toMatchObject({
      event: 'invoice.failed',
      data: { error: 'NO_TEXT' },
    });
  });
});
