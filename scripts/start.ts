import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Environment, LOCAL_SETTINGS } from '../lambdas/contracts/environment.ts';
import { retryScheduleSchema } from '../lambdas/contracts/retry-schedule.ts';
import { type Cloud, startCloud } from '../local/cloud.ts';
import { openDataDirectory } from '../local/data-directory.ts';
import { demoAccount } from '../operator/demo-account.ts';
import { composeSamples } from '../samples/sample-set.ts';
import { ASSEMBLY_FOLDER, ensureAssembly } from './assembly.ts';
import { requireDynamodb } from './require-dynamodb.ts';
import { requireFreePort } from './require-free-port.ts';
import { uploadCommand } from './upload-command.ts';

// Lambda runs in UTC, and a worker thread has its process's time zone.
process.env.TZ = 'UTC';

const { retrySchedule } = Environment;
const { allowLoopback } = LOCAL_SETTINGS;
const dataDirectory = process.env.IVS_DATA_DIR ?? '.local';
const connectionFile = join(dataDirectory, 'connection.json');
const operatorFile = join(dataDirectory, 'operator.json');
const began = performance.now();

function report(stage: string): void {
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${seconds.padStart(6)} s  ${stage}`);
}

function port(): number {
  const setting = process.env.IVS_PORT ?? '4000';
  const number = Number(setting);
  if (!/^\d{1,5}$/.test(setting) || number > 65_535) throw new Error(`IVS_PORT takes 0 to 65535, not "${setting}"`);
  return number;
}

/**
 * Settings of webhooks that hold on this machine only: the retry schedule, and whether receivers on the laptop itself
 * may be delivered to, which no deployed template can allow.
 */
function webhookSettings(): Record<string, string> {
  const { [retrySchedule]: schedule, [allowLoopback]: loopback = 'true' } = process.env;
  if (!/^(true|false)$/.test(loopback)) {
    throw new Error(`${allowLoopback} takes true or false, not "${loopback}"`);
  }
  const parsed = retryScheduleSchema.optional().safeParse(schedule);
  if (!parsed.success) throw new Error(`${retrySchedule} ${parsed.error.issues[0]?.message}, not "${schedule}"`);
  return {
    [allowLoopback]: loopback,
    ...(schedule === undefined ? {} : { [retrySchedule]: schedule }),
  };
}

function webhookNotice(settings: Record<string, string>): string {
  return settings[allowLoopback] === 'true'
    ? 'Webhooks may go to this machine (http or https, loopback only) besides public https addresses; deployed, they never may.'
    : `Webhooks go to public https addresses only (${allowLoopback}=false).`;
}

/** Whole or not at all, for others read these files while they are written; and for their owner only: they hold keys. */
function publish(file: string, content: unknown): void {
  const text = `${JSON.stringify(content, null, 2)}\n`;
  writeFileSync(`${file}.draft`, text, { mode: 0o600 });
  renameSync(`${file}.draft`, file);
}

function withdraw(): void {
  rmSync(connectionFile, { force: true });
  rmSync(operatorFile, { force: true });
}

let cloud: Cloud | undefined;
let stopping = false;

async function stop(exitCode: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  if (cloud) withdraw();
  await cloud?.close();
  process.exit(exitCode);
}

/**
 * Writes one sample for the printed curl command and another for the README's, which would be a duplicate of the same;
 * dated today, so that they pass whenever they are tried.
 * @returns the one to print.
 */
function writeSamples(): string {
  const folder = resolve(dataDirectory, 'samples');
  mkdirSync(folder, { recursive: true });
  const series = Date.now().toString(36).toUpperCase();
  const [printed, another] = [series, `${series}X`].map((own) => composeSamples(Date.now(), own)[0]);
  if (!printed || !another) throw new Error('There are no samples');
  writeFileSync(join(folder, 'another-invoice.pdf'), another.file);
  const file = join(folder, printed.fileName);
  writeFileSync(file, printed.file);
  return file;
}

async function start(): Promise<void> {
  // Nothing is built, nor made on disk, for settings that can't be used.
  const apiPort = port();
  const functionEnvironment = webhookSettings();
  const { IVS_DYNAMODB_ENDPOINT: dynamodb } = process.env;
  if (dynamodb !== undefined) await requireDynamodb(dynamodb);
  await requireFreePort(apiPort);
  await openDataDirectory(dataDirectory).close();
  report('building and synthesizing, if anything changed');
  const rebuilt = await ensureAssembly();
  report(rebuilt ? 'built and synthesized' : 'nothing changed since the last build');
  cloud = await startCloud({
    assemblyFolder: ASSEMBLY_FOLDER,
    dataDirectory,
    apiPort,
    functionEnvironment,
    onStage: report,
    onFatal: (error) => {
      console.error(error.message);
      void stop(1);
    },
  });
  withdraw();
  publish(operatorFile, {
    endpoint: cloud.endpointOrigin,
    gateway: cloud.gatewayOrigin,
    region: cloud.assembly.region,
    credentials: cloud.operator,
    outputs: cloud.assembly.outputs,
  });
  const account = await demoAccount(dataDirectory);
  const sample = writeSamples();
  publish(connectionFile, {
    base_url: cloud.apiOrigin,
    websocket_url: cloud.webSocketUrl,
    dashboard_url: null,
    ...account,
  });
  report('serving');
  console.log(`
Base URL   ${cloud.apiOrigin}
Gateway    ${cloud.gatewayOrigin}   (the API without CloudFront before it)
WebSocket  ${cloud.webSocketUrl}
API key    ${account.api_key}   (account ${account.account_id})

Upload a sample invoice:

  ${uploadCommand(sample, account.api_key, cloud.apiOrigin)}

${webhookNotice(functionEnvironment)}

npm run demo shows all samples. Ctrl-C stops the service; its data stays in ${dataDirectory}/.`);
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (!stopping) report('stopping');
    void stop(0);
  });
}

try {
  await start();
} catch (error) {
  if (!stopping) {
    console.error(error instanceof Error ? error.message : error);
    await stop(1);
  }
}
