import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** How a script ends that is started on a data directory that is not there yet. */
async function started(script: string, settings: Readonly<Record<string, string>>) {
  const dataDirectory = join(mkdtempSync(join(tmpdir(), 'start-')), 'data');
  const env = { ...process.env, IVS_PORT: '0', IVS_DATA_DIR: dataDirectory, ...settings };
  const { code, stderr } = await promisify(execFile)(process.execPath, [script], { cwd: ROOT, env }).then(
    () => ({ code: 0, stderr: '' }),
    (error: { readonly code: number; readonly stderr: string }) => error,
  );
  return { code, stderr, leftData: existsSync(dataDirectory), dataDirectory };
}

test.each([
  [
    { IVS_RETRY_SCHEDULE: '1,2' },
    'IVS_RETRY_SCHEDULE must be five whole numbers of seconds, comma-separated, not "1,2"',
  ],
  [{ IVS_ALLOW_LOOPBACK_WEBHOOKS: 'no' }, 'IVS_ALLOW_LOOPBACK_WEBHOOKS takes true or false, not "no"'],
  [
    { IVS_DYNAMODB_ENDPOINT: 'http://127.0.0.1:1' },
    'Nothing answers at http://127.0.0.1:1, which IVS_DYNAMODB_ENDPOINT names: connect ECONNREFUSED 127.0.0.1:1',
  ],
])('a start with %j says why in one line, and leaves no data directory', async (settings, message) => {
  const { code, stderr, leftData } = await started('scripts/start.ts', settings);
  expect({ code, stderr, leftData }).toEqual({ code: 1, stderr: `${message}\n`, leftData: false });
});

test('the demo says how a service with another data directory is found', async () => {
  const { code, stderr, dataDirectory } = await started('scripts/demo.ts', {});
  expect(code).toBe(1);
  expect(stderr).toBe(
    `No running service: ${join(dataDirectory, 'connection.json')} is not there. Start it with \`npm start\` in another terminal, ` +
      'or set IVS_DATA_DIR to the data directory of the one that runs.\n',
  );
});
