import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type OpenedAccount, openAccount } from '../flow/open-account.ts';
import { sharedData } from '../shared-data.ts';

interface Row {
  readonly file: string;
  readonly contentType: string;
  readonly expect: string;
}

const place = inject('service');
const folder = sharedData('multipart');
const rows: Row[] = folder ? JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) : [];

let account: OpenedAccount;

/** Sends the bytes as they are, with just this content type, and resolves with the whole answer; never waits for ever. */
function send(body: Buffer, contentType: string): Promise<{ status: number; body: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const call = request(`${place.baseUrl}/api/v1/invoices/upload`, {
      method: 'POST',
      headers: {
        'X-API-Key': account.key,
        'Content-Length': body.length,
        ...(contentType === '' ? {} : { 'Content-Type': contentType }),
      },
      timeout: 10_000,
    });
    call.on('timeout', () => call.destroy(new Error('no answer within 10 s')));
    call.on('error', reject);
    call.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString()) }),
      );
    });
    call.end(body);
  });
}

/** The statuses that a row's expectation leaves open. */
function allowedBy(expectation: string): readonly number[] {
  if (expectation.startsWith('accept or 400') || expectation.startsWith('400 or first')) return [201, 400];
  if (expectation.startsWith('accept')) return [201];
  const exact = expectation.match(/^(\d{3})(?:\/(\d{3}))?\b/);
  if (exact) return exact.slice(1).flatMap((status) => (status === undefined ? [] : [Number(status)]));
  return [201, 400, 415];
}

describe.runIf(folder)('upload bodies that break parsers', () => {
  beforeAll(async () => {
    account = await openAccount(place, 'Multipart');
  });

  test.each(rows)('$file is answered as expected ($expect) and leaves only what it was told', async (row) => {
    const before = (await account.client.list()).data.total;

    const answer = await send(readFileSync(join(folder ?? '', row.file)), row.contentType);
    const after = (await account.client.list()).data.total;

    expect(allowedBy(row.expect), JSON.stringify(answer.body)).toContain(answer.status);
    expect(answer.body).toMatchObject({ status: answer.status, success: answer.status === 201 });
    expect(after - before).toBe(answer.status === 201 ? 1 : 0);
    if (answer.status === 201) {
      const { file_name } = answer.body.data as { file_name: string };
      expect(file_name).toMatch(/^[^\p{Cc}/\\]{1,255}$/u);
      expect(file_name).not.toMatch(/^\.+$/);
    }
  });

  test('the service answers as ever after all of them', async () => {
    expect((await account.client.list()).status).toBe(200);
    for (const { id } of (await account.client.list('?page_size=100')).data.invoices)
      await account.client.followToEnd(id);
  });
});
