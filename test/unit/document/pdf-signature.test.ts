import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasPdfSignature } from '../../../lambdas/domain/document/pdf-signature.ts';
import { sharedData } from '../../shared-data.ts';

const hostile = sharedData('hostile');

function bytes(text: string): Uint8Array {
  return Buffer.from(text, 'latin1');
}

describe('a PDF is recognised by its content', () => {
  it.each([
    ['its header first', '%PDF-1.4\n'],
    ['white space and a byte order mark before it', '\xef\xbb\xbf\r\n%PDF-1.7'],
    ['a printer’s job language before it', '\x1b%-12345X@PJL\r\n%PDF-1.4'],
    ['1,019 bytes before it', `${' '.repeat(1019)}%PDF-1.4`],
  ])('with %s', (_, text) => {
    expect(hasPdfSignature(bytes(text))).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['text', 'invoice.pdf'],
    ['half a header', '%PDF'],
    ['a header from byte 1,020 on', `${' '.repeat(1020)}%PDF-1.4`],
    ['HTML', '<html><script>alert(1)</script>'],
    ['HTML that holds a PDF header', '\n<!doctype html><!-- %PDF-1.4 -->'],
    ['an image that holds one', '\x89PNG\r\n\x1a\n%PDF-1.4'],
    ['an archive that holds one', 'PK\x03\x04%PDF-1.4'],
    ['a program that holds one', 'MZ%PDF-1.4'],
    ['only NUL bytes', '\0'.repeat(4096)],
  ])('and %s is none', (_, text) => {
    expect(hasPdfSignature(bytes(text))).toBe(false);
  });

  it('whatever follows the header', () => {
    fc.assert(fc.property(fc.uint8Array(), (rest) => hasPdfSignature(Buffer.concat([bytes('%PDF-'), rest]))));
  });

  it.runIf(hostile !== undefined).each([
    ['gen__html.pdf', false],
    ['gen__png.pdf', false],
    ['gen__zero_bytes.pdf', false],
    ['gen__junk_5000.pdf', false],
    ['junk__leading-junk.pdf', true],
    ['gen__trunc_50.pdf', true],
    ['enc__encrypted.pdf', true],
  ])('in the hostile file %s: %s', (name, expected) => {
    expect(hasPdfSignature(readFileSync(join(hostile ?? '', name)))).toBe(expected);
  });
});
