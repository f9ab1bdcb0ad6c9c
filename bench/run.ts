import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { openAccount } from '../test/flow/open-account.ts';
import { RunningService } from '../test/flow/running-service.ts';
import { type Figure, keepsTarget } from './figure.ts';
import { measureBareTransactions } from './measure-bare-transactions.ts';
import { measureBareNode, measureBundles } from './measure-bundles.ts';
import { measureLargeUpload } from './measure-large-upload.ts';
import { measureLatency } from './measure-latency.ts';
import { measureList } from './measure-list.ts';
import { measureMetering } from './measure-metering.ts';
import { measureStart } from './measure-start.ts';
import { measureThroughput } from './measure-throughput.ts';
import { measureWebhookLatency } from './measure-webhook-latency.ts';
import { measureWebhookSending } from './measure-webhook-sending.ts';
import { openOperatorTable } from './operator-table.ts';

const RESULTS = 'bench/results/latest.json';
const PARALLEL = 8;

const machine = {
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memory_gb: Math.round(totalmem() / 2 ** 30),
  node: process.version,
  /** Runnable processes before the first measurement: well above 0 means that others use the cores too. */
  load_before: Number(loadavg()[0]?.toFixed(1)),
};

async function measureAll(service: RunningService): Promise<Figure[]> {
  const bareNode = measureBareNode();
  const bundles = measureBundles(bareNode);
  await service.stop();
  const start = await measureStart(service.dataDirectory, bareNode);

  await service.start();
  const place = { dataDirectory: service.dataDirectory, baseUrl: service.connection.base_url };
  const table = openOperatorTable(service.dataDirectory);
  const account = await openAccount(place, 'Bench');
  const { client } = account;
  const bare = await measureBareTransactions(table, { pid: service.pid, rounds: 30, parallel: PARALLEL });
  const latency = await measureLatency(client, bare.milliseconds);
  const throughput = await measureThroughput(client, { pid: service.pid, parallel: PARALLEL, bare });
  const largeUpload = await measureLargeUpload(service.dataDirectory, account);
  const metering = await measureMetering(place.baseUrl, account);
  const webhooks = [...(await measureWebhookLatency()), ...(await measureWebhookSending())];
  const list = await measureList(place, table);
  return [...latency, ...largeUpload, ...throughput, ...metering, ...webhooks, ...start, ...bundles, ...list];
}

const rounded = (value: number): string => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);

function row(figure: Figure): Record<string, string> {
  const { name, value, unit, target, baseline } = figure;
  const kept = keepsTarget(figure);
  return {
    figure: name,
    measured: `${rounded(value)} ${unit}`,
    target: target ? `${target.bound} ${target.value}` : '',
    kept: kept === null ? '' : kept ? 'yes' : 'NO',
    baseline: baseline ? `${rounded(baseline.value)} (${baseline.name})` : '',
  };
}

const service = await RunningService.start();
try {
  const figures = await measureAll(service);
  console.log(
    `${machine.cpu}, ${machine.cores} cores, ${machine.memory_gb} GB, Node.js ${machine.node}, load before ${machine.load_before}`,
  );
  console.table(Object.fromEntries(figures.map(row).map(({ figure, ...rest }) => [figure, rest])));
  mkdirSync('bench/results', { recursive: true });
  writeFileSync(RESULTS, `${JSON.stringify({ measured_at: new Date().toISOString(), machine, figures }, null, 2)}\n`);
  console.log(`Written to ${RESULTS}`);
  if (figures.some((figure) => keepsTarget(figure) === false)) process.exitCode = 1;
} finally {
  await service.discard();
}
