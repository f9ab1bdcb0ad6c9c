import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { composeInvoice } from '../samples/sample-invoice.ts';
import { uniqueInvoice } from '../test/flow/unique-invoice.ts';
import { readAwsPrices } from './aws-prices.ts';
import { digitalInvoices, scannedInvoices } from './cost-documents.ts';
import { type CostLine, costLines } from './cost-lines.ts';
import { functionTimes } from './lambda-durations.ts';
import { type MeteredCloud, startMeteredCloud } from './metered-cloud.ts';
import { standingCosts } from './standing-cost.ts';

/** What 1,000 invoices cost on AWS: `npm run bench:cost [-- --invoices N --set DIR --scanned N --verbose]`. */
const { values: options } = parseArgs({
  options: {
    invoices: { type: 'string', default: '40' },
    set: { type: 'string' },
    scanned: { type: 'string', default: '6' },
    verbose: { type: 'boolean', default: false },
  },
});
const RESULTS = 'bench/results/cost.json';
const WARM_UP = 3;
/** The last events of a run pass the stream after its end. */
const AFTERMATH_MS = 2_000;
const TARGET_USD = { digital: 1, scanned: 2.6 } as const;

const dollars = (usd: number): string => usd.toFixed(4);
const sum = (lines: readonly CostLine[]): number => lines.reduce((total, { usd }) => total + usd, 0);

/** Prints the bill by service, then its lines. */
function printBill(title: string, lines: readonly CostLine[]): void {
  const whole = sum(lines);
  console.log(`\n${title}: $${dollars(whole)} for 1,000 invoices`);
  const services = [...Map.groupBy(lines, ({ service }) => service)]
    .map(([service, its]) => ({ service, usd: sum(its) }))
    .sort((left, right) => right.usd - left.usd);
  const rows = services.map(({ service, usd }) => {
    return [service, { 'USD per 1,000': dollars(usd), share: `${((usd / whole) * 100).toFixed(1)} %` }] as const;
  });
  console.table(Object.fromEntries(rows));
  const shown = options.verbose ? lines : lines.filter(({ usd }) => usd >= 0.001);
  console.table(
    shown.map(({ service, unit, of, quantity, usd }) => ({
      service,
      unit,
      of,
      'per invoice': Number(quantity.toPrecision(4)),
      'USD per 1,000': dollars(usd),
    })),
  );
}

function printFunctionTimes({ cloud, meter }: MeteredCloud): void {
  const times = functionTimes(cloud.assembly, meter.usage());
  console.log('Functions: milliseconds of an invocation here, and as modelled for AWS');
  console.table(
    times.map(({ name, memoryMb, invocations, measuredMs, computingMs, modelledMs }) => ({
      function: name,
      MB: memoryMb,
      invocations,
      here: Number(measuredMs.toFixed(1)),
      computing: Number(computingMs.toFixed(1)),
      AWS: Number(modelledMs.toFixed(1)),
    })),
  );
}

function printStandingCost({ cloud }: MeteredCloud): void {
  const lines = standingCosts(cloud.assembly, prices);
  const told = lines.map(({ of, quantity, usd }) => `${quantity.toLocaleString('en')} ${of} $${usd.toFixed(2)}`);
  const usd = lines.reduce((total, line) => total + line.usd, 0);
  console.log(
    `Besides, each month with or without invoices: $${usd.toFixed(2)} (${told.join(', ')}), and some $0.12 for what these calls compute and read.`,
  );
  console.log(
    'Not in it: what is stored stays (PDFs, records, backups), cold starts, and answers to clients that poll.',
  );
}

const prices = readAwsPrices();
const metered = await startMeteredCloud();

/** Sends the documents through, one after the other, and prints what they cost. */
async function measure(kind: keyof typeof TARGET_USD, files: readonly Uint8Array[]) {
  const { cloud, meter } = metered;
  await sleep(AFTERMATH_MS);
  meter.reset();
  for (const file of files) await metered.process(file);
  await sleep(AFTERMATH_MS);
  const lines = costLines(cloud.assembly, meter.usage(), files.length, prices);
  printBill(`${files.length} ${kind} invoices, prices of ${prices.region} on ${prices.as_of}`, lines);
  if (options.verbose) printFunctionTimes(metered);
  const usd = sum(lines);
  const target = TARGET_USD[kind];
  console.log(`Target: at most $${dollars(target)}: ${usd <= target ? 'kept' : 'NOT KEPT'}`);
  if (usd > target) process.exitCode = 1;
  return { usd, target, lines };
}

try {
  for (let n = 0; n < WARM_UP; n += 1) await metered.process(composeInvoice(uniqueInvoice()));
  const digital = await measure('digital', digitalInvoices(Number(options.invoices), options.set));
  const scans = scannedInvoices(Number(options.scanned));
  if (scans.length === 0) console.log('Scanned invoices are not priced: there are none beside the repository.');
  const scanned = scans.length === 0 ? null : await measure('scanned', scans);
  printStandingCost(metered);
  mkdirSync('bench/results', { recursive: true });
  const result = { measured_at: new Date().toISOString(), prices_as_of: prices.as_of, digital, scanned };
  writeFileSync(RESULTS, `${JSON.stringify(result, null, 2)}\n`);
  console.log(`Written to ${RESULTS}`);
} finally {
  await metered.close();
}
