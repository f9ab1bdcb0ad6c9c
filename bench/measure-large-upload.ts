import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeInvoice } from '../samples/sample-invoice.ts';
import type { OpenedAccount } from '../test/flow/open-account.ts';
import { uniqueInvoice } from '../test/flow/unique-invoice.ts';
import type { Figure } from './figure.ts';
import { percentile } from './percentile.ts';

const LARGE_BYTES = 9_900_000;
const SMALL_BYTES = 4_000_000;
const ROUNDS = 5;
const ASSEMBLY = 'cdk.out';

interface OperatorFile {
  readonly endpoint: string;
  readonly gateway: string;
  readonly region: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
  readonly outputs: { readonly TableName: string; readonly BucketName: string };
}

interface Template {
  readonly Resources: Readonly<
    Record<
      string,
      { readonly Properties?: { readonly Description?: string; readonly Code?: { readonly S3Key: string } } }
    >
  >;
}

/** How much memory the completing function needs for 9.9 MB, and how long one POST of that takes its client. */
export async function measureLargeUpload(dataDirectory: string, account: OpenedAccount): Promise<Figure[]> {
  const operator: OperatorFile = JSON.parse(readFileSync(join(dataDirectory, 'operator.json'), 'utf8'));
  const completed: { readonly before: number; readonly peak: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    completed.push(complete(operator, account, await stage(operator, account)));
  const large: number[] = [];
  const small: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    large.push(await timeOf(account, LARGE_BYTES));
    small.push(await timeOf(account, SMALL_BYTES));
  }
  return [
    {
      name: 'completing 9.9 MB, peak memory of the whole process',
      value: Math.max(...completed.map(({ peak }) => peak)),
      unit: 'MB',
      target: { bound: 'at most', value: 256 },
      baseline: {
        name: 'the same, bundle just loaded',
        value: percentile(
          completed.map(({ before }) => before),
          0.5,
        ),
      },
    },
    {
      name: 'one POST of 9.9 MB, p50',
      value: percentile(large, 0.5),
      unit: 'ms',
      baseline: { name: 'one POST of 4 MB', value: percentile(small, 0.5) },
    },
  ];
}

function largeForm(bytes: number): FormData {
  const form = new FormData();
  const file = composeInvoice(uniqueInvoice(), randomBytes(bytes));
  form.append('file', new Blob([Uint8Array.from(file)], { type: 'application/pdf' }), 'large.pdf');
  return form;
}

/** Leaves a body where the gateway puts it, and gives the request's id. */
async function stage({ gateway }: OperatorFile, { key }: OpenedAccount): Promise<string> {
  const url = `${gateway}/api/v1/invoices/upload/large`;
  const init = {
    method: 'POST',
    headers: { 'X-API-Key': key },
    body: largeForm(LARGE_BYTES),
    redirect: 'manual',
  } as const;
  const location = (await fetch(url, init)).headers.get('location');
  if (location === null) throw new Error('the gateway staged nothing');
  return location.split('/').at(-1) ?? '';
}

function complete({ endpoint, region, credentials, outputs }: OperatorFile, account: OpenedAccount, requestId: string) {
  const program = join(import.meta.dirname, 'complete-upload-process.ts');
  const printed = execFileSync(process.execPath, [program, bundle(), account.accountId, account.keyId, requestId], {
    env: {
      AWS_ENDPOINT_URL: endpoint,
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      TABLE_NAME: outputs.TableName,
      BUCKET_NAME: outputs.BucketName,
    },
    encoding: 'utf8',
  });
  return JSON.parse(printed.trim().split('\n').at(-1) ?? '') as { readonly before: number; readonly peak: number };
}

/** The completing function's deployed bundle. */
function bundle(): string {
  const [template = ''] = globSync(`${ASSEMBLY}/*.template.json`);
  const { Resources }: Template = JSON.parse(readFileSync(template, 'utf8'));
  const found = Object.values(Resources).find(({ Properties }) => Properties?.Description?.includes('/upload/large/{'));
  const key = found?.Properties?.Code?.S3Key;
  if (key === undefined) throw new Error(`no completing function in ${ASSEMBLY}: synthesize first`);
  return join(ASSEMBLY, `asset.${key.replace(/\.zip$/, '')}`, 'index.mjs');
}

async function timeOf({ client }: OpenedAccount, bytes: number): Promise<number> {
  const body = largeForm(bytes);
  const started = performance.now();
  const { status } = await client.call('POST', '/api/v1/invoices/upload', { body });
  if (status !== 201) throw new Error(`an upload of ${bytes} bytes was answered ${status}`);
  return performance.now() - started;
}
