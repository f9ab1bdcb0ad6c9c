import { expect, test } from 'vitest';
import type { Language } from '../../../../lambdas/domain/extraction/reading.ts';
import { numberOf, numberParts } from '../../../../lambdas/domain/extraction/text/number-words.ts';
import { plainText } from '../../../../lambdas/domain/extraction/text/plain-text.ts';

function read(text: string, language: Language): number | undefined {
  const words = plainText(text).trim().split(/ +/);
  const parts = words.map((word) => numberParts(word, language));
  return parts.includes(undefined) ? undefined : numberOf(parts.flatMap((part) => part ?? []));
}

test.each<[Language, string, number]>([
  ['en', 'seven', 7],
  ['en', 'Forty-two', 42],
  ['en', 'One hundred and five', 105],
  ['en', 'fortytwo', 42],
  ['en', 'twelve hundred', 1200],
  ['en', 'One Thousand Two Hundred Thirty-Four', 1234],
  ['en', 'Two Lakh Fifty Six Thousand Seven Hundred and Ninety', 256_790],
  ['en', 'One crore two lakh', 10_200_000],
  ['en', 'three million forty thousand and nine', 3_040_009],
  ['es', 'ciento veintitrés', 123],
  ['es', 'MIL DOSCIENTOS CINCUENTA Y CUATRO', 1254],
  ['es', 'quinientos un mil cien', 501_100],
  ['es', 'dos mil millones', 2_000_000_000],
  ['de', 'einundzwanzig', 21],
  ['de', 'vierundzwanzig', 24],
  ['de', 'zweihundertfünfunddreißig', 235],
  ['de', 'eintausendsiebenhundertachtzehn', 1718],
  ['de', 'Eine Million dreihundertsechzehntausend', 1_316_000],
  ['fr', 'quatre-vingts', 80],
  ['fr', 'quatre-vingt-dix-sept', 97],
  ['fr', 'soixante et onze', 71],
  ['fr', 'quatre mille six cent soixantedeux', 4662],
  ['fr', 'septante-deux', 72],
  ['fr', 'mille deux cent quatre-vingt-quatre', 1284],
  ['fr', 'cent vingt mille', 120_000],
  ['pt', 'duzentos e trinta e cinco', 235],
  ['pt', 'mil e duzentos', 1200],
  ['pt', 'quatro mil novecentos e dezessete', 4917],
  ['id', 'sebelas', 11],
  ['id', 'tujuh belas', 17],
  ['id', 'seratus lima puluh ribu', 150_000],
  ['id', 'dua juta tiga ratus tujuh puluh lima ribu enam ratus', 2_375_600],
  ['id', 'seribu dua ratus', 1200],
])('a number in words (%s): %s', (language, text, value) => {
  expect(read(text, language)).toBe(value);
});

test.each<[Language, string]>([
  ['en', 'twenty thirty'],
  ['en', 'five twelve'],
  ['en', 'and'],
  ['en', 'twenty dollars'],
  ['en', 'two thousand three thousand'],
  ['en', 'crore million crore million crore'],
  ['es', 'ciento doscientos'],
  ['de', 'hundertmark'],
  ['fr', 'trente douze'],
  ['id', 'dua tiga'],
])('what says no number (%s): %s', (language, text) => {
  expect(read(text, language)).toBeUndefined();
});
