import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedHeaders } from '../../../lambdas/adapters/webhooks/sign-delivery.ts';

const CLIENT = fileURLToPath(import.meta.resolve('../../../client/'));
const run = promisify(execFile);

let folder: string;
let packed: readonly string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ivs-client-'));
  const source = join(folder, 'client');
  await cp(CLIENT, source, { recursive: true, filter: (path) => !path.endsWith('dist') });
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  // The source extends the project's own settings.
  await cp(join(CLIENT, '../tsconfig.json'), join(folder, 'tsconfig.json'));
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], { cwd: source });
  const told = JSON.parse(stdout.slice(stdout.search(/^[[{]/m))) as object;
  const [{ filename, files }] = Object.values(told) as [{ filename: string; files: { path: string }[] }];
  packed = files.map(({ path }) => path);
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', join(folder, filename)], { cwd: folder });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('holds what is needed to use it, and nothing else', () => {
  expect([...packed].sort()).toEqual([
    ...['LICENSE', 'README.md', 'dist/index.d.ts', 'dist/index.js', 'dist/parse-event.d.ts', 'dist/parse-event.js'],
    ...['dist/verify-signature.d.ts', 'dist/verify-signature.js', 'package.json'],
  ]);
});

const EXAMPLE = await readFile(join(CLIENT, 'examples/receiver.js'), 'utf8');

test('the README shows the receiver as it lies in the examples', async () => {
  const readme = await readFile(join(CLIENT, 'README.md'), 'utf8');
  expect(readme).toContain(`\`\`\`js\n${EXAMPLE}\`\`\`\n`);
});

/** The example, with work that fails for one event. */
async function startReceiver(): Promise<{ readonly child: ChildProcess; readonly origin: string }> {
  const file = join(folder, 'receiver.js');
  const work = "if (event === 'invoice.failed') throw event;\n  console.log(";
  await writeFile(file, EXAMPLE.replace('console.log(', work));
  const env = { ...process.env, PORT: '0', WEBHOOK_SECRET: 'new' };
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await once(child.stdout as NonNullable<ChildProcess['stdout']>, 'data');
  return { child, origin: `http://127.0.0.1:${/^Receiving on port (\d+)$/m.exec(String(said))?.[1]}` };
}

test("the example's receiver does the work of a delivery once, however often it comes, none that is not genuine, and survives work that fails", async () => {
  const { child, origin } = await startReceiver();
  let printed = '';
  child.stdout?.on('data', (chunk) => {
    printed += chunk;
  });
  const body =
    '{"event":"invoice.paid","timestamp":"2026-11-20T09:30:15.123456+00:00","invoice_id":"inv_1","data":{"status":"PAID"}}';
  const send = async (deliveryId: string, secrets: readonly string[], other?: string): Promise<number> => {
    const signed = { deliveryId, event: 'invoice.paid', body: other ?? body };
    const headers = signedHeaders(signed, secrets, Date.now());
    return (await fetch(origin, { method: 'POST', headers, body: signed.body })).status;
  };
  try {
    expect(await send('dlv_1', ['new'])).toBe(200);
    expect(await send('dlv_1', ['new'])).toBe(200);
    expect(await send('dlv_2', ['somebody else'])).toBe(401);
    expect(await send('dlv_4', ['new'], body.replace('paid', 'failed'))).toBe(500);
    expect(await send('dlv_5', ['new'], '{}')).toBe(500);
    expect(await send('dlv_3', ['newer', 'new'])).toBe(200);
    await expect.poll(() => printed.trim().split('\n')).toEqual(Array(2).fill('invoice.paid inv_1 PAID'));
  } finally {
    child.kill();
  }
});
