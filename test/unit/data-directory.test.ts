import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDataDirectory } from '../../local/data-directory.ts';

const folder = mkdtempSync(join(tmpdir(), 'data-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a data directory is made with the folders above it, for its owner alone', async () => {
  const path = join(folder, 'above', 'data');
  await openDataDirectory(path).close();
  expect(statSync(path).mode & 0o777).toBe(0o700);
});

test('a file, and what is below one, is no data directory', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => openDataDirectory(file)).toThrow(`${file} can't be the data directory: EEXIST`);
  expect(() => openDataDirectory(join(file, 'below'))).toThrow("can't be the data directory");
});

test('a directory that holds no data yet, whatever else, is opened, and opened again with data', async () => {
  const path = join(folder, 'volume');
  mkdirSync(join(path, 'lost+found'), { recursive: true });
  const opened = openDataDirectory(path);
  opened.folder('dynamodb');
  await opened.close();
  await openDataDirectory(path).close();
});

test.each([
  ['without a format, as all were once', undefined, 'format none'],
  ['of another format', '0', 'format 0'],
])('data %s are refused each time, with what to do', (name, format, found) => {
  const path = join(folder, name);
  mkdirSync(join(path, 'dynamodb'), { recursive: true });
  if (format !== undefined) writeFileSync(join(path, 'format'), format);
  const message = `(${found}, not 1); delete the data directory to start afresh, or run the version that made it`;
  expect(() => openDataDirectory(path)).toThrow(message);
  expect(() => openDataDirectory(path)).toThrow(message);
});

/** /proc takes no new folder, and its folders no files. */
test.each(['/proc/ivs/data', '/proc/self'])(
  'the start ends at once where no data can be kept: %s',
  (path) => {
    const env = { ...process.env, IVS_DATA_DIR: path, IVS_PORT: '0' };
    const cwd = join(import.meta.dirname, '../..');
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.ts'], {
      cwd,
      env,
      encoding: 'utf8',
      timeout: 20_000,
      killSignal: 'SIGKILL',
    });
    expect({ status, stdout, lines: stderr.split('\n').length }).toEqual({ status: 1, stdout: '', lines: 2 });
    expect(stderr).toContain("can't be the data directory");
  },
  30_000,
);
