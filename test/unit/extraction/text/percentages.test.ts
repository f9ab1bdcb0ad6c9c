import { expect, test } from 'vitest';
import { checkAmounts } from '../../../../lambdas/domain/checks/check-amounts.ts';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { readAmounts } from '../../../../lambdas/domain/extraction/read-amounts.ts';
import { findPercentages } from '../../../../lambdas/domain/extraction/text/percentage.ts';
import { plainDocument } from '../printed-page.ts';

test.each([
  ['80 %', 8000],
  ['80 pct', 8000],
  ['80 p.c.', 8000],
  ['80 v. H.', 8000],
  ['80 v.H.', 8000],
  ['80 percent', 8000],
  ['80-Prozent', 8000],
  ['80 por cien', 8000],
  ['80 ٪', 8000],
  ['80.00000 %', 8000],
  ['87½ %', 8750],
  ['66 ¾%', 6675],
])('reads %s as %i hundredths of a percent', (text, hundredths) => {
  expect(findPercentages(`${text} of it`)).toEqual([{ hundredths, start: 0, end: text.length }]);
});

test.each(['120 %', 'CV.H. 80', '80 pcs', '80 p. Chr.', 'A80 %', '27 - % reembolsado'])(
  'finds no percentage in %s',
  (text) => {
    expect(findPercentages(text)).toEqual([]);
  },
);

function checkedWith(...rate: readonly string[]) {
  const document = plainDocument(`
Alder Row Clinic
Invoice Number: A-3071           Patient Name: Ida Moss
Total amount                     450.50
Insurance pays                   300.25
Patient pays                     150.25
${rate.join('\n')}`);
  return checkAmounts(readAmounts(document, outlineDocument(document))).reasonCode;
}

test.each(['80 %', '80 pct', '87½ %', '80 v. H.', '120 %'])(
  'holds a printed %s against shares that are none of it',
  (rate) => {
    expect(checkedWith(`Insurance percentage: ${rate}`)).toBe('PERCENT_DISAGREES');
    expect(checkedWith('Insurance percentage: 66.65 pct')).toBe('AMOUNTS_AGREE');
  },
);

test('a rate above all of it elsewhere is held against nothing', () => {
  expect(checkedWith('Our fees rose to 120 % of those of 2019')).toBe('AMOUNTS_AGREE');
});

test.each([
  ['Su plan reconoce el setenta por ciento de las terapias', 'setenta por ciento', 7000],
  ['we cover eighty-five per cent of it', 'eighty-five per cent', 8500],
  ['à quatre-vingts pour cent', 'quatre-vingts pour cent', 8000],
  ['Kostenersatz von siebzig vom Hundert', 'siebzig vom Hundert', 7000],
  ['Kostenersatz von 70 vom Hundert', '70 vom Hundert', 7000],
  ['erstattet fünfundsiebzig Prozent davon', 'fünfundsiebzig Prozent', 7500],
  ['setenta e cinco por cento', 'setenta e cinco por cento', 7500],
  ['ditanggung delapan puluh persen', 'delapan puluh persen', 8000],
])('reads a percentage with words: %s', (text, printed, hundredths) => {
  const [found, ...others] = findPercentages(text);
  expect(others).toEqual([]);
  expect({ ...found, text: text.slice(found?.start, found?.end) }).toMatchObject({ hundredths, text: printed });
});

test.each(['a per cent', 'two hundred per cent', 'the remaining per cent', 'percent'])('but none in %s', (text) => {
  expect(findPercentages(text)).toEqual([]);
});
