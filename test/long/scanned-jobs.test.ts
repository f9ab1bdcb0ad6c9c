import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composePdf } from '../../samples/compose-pdf.ts';
import { RunningService } from '../flow/running-service.ts';
import { ServiceClient } from '../flow/service-client.ts';
import { sharedData } from '../shared-data.ts';

const corpus = sharedData('corpus');
const scan = (id: string) => readFileSync(join(corpus ?? '', 'dev-scanned', `${id}.pdf`));

let service: RunningService;
let client: ServiceClient;

beforeAll(async () => {
  service = await RunningService.start();
  client = new ServiceClient(service.connection.base_url, service.connection.api_key);
});
afterAll(() => service?.discard());

/** The text detection jobs that have begun and not ended. */
function jobsRunning(): number {
  const folder = join(service.dataDirectory, 'textract');
  if (!existsSync(folder)) return 0;
  return readdirSync(folder).filter(
    (name) => name.endsWith('.job.json') && readFileSync(join(folder, name), 'utf8').includes('"IN_PROGRESS"'),
  ).length;
}

const untilReading = () => expect.poll(jobsRunning, { timeout: 20_000, interval: 5 }).toBe(1);

describe.runIf(corpus)('a scanned invoice', () => {
  test('whose service is killed while it is read goes on from there, and its steps are told once', async () => {
    const id = await client.submit(scan('dscan-003'), 'killed.pdf');
    await untilReading();
    await service.kill9();
    expect(jobsRunning()).toBe(1);
    await service.start();
    const again = new ServiceClient(service.connection.base_url, service.connection.api_key);
    client = again;
    const invoice = await again.followToEnd(id);
    expect(['PROCESSED', 'FLAGGED']).toContain(invoice.status);
    const steps = (await again.events(id)).flatMap((event) =>
      event.event === 'invoice.processing' ? [event.step] : [],
    );
    expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test('that is deleted while it is read is gone, and says nothing more', async () => {
    const id = await client.submit(scan('dscan-005'), 'deleted.pdf');
    await untilReading();
    expect((await client.call('DELETE', `/api/v1/invoices/${id}`)).status).toBe(200);
    await expect.poll(jobsRunning, { timeout: 30_000 }).toBe(0);
    expect((await client.invoice(id)).status).toBe(404);
  });
});

test('an empty page ends FAILED without being sent to be read', async () => {
  const invoice = await client.process(composePdf([[]]), 'empty.pdf');
  expect(invoice.status).toBe('FAILED');
  expect(jobsRunning()).toBe(0);
});
