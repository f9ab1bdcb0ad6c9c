import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOrdinaryWord } from '../../../../lambdas/domain/extraction/layout/is-ordinary-word.ts';
import { alternativesOf, factoredPattern } from '../../../../lambdas/domain/extraction/text/factored-pattern.ts';
import { anyWordPattern, hasWord } from '../../../../lambdas/domain/extraction/text/word-pattern.ts';

/** Wordings as lists hold them, few enough letters that many begin alike. */
const wording = fc
  .array(fc.constantFrom('a', 'b', 'ab', 'a?', 'b*', '(?:a|b)', '[ab]', '\\w*', ' +a', 'ba'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join(''));
const text = fc.array(fc.constantFrom('a', 'b', ' ', '1'), { maxLength: 12 }).map((signs) => signs.join(''));
const within = (pattern: string) => new RegExp(`(?<![a-z0-9])(?:${pattern})(?![a-z0-9])`, 'g');

describe('alternatives that begin alike', () => {
  test('are written once with what follows', () => {
    expect(factoredPattern(['salud', 'clinica', 'saude', 'saludsa'], true)).toBe('sa(?:lud(?:|sa)|ude)|clinica');
  });

  test('find the same places as before where their order counts', () => {
    fc.assert(
      fc.property(fc.array(wording, { minLength: 1, maxLength: 8 }), text, (list, said) => {
        expect(said.match(within(factoredPattern(list, true)))).toEqual(said.match(within(list.join('|'))));
      }),
    );
  });

  test('stay before what stands behind them in the list: the first that fits is taken', () => {
    expect('a a'.match(within(factoredPattern(['a', '[ab] +a', 'b'], true)))).toEqual(['a', 'a']);
  });

  test('tell whether a word is there where it does not', () => {
    fc.assert(
      fc.property(fc.array(wording, { minLength: 1, maxLength: 8 }), text, (list, said) => {
        expect(said.search(within(factoredPattern(list, false))) >= 0).toBe(said.search(within(list.join('|'))) >= 0);
      }),
    );
  });

  test('are not parted within brackets and classes', () => {
    expect(alternativesOf('a(?:b|c)|[|]d|e\\|f')).toEqual(['a(?:b|c)', '[|]d', 'e\\|f']);
  });

  test('keep their compounds: any letters before an ending', () => {
    const houses = anyWordPattern('clinica', '\\w*klinik|\\w*praxis');
    expect(['augenklinik', 'praxis', 'clinica'].every((word) => hasWord(word, houses))).toBe(true);
    expect(hasWord('klinikum', houses)).toBe(false);
  });
});

describe('a word of a line', () => {
  test.each(['Total', '12,00', 'Größe', 'No.', 'K57.30'])('is ordinary: %s', (word) => {
    expect(isOrdinaryWord({ text: word })).toBe(true);
  });

  test.each(['Total......12.00', '____', '|', 'of50.0%', 'für75,00', '·', '', ' '])(
    'may have to be parted: %s',
    (word) => {
      expect(isOrdinaryWord({ text: word })).toBe(false);
    },
  );
});
