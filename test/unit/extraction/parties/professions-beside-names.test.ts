import { expect, test } from 'vitest';
import { canonicalProvider } from '../../../../lambdas/domain/extraction/parties/canonical-provider.ts';
import { linesThatName } from '../../../../lambdas/domain/extraction/parties/lines-that-name.ts';
import { isProfession } from '../../../../lambdas/domain/extraction/parties/profession.ts';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { plainText } from '../../../../lambdas/domain/extraction/text/plain-text.ts';
import { saysKindOfCare } from '../../../../lambdas/domain/extraction/words/professions.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { printedDocument } from '../printed-page.ts';

test.each([
  'Psychologue-psychothérapeute FSP',
  'Sage-femme libérale',
  'Ostéopathe D.O.',
  'Fachpsychologin für Psychotherapie',
  'Wahlärztin',
  'Psychotherapeut (Systemische Familientherapie)',
  'Podóloga',
  'Médica dentista',
  'Terapeuta da fala',
  'Bidan',
  'HEBAMME',
])('knows %s for a profession', (text) => {
  expect(isProfession({ text, plain: plainText(text) })).toBe(true);
});

test.each(['Hebamme Anna Keller', 'HEBAMME ANNA KELLER', 'Hebammen am See', 'Opticiens Krys', 'Podología Sur'])(
  'knows %s for who bears a name',
  (text) => {
    expect(isProfession({ text, plain: plainText(text) })).toBe(false);
  },
);

test('knows what is done at a place from what it is called', () => {
  expect(saysKindOfCare('Radiologie – échographie – mammographie')).toBe(true);
  expect(saysKindOfCare('Consulta de fisioterapia')).toBe(false);
  expect(saysKindOfCare('Fisioterapia y osteopatía')).toBe(true);
  expect(saysKindOfCare('Radiologie Seefeld')).toBe(false);
  expect(saysKindOfCare('Psychotherapie, lic. phil.')).toBe(true);
  expect(saysKindOfCare('Osteopathie, M. Sc.')).toBe(true);
  expect(saysKindOfCare('Psychotherapie, Regula Ammann')).toBe(false);
});

const provider = (...lines: readonly { x: number; y: number; text: string; size?: number }[]) =>
  extractInvoice(
    printedDocument(
      { x: 50, y: 300, text: 'Patient' },
      { x: 150, y: 300, text: 'Ida Moss' },
      { x: 50, y: 330, text: 'Séance' },
      { x: 300, y: 330, text: '90.00' },
      { x: 50, y: 350, text: 'Total' },
      { x: 300, y: 350, text: '90.00' },
      ...lines,
    ),
  ).values.provider_name;

test('a profession under a name, or behind it, is no part of it', () => {
  expect(
    provider(
      { x: 50, y: 50, text: 'Prestataire' },
      { x: 50, y: 63, text: 'Odile Weber-Thill' },
      { x: 50, y: 76, text: 'Ergothérapeute indépendante' },
      { x: 50, y: 89, text: '14, rue des Prés' },
    ),
  ).toBe('Odile Weber-Thill');
  expect(
    provider(
      { x: 50, y: 50, text: 'Prestataire' },
      { x: 50, y: 63, text: 'Imagerie du Val S.C.' },
      { x: 50, y: 76, text: 'Radiologie – échographie' },
    ),
  ).toBe('Imagerie du Val S.C.');
  expect(provider({ x: 50, y: 50, text: 'Odile Weber-Thill' }, { x: 50, y: 63, text: 'Logopède' })).toBe(
    'Odile Weber-Thill',
  );
});

test('a house’s kind alone is named by the line under it', () => {
  expect(provider({ x: 50, y: 50, text: 'LABORATORIO CLÍNICO' }, { x: 65, y: 64, text: 'SANTA AURELIA' })).toBe(
    'LABORATORIO CLÍNICO SANTA AURELIA',
  );
  expect(provider({ x: 50, y: 50, text: 'Consultório Dentário' }, { x: 50, y: 64, text: 'Dr. Rui Lima Seixas' })).toBe(
    'Consultório Dentário Dr. Rui Lima Seixas',
  );
  expect(provider({ x: 50, y: 50, text: 'Clínica Santa Aurelia' }, { x: 50, y: 64, text: 'Dr. Rui Lima Seixas' })).toBe(
    'Clínica Santa Aurelia',
  );
});

test('a company’s form ends the name on the line before', () => {
  const under = (last: string) =>
    provider({ x: 50, y: 50, text: 'Zentrum für Handchirurgie' }, { x: 50, y: 63, text: last });
  expect(under('Seefeld AG')).toBe('Zentrum für Handchirurgie Seefeld AG');
  expect(under('Seefeld')).toBe('Zentrum für Handchirurgie');
});

test('titles leave no room for the family’s name', () => {
  const letter = (family: string) =>
    provider(
      { x: 50, y: 50, text: 'Univ.-Doz. Dr. Roswitha' },
      { x: 50, y: 65, text: family },
      { x: 50, y: 80, text: 'Fachärztin für Urologie' },
      { x: 50, y: 95, text: 'Sporgasse 22/4' },
      { x: 50, y: 110, text: '8010 Graz' },
      { x: 50, y: 125, text: 'Tel. 0316 55 50 18' },
    );
  expect(letter('Gstrein')).toBe('Roswitha Gstrein');
});

test('a centre’s name under a form’s `Name` may be the provider’s', () => {
  const under = (name: string) =>
    linesThatName(
      sheetOf(printedDocument({ x: 300, y: 50, text: 'Name', size: 5 }, { x: 300, y: 58, text: name })),
      {},
    ).map(({ text }) => text);
  expect(under('Zentrum Handchirurgie Töss')).toEqual(['Zentrum Handchirurgie Töss']);
  expect(under('Ladina Rusterholz')).toEqual([]);
});

test('the degrees of whom a practice is called after are no part of its name', () => {
  expect(canonicalProvider('Praktik Bidan Ayu Lestari, S.Tr.Keb., Bdn.')).toBe('Praktik Bidan Ayu Lestari');
  expect(canonicalProvider('Clínica Santa Aurelia, S.A.')).toBe('Clínica Santa Aurelia, S.A.');
  expect(canonicalProvider('Análisis Clínicos Olmo, S.L.P.')).toBe('Análisis Clínicos Olmo, S.L.P.');
  expect(canonicalProvider('Clínica Sorriso, Unipessoal Lda.')).toBe('Clínica Sorriso, Unipessoal Lda.');
});

test('who issues a bill is named behind the word for it in a paragraph', () => {
  const { values } = extractInvoice(
    printedDocument(
      {
        x: 50,
        y: 100,
        text: 'Emisor: Ariadna Fuertes Lanau, NIF 17744208-B, Paseo Real 14, entlo., 50008 Zaragoza y con',
      },
      {
        x: 50,
        y: 112,
        text: 'domicilio fiscal en el mismo lugar, colegiada desde 2009 en el de Aragón con el número 1108',
      },
      { x: 50, y: 124, text: 'Cliente: Jesús Ibarz Lacambra, NIF 17210446-M' },
      { x: 50, y: 200, text: 'Plantillas a medida' },
      { x: 300, y: 200, text: '90,00 €' },
      { x: 50, y: 218, text: 'Importe total' },
      { x: 300, y: 218, text: '90,00 €' },
    ),
  );
  expect(values.provider_name).toBe('Ariadna Fuertes Lanau');
});
