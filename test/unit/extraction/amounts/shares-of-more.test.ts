import { expect, test } from 'vitest';
import { captionedFigures } from '../../../../lambdas/domain/extraction/amounts/captioned-figures.ts';
import { contradictingFigure } from '../../../../lambdas/domain/extraction/amounts/contradicting-figure.ts';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { plainDocument } from '../printed-page.ts';

/** What speaks against 310.00 and 112.00 as the shares of a bill that prints no total. */
function against(sentence: string) {
  const sheet = sheetOf(
    plainDocument(`
Liquidación de reembolso LQ-2026-041877
${sentence}
Antes de esta liquidación usted había utilizado 310,00 y el coaseguro fue de 112,00.`),
  );
  const shareOf = (cents: number) =>
    captionedFigures(sheet).find(({ candidate }) => candidate.figure === cents)?.candidate;
  const shares = { total: undefined, insurance: shareOf(31_000), patient: shareOf(11_200), agree: false };
  return contradictingFigure(sheet, shares, [])?.value;
}

test('shares that make less than what the paper calls the whole are contradicted by it, though no label says total', () => {
  expect(against('De modo que el valor que se liquida es de USD 640,00 según el convenio que mantiene.')).toBe(
    '640.00',
  );
});

test.each([
  ['a lesser whole', 'De modo que el valor que se liquida es de USD 340,00 según el convenio que mantiene.'],
  [
    'one that a printed figure parts from them',
    'El valor que se liquida es de USD 640,00, del que ya se rebajaron 218,00 antes.',
  ],
  ['a limit', 'El beneficio tiene un límite total de valor de USD 640,00 por año de su póliza.'],
])('but not by %s', (_, sentence) => {
  expect(against(sentence)).toBeUndefined();
});
