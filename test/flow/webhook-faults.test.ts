import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type Cloud, startCloud } from '../../local/cloud.ts';
import type { Fault, InterceptedCall } from '../../local/endpoint/intercept.ts';
import { composeInvoice } from '../../samples/sample-invoice.ts';
import { ASSEMBLY_FOLDER, ensureAssembly } from '../../scripts/assembly.ts';
import { type Receiver, startReceiver } from '../fixtures/webhooks.ts';
import { openAccount } from './open-account.ts';
import { uniqueInvoice } from './unique-invoice.ts';
import { audit, bodiesOf, CLEAN } from './webhook-audit.ts';
import { webhooksOf } from './webhook-calls.ts';

const INVOICES = 3;
const SUBSCRIPTIONS = ['/a', '/b'];

/** Throttled; a server error; done, but the answer is lost. */
const FAULTS: readonly Fault[] = [
  { kind: 'refuse', status: 400, code: 'ThrottlingException', message: 'Rate exceeded' },
  { kind: 'refuse', status: 500, code: 'InternalServerError', message: 'Try again' },
  { kind: 'lose answer' },
];

let folder: string;
let cloud: Cloud | undefined;
let receiver: Receiver | undefined;
afterEach(async () => {
  receiver?.stop();
  await cloud?.close();
  await rm(folder, { recursive: true, force: true });
});

/** The SDK tries a call three times: so many failures in a row are one that the function itself meets. */
const IN_A_ROW = 3;
const PERIOD = 12;

/** Of a dozen calls of fan-out and workers, of each kind, the first three fail, in each of the ways in turn. */
function failingInRuns(seen: Map<string, number>) {
  return ({ service, operation, caller }: InterceptedCall): Fault | undefined => {
    const role = caller.kind === 'role' ? caller.roleArn : '';
    if (!/EventsFanOut|WebhooksDeliver|WebhooksSweep/.test(role)) return undefined;
    const kind = `${/(FanOut|Deliver|Sweep)/.exec(role)?.[0]} ${service}:${operation}`;
    const earlier = seen.get(kind) ?? 0;
    seen.set(kind, earlier + 1);
    return earlier % PERIOD < IN_A_ROW ? FAULTS[Math.floor(earlier / PERIOD) % FAULTS.length] : undefined;
  };
}

test('when AWS fails fan-out and workers again and again, every event still arrives, unchanged, and no other', async () => {
  await ensureAssembly();
  folder = await mkdtemp(join(tmpdir(), 'ivs-faults-'));
  const seen = new Map<string, number>();
  cloud = await startCloud({
    assemblyFolder: ASSEMBLY_FOLDER,
    dataDirectory: folder,
    apiPort: 0,
    functionEnvironment: { IVS_ALLOW_LOOPBACK_WEBHOOKS: 'true', IVS_RETRY_SCHEDULE: '1,1,1,1,1' },
    intercept: failingInRuns(seen),
    onFatal: (error) => {
      throw error;
    },
  });
  const { endpointOrigin: endpoint, assembly, operator: credentials, apiOrigin: baseUrl } = cloud;
  const operator = { endpoint, region: assembly.region, credentials, outputs: assembly.outputs };
  await writeFile(join(folder, 'operator.json'), JSON.stringify(operator));
  const { client } = await openAccount({ dataDirectory: folder, baseUrl }, 'Faults');
  receiver = await startReceiver();
  const { origin, received } = receiver;
  const { create } = webhooksOf(client);
  for (const path of SUBSCRIPTIONS) await create({ url: `${origin}${path}`, events: ['*'], secret: 's' });

  const ids = await Promise.all(Array.from({ length: INVOICES }, () => client.submit(composeInvoice(uniqueInvoice()))));
  for (const id of ids) await client.followToEnd(id);
  const happened = await bodiesOf(client, ids);
  const heard = (path: string) =>
    audit(
      happened,
      received.filter((got) => got.path === path),
    );
  await expect
    .poll(() => SUBSCRIPTIONS.flatMap((path) => heard(path).missing).length, { timeout: 170_000, interval: 200 })
    .toBe(0);
  for (const path of SUBSCRIPTIONS) expect(heard(path)).toEqual(CLEAN);
  const faulted = ['FanOut dynamodb:Query', 'FanOut dynamodb:TransactWriteItems', 'FanOut sqs:SendMessageBatch'];
  for (const kind of [
    ...faulted,
    'Deliver dynamodb:BatchGetItem',
    'Deliver dynamodb:UpdateItem',
    'Deliver dynamodb:TransactWriteItems',
  ]) {
    expect(seen.get(kind), kind).toBeGreaterThan(1);
  }
}, 240_000);
