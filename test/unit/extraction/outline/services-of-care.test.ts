import { expect, test } from 'vitest';
import { careMentions } from '../../../../lambdas/domain/extraction/outline/care-mentions.ts';
import { spokenWords } from '../../../../lambdas/domain/extraction/outline/spoken-words.ts';
import { plainOfSheet } from '../../../../lambdas/domain/extraction/sheet/plain-of-sheet.ts';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { plainDocument } from '../printed-page.ts';
import { SERVICES } from './services-of-care.ts';

/** The kinds of care that a line names, one after the other. */
function namedIn(line: string): string {
  const sheet = sheetOf(plainDocument(line));
  const services = careMentions(sheet, spokenWords(sheet.segments, plainOfSheet(sheet))).filter(
    ({ by }) => by === 'service',
  );
  return [...new Set(services.map(({ category }) => category))].join(', ');
}

test.each(Object.entries(SERVICES))('services of %s are known by their usual names', (category, lines) => {
  const named = Object.fromEntries(lines.map((line) => [line, namedIn(line)]));
  expect(named).toEqual(Object.fromEntries(lines.map((line) => [line, category])));
});

/** What is done for looks, and beside it what is not. */
const LOOKS = {
  cosmetic: [
    'Teeth whitening (bleaching)',
    'Filler lips, one syringe',
    'Hyaluronic acid filler, nasolabial folds 1 ml',
    'Botox, forehead',
    'Lippenunterspritzung',
    'Faltenbehandlung',
    'Blanchiment, arcade haute',
    'Blanqueamiento dental',
    'Aumento de labios',
    'Clareamento dental',
    'Harmonização facial',
    'Filler bibir',
    'Pemutihan gigi',
    'Neck lift',
    'Tattoo removal, two sessions',
    'Oberarmstraffung',
    'Stirnlifting',
    'Praxis für ästhetische Chirurgie',
    'Aumento de senos',
    'Épilation laser',
    'Depilação a laser',
    'Operasi kelopak mata',
  ],
  dental: ['Restauración estética con resina', 'Couronne esthétique', 'Teeth cleaning'],
};

test.each(Object.entries(LOOKS))('what is done for looks is told from care: %s', (category, lines) => {
  const named = Object.fromEntries(lines.map((line) => [line, namedIn(line)]));
  expect(named).toEqual(Object.fromEntries(lines.map((line) => [line, category])));
});
