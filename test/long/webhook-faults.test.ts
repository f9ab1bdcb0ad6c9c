import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type Cloud, startCloud } from '../../local/cloud.ts';
import type { Fault, Intercept, InterceptedCall } from '../../local/endpoint/intercept.ts';
import { composeInvoice } from '../../samples/sample-invoice.ts';
import { ASSEMBLY_FOLDER, ensureAssembly } from '../../scripts/assembly.ts';
import { type Receiver, startReceiver } from '../fixtures/webhooks.ts';
import { openAccount } from '../flow/open-account.ts';
import type { ServiceClient } from '../flow/service-client.ts';
import { uniqueInvoice } from '../flow/unique-invoice.ts';
import { audit, bodiesOf, CLEAN, missing } from '../flow/webhook-audit.ts';
import { webhooksOf } from '../flow/webhook-calls.ts';

const INVOICES = 3;
const SUBSCRIPTIONS = ['/a', '/b'];

const FAULTS = {
  // Everybody: an account that alone is throttled would make the fan-out's next calls from elsewhere.
  throttled: { kind: 'refuse', status: 400, code: 'RequestLimitExceeded', message: 'Rate exceeded' },
  'a server error': { kind: 'refuse', status: 500, code: 'InternalServerError', message: 'Try again' },
  'done, but the answer is lost': { kind: 'lose answer' },
} as const satisfies Record<string, Fault>;
type FaultName = keyof typeof FAULTS;
const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];

/**
 * All that fan-out and the worker ask of AWS, and the transactions of the steps that record the events in the first place.
 * The sweeper's calls fail too, but more seldom: it comes by once a minute only, and what it can't read waits for the next.
 */
const CALLS = [
  'FanOut dynamodb:Query',
  'FanOut dynamodb:TransactWriteItems',
  'FanOut sqs:SendMessageBatch',
  'FanOut states:StartExecution',
  'Deliver dynamodb:BatchGetItem',
  'Deliver dynamodb:GetItem',
  'Deliver dynamodb:PutItem',
  'Deliver dynamodb:TransactWriteItems',
  'Deliver dynamodb:UpdateItem',
  'Deliver sqs:SendMessageBatch',
  'Pipeline dynamodb:TransactWriteItems',
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

/** What happened to each kind of call, in order: a fault, or null for an answer. */
type Log = Map<string, (FaultName | null)[]>;

/** Of each kind of call, three fail in a row and one is answered, in each of the ways in turn; then only the first of a dozen fail. */
function failingInRuns(log: Log) {
  return ({ service, operation, caller }: InterceptedCall): Fault | undefined => {
    const role = caller.kind === 'role' ? caller.roleArn : '';
    const part = /(?<=Events)FanOut|(?<=Webhooks)(Deliver|Sweep)|Pipeline/.exec(role)?.[0];
    if (part === undefined || (part === 'Pipeline' && operation !== 'TransactWriteItems')) return undefined;
    const kind = `${part} ${service}:${operation}`;
    const calls = log.get(kind) ?? [];
    const isOften = part !== 'Sweep' && calls.length < FAULT_NAMES.length * (IN_A_ROW + 1);
    const period = isOften ? IN_A_ROW + 1 : 12;
    const fails = calls.length % period < IN_A_ROW;
    const name = fails ? (FAULT_NAMES[Math.floor(calls.length / period) % FAULT_NAMES.length] ?? null) : null;
    log.set(kind, [...calls, name]);
    return name === null ? undefined : FAULTS[name];
  };
}

/** The faults that a kind of call has not had yet. */
function spared(log: Log, kind: string): string[] {
  return FAULT_NAMES.filter((name) => !log.get(kind)?.includes(name)).map((name) => `${kind}: ${name}`);
}

/** A service that meets faults, and an account of it. */
async function start(intercept: Intercept) {
  await ensureAssembly();
  folder = await mkdtemp(join(tmpdir(), 'ivs-faults-'));
  cloud = await startCloud({
    assemblyFolder: ASSEMBLY_FOLDER,
    dataDirectory: folder,
    apiPort: 0,
    functionEnvironment: { IVS_ALLOW_LOOPBACK_WEBHOOKS: 'true', IVS_RETRY_SCHEDULE: '1,1,1,1,1' },
    intercept,
    onFatal: (error) => {
      throw error;
    },
  });
  const { endpointOrigin: endpoint, assembly, operator: credentials, apiOrigin: baseUrl } = cloud;
  const operator = { endpoint, region: assembly.region, credentials, outputs: assembly.outputs };
  await writeFile(join(folder, 'operator.json'), JSON.stringify(operator));
  const { client } = await openAccount({ dataDirectory: folder, baseUrl }, 'Faults');
  receiver = await startReceiver();
  return { client, receiver };
}

const submit = (client: ServiceClient) =>
  Promise.all(Array.from({ length: INVOICES }, () => client.submit(composeInvoice(uniqueInvoice()))));

test('when every AWS call from the recording of events to their delivery fails in every way, every event still arrives, unchanged, and no other', async () => {
  const log: Log = new Map();
  const { client, receiver } = await start(failingInRuns(log));
  const { origin, received } = receiver;
  const { create } = webhooksOf(client);
  for (const path of SUBSCRIPTIONS) await create({ url: `${origin}${path}`, events: ['*'], secret: 's' });

  // The first attempts fail, so that the worker has next ones to queue.
  receiver.status = 500;
  const ids = await submit(client);
  await expect.poll(() => received.length, { timeout: 60_000 }).toBeGreaterThan(20);
  receiver.status = 200;
  for (const id of ids) await client.followToEnd(id);
  const happened = await bodiesOf(client, ids);
  expect(happened).toHaveLength(14 * INVOICES);
  const receivedAt = (path: string) => received.filter((got) => got.path === path);
  await expect
    .poll(
      () => [
        ...SUBSCRIPTIONS.flatMap((path) => missing(happened, receivedAt(path))),
        ...CALLS.flatMap((kind) => spared(log, kind)),
      ],
      {
        timeout: 240_000,
        interval: 200,
      },
    )
    .toEqual([]);
  for (const path of SUBSCRIPTIONS) expect(audit(happened, receivedAt(path))).toEqual(CLEAN);
  expect([...log.keys()].filter((kind) => !kind.startsWith('Sweep')).sort()).toEqual([...CALLS].sort());
}, 330_000);

test('where DynamoDB goes on refusing the deliveries of the fan-out, the stream brings what comes behind them: pipelines run, and receivers are told', async () => {
  const cancelled = {
    kind: 'refuse',
    status: 400,
    code: 'TransactionCanceledException',
    message: 'throttled',
  } as const;
  let refused = 0;
  const { client, receiver } = await start(({ operation, caller }) => {
    const isMeant = operation === 'TransactWriteItems' && caller.kind === 'role' && /EventsFanOut/.test(caller.roleArn);
    if (!isMeant) return undefined;
    refused += 1;
    return cancelled;
  });
  await webhooksOf(client).create({ url: `${receiver.origin}/a`, events: ['*'], secret: 's' });
  const ids = [...(await submit(client)), ...(await submit(client))];
  for (const id of ids) await client.followToEnd(id);
  expect(refused).toBeGreaterThan(0);
  const happened = await bodiesOf(client, ids);
  await expect.poll(() => audit(happened, receiver.received), { timeout: 60_000, interval: 200 }).toEqual(CLEAN);
}, 330_000);
