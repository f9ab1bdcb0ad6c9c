import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Environment, LOCAL_SETTINGS } from '../lambdas/contracts/environment.ts';
import { retryScheduleSchema } from '../lambdas/contracts/retry-schedule.ts';
import { type Cloud, startCloud } from '../local/cloud.ts';
import { openDataDirectory } from '../local/data-directory.ts';
import { demoAccount } from '../operator/demo-account.ts';
import { composeSamples } from '../samples/sample-set.ts';
import { ASSEMBLY_FOLDER, ensureAssembly } from './assembly.ts';
import { requireFreePort } from './require-free-port.ts';

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

function webhookNotice(): string {
  return webhookSettings()[allowLoopback] === 'true'
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

/** Writes the sample that the printed curl command uploads; dated today, so that it passes whenever it is tried. */
function writeSample(): string {
  const folder = join(dataDirectory, 'samples');
  mkdirSync(folder, { recursive: true });
  const series = Date.now().toString(36).toUpperCase();
  const [sample] = composeSamples(Date.now(), series);
  if (!sample) throw new Error('There are no samples');
  const file = join(folder, sample.fileName);
  writeFileSync(file, sample.file);
  return file;
}

async function start(): Promise<void> {
  const apiPort = port();
  await requireFreePort(apiPort);
  // Nothing is built for a data directory that can't be used.
  await openDataDirectory(dataDirectory).close();
  report('building and synthesizing, if anything changed');
  const rebuilt = await ensureAssembly();
  report(rebuilt ? 'built and synthesized' : 'nothing changed since the last build');
  cloud = await startCloud({
    assemblyFolder: ASSEMBLY_FOLDER,
    dataDirectory,
    apiPort,
    functionEnvironment: webhookSettings(),
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
  const sample = relative('.', writeSample());
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

  curl -F file=@${sample} -H 'X-API-Key: ${account.api_key}' ${cloud.apiOrigin}/api/v1/invoices/upload

${webhookNotice()}

npm run demo shows all samples. Ctrl-C stops the service; its data stays in ${dataDirectory}/.`);
}

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));

try {
  await start();
} catch (error) {
  if (!stopping) {
    console.error(error instanceof Error ? error.message : error);
    await stop(1);
  }
}
