import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { composeSamples, type Sample } from '../samples/sample-set.ts';

const POLL_MS = 250;
const PATIENCE_MS = 60_000;

interface Connection {
  readonly base_url: string;
  readonly api_key: string;
}

interface TimelineEvent {
  readonly event: string;
  readonly step?: number;
  readonly total_steps?: number;
  readonly message?: string;
  readonly data: { readonly extraction_data?: Record<string, unknown>; readonly error?: string };
}

function connect(): Connection {
  const file = join(process.env.IVS_DATA_DIR ?? '.local', 'connection.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Connection;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    console.error(
      `No running service: ${file} is not there. Start it with \`npm start\` in another terminal, ` +
        'or set IVS_DATA_DIR to the data directory of the one that runs.',
    );
    process.exit(1);
  }
}

const { base_url, api_key } = connect();

/** A service that was killed leaves its connection.json behind. */
function notRunning(error: unknown): never {
  const { cause } = error as { readonly cause?: { readonly code?: string } };
  if (cause?.code !== 'ECONNREFUSED') throw error;
  console.error(`Nothing answers at ${base_url} any more. Start the service with \`npm start\` in another terminal.`);
  process.exit(1);
}

async function call<Data>(path: string, init: RequestInit = {}): Promise<Data> {
  const answer = await fetch(`${base_url}/api/v1${path}`, { ...init, headers: { 'X-API-Key': api_key } }).catch(
    notRunning,
  );
  const envelope = (await answer.json()) as { code: string; message: string; data: Data };
  if (!answer.ok) throw new Error(`${answer.status} ${envelope.code}: ${envelope.message}`);
  return envelope.data;
}

function upload({ file, fileName }: Sample): Promise<{ id: string }> {
  const body = new FormData();
  body.append('file', new Blob([Uint8Array.from(file)], { type: 'application/pdf' }), fileName);
  return call('/invoices/upload', { method: 'POST', body });
}

/** Prints an invoice's events as they come, until its last. */
async function follow(id: string): Promise<TimelineEvent> {
  let printed = 0;
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(POLL_MS)) {
    const { events } = await call<{ events: TimelineEvent[] }>(`/invoices/${id}/events`);
    for (const event of events.slice(printed)) {
      if (event.event === 'invoice.processing') {
        console.log(`   ${String(event.step).padStart(2)}/${event.total_steps}  ${event.message}`);
      }
    }
    printed = events.length;
    const last = events.at(-1);
    if (last && /processed|flagged|failed/.test(last.event)) return last;
  }
  throw new Error(`${id} did not come to an end within ${PATIENCE_MS / 1000} s`);
}

function verdictOf({ event, data }: TimelineEvent): string {
  const { extraction_data: found, error } = data;
  if (!found) return `FAILED: ${error}`;
  const flags = (found.validation_flags as string[]).join(', ');
  return `${event.replace('invoice.', '').toUpperCase()}, risk ${found.risk_level} (${found.risk_score})${flags && `: ${flags}`}`;
}

const samples = composeSamples(Date.now(), Date.now().toString(36).toUpperCase());
const verdicts: string[] = [];
for (const sample of samples) {
  console.log(`\n${sample.fileName}: ${sample.story}`);
  const { id } = await upload(sample);
  const verdict = verdictOf(await follow(id));
  console.log(`   => ${verdict}`);
  verdicts.push(`${sample.fileName.padEnd(30)} ${verdict}`);
}
console.log(`\nVerdicts\n${verdicts.join('\n')}`);
