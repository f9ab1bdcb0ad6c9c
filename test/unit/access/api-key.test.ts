import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BASE62, composeApiKey, isWellFormedApiKey } from '../../../lambdas/domain/access/api-key.ts';

const randomPart = fc
  .array(fc.constantFrom(...BASE62), { minLength: 32, maxLength: 32 })
  .map((characters) => characters.join(''));

test('recognises every key that it composes', () => {
  fc.assert(fc.property(randomPart, (random) => isWellFormedApiKey(composeApiKey(random))));
});

test('ends in the CRC-32 of what stands before, in base 62', () => {
  fc.assert(
    fc.property(randomPart, (random) => {
      const key = composeApiKey(random);
      const value = [...key.slice(-6)].reduce((sum, digit) => sum * 62 + BASE62.indexOf(digit), 0);
      expect(value).toBe(crc32(key.slice(0, -6)));
    }),
  );
});

test('refuses a key in which any one character was mistyped', () => {
  fc.assert(
    fc.property(randomPart, fc.nat(41), fc.constantFrom(...BASE62), (random, place, typed) => {
      const key = composeApiKey(random);
      const mistyped = key.slice(0, place) + typed + key.slice(place + 1);
      expect(isWellFormedApiKey(mistyped)).toBe(mistyped === key);
    }),
  );
});

test('refuses any other text', () => {
  fc.assert(fc.property(fc.string(), (text) => !isWellFormedApiKey(text)));
});
