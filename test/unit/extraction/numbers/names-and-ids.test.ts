import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readId } from '../../../../lambdas/domain/extraction/numbers/read-id.ts';
import { readPerson } from '../../../../lambdas/domain/extraction/parties/read-person.ts';
import { canonicalPersonName } from '../../../../lambdas/domain/extraction/text/person-name.ts';

test.each([
  ['MR T E MTHEMBU-NKOSI', 'T E Mthembu-Nkosi'],
  ['JOSÉ E SILVA', 'José e Silva'],
  ['Sandoval, Graham', 'Graham Sandoval'],
  ['Ms Naomi McAllister', 'Naomi McAllister'],
  ['CONCEIÇÃO BRANDÃO SIMÕES', 'Conceição Brandão Simões'],
  ['van der Merwe, Shireen', 'Shireen van der Merwe'],
  ['Herr Klaus-Peter Falkenrath', 'Klaus-Peter Falkenrath'],
  ['D. Andrés Robledo Quintanilla', 'Andrés Robledo Quintanilla'],
  ["WALTER O'BRIEN", "Walter O'Brien"],
  ['Tn. Bambang Pramudita', 'Bambang Pramudita'],
  ['Rosa Dena', 'Rosa Dena'],
  ['Chief Emeka Obi', 'Emeka Obi'],
  ['Engr. Ade Bola', 'Ade Bola'],
])('makes %s the name %s', (printed, name) => {
  expect(canonicalPersonName(printed)).toBe(name);
});

test.each(['Mohd Faizal b. Osman', 'Siti Nurhaliza bt Ahmad', 'Ravi S/O Kumar', 'Raj a/l Muthu', 'Fatima al-Rashid'])(
  'takes all of %s for a person',
  (text) => {
    expect(readPerson(text, false)).toMatchObject({ value: text, quality: 1 });
  },
);

test.each(['12 Harley Street', 'Aetna Insurance Company', 'see below', '03/04/2026', 'St. Mary Hospital Ltd'])(
  'does not take %s for a person with certainty',
  (text) => {
    expect(readPerson(text, false)?.quality ?? 0).toBeLessThan(0.7);
  },
);

test.each([
  ['S 194 431 906', 'S 194 431 906'],
  ['clm-d7797e8d-f34c', 'clm-d7797e8d-f34c'],
  ['FT 2025A/7654', 'FT 2025A/7654'],
  ['0008/6884/849107/86', '0008/6884/849107/86'],
  ['# 5512-99', '5512-99'],
  ['CLM-1 Member', 'CLM-1'],
  ['LOA#99-1120-33', 'LOA#99-1120-33'],
  ['7970296411.”', '7970296411'],
  ['clm 882625 q7', 'clm 882625 q7'],
  ['ref 882625', '882625'],
  ['du 882625', '882625'],
])('reads the number in %s', (text, value) => {
  expect(readId(text, false)?.value).toBe(value);
});

test('reads a number behind the small words of a sentence and stops at its end', () => {
  expect(readId('lautet S 194 431 906. Der Fall wird', true)?.value).toBe('S 194 431 906');
});

test.each(['pending', '12/03/2026', '$45.00', 'John Smith', ''])('finds no number in "%s"', (text) => {
  expect(readId(text, false)).toBeUndefined();
});

test('gives a number and its place just as printed, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.boolean(), (text, inSentence) => {
      const found = readId(text, inSentence);
      if (found) expect(text.slice(found.start, found.end)).toBe(found.value);
    }),
  );
});
