import { expect, test } from 'vitest';
import { isNobodys } from '../../../../lambdas/domain/extraction/amounts/is-nobodys.ts';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { plainDocument } from '../printed-page.ts';

function nobodys(line: string, cents: string): boolean[] {
  const sheet = sheetOf(plainDocument(`Consulta   40${cents}\nCura   30${cents}\nImporte   70${cents}\n\n${line}`));
  const said = sheet.segments.filter(({ text }) => text.includes('Sanitas'));
  return said.flatMap((segment) => segment.amounts.map((money) => isNobodys(segment, money, sheet)));
}

test('takes the number in a plan’s name for nobody’s', () => {
  expect(nobodys('Nos dice que es asegurada de Sanitas Plus 60.000, tarjeta aparte.', ',00')).toEqual([true]);
});

test.each([
  ['Nos dice que abona Sanitas Plus 60.000 € por ello.', ',00'],
  ['Nos dice que abona Sanitas Plus 60.000 por ello.', '.000'],
])('but not money, nor where no figure has cents: %s', (line, cents) => {
  expect(nobodys(line, cents)).toEqual([false]);
});
