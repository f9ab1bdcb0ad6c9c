import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { uploadCommand } from '../../scripts/upload-command.ts';

test.each([
  [
    '/home/jane/service/.local/samples/clean-invoice.pdf',
    'file=@"/home/jane/service/.local/samples/clean-invoice.pdf"',
  ],
  ["/home/O'Hara/my data; $(all), of it/a.pdf", `file=@"/home/O'Hara/my data; $(all), of it/a.pdf"`],
  ['/home/"jane"/a\\b.pdf', 'file=@"/home/\\"jane\\"/a\\\\b.pdf"'],
])('a shell hands curl %s whole', (file, form) => {
  const command = uploadCommand(file, 'ivs_1', 'http://127.0.0.1:4000');
  const told = execFileSync('sh', ['-c', `curl() { printf '%s\\n' "$@"; }; ${command}`], { encoding: 'utf8' });
  expect(told.trimEnd().split('\n')).toEqual([
    ...['-F', form],
    ...['-H', 'X-API-Key: ivs_1'],
    'http://127.0.0.1:4000/api/v1/invoices/upload',
  ]);
});
