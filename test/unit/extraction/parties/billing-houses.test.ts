import { expect, test } from 'vitest';
import { billsForOthers } from '../../../../lambdas/domain/extraction/parties/bills-for-others.ts';
import { readPhysician } from '../../../../lambdas/domain/extraction/parties/read-physician.ts';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { saysKindOfCare } from '../../../../lambdas/domain/extraction/words/professions.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { printedDocument } from '../printed-page.ts';

interface Line {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size?: number;
}

const BILL: readonly Line[] = [
  { x: 50, y: 260, text: 'Rechnungsnummer: 26-1182' },
  { x: 50, y: 290, text: 'Behandelt wurde: Jonte Iversen' },
  { x: 50, y: 330, text: 'Eingehende Beratung' },
  { x: 300, y: 330, text: '20,11' },
  { x: 50, y: 350, text: 'Gesamtbetrag' },
  { x: 300, y: 350, text: '20,11' },
];

const provider = (...lines: readonly Line[]) => extractInvoice(printedDocument(...BILL, ...lines)).values.provider_name;

test.each([
  ['Nordfaktura GmbH', 'Abrechnungsdienst für Privatpraxen'],
  ['Nordfaktura GmbH', 'Verrechnungsstelle der Zahnärzte'],
  ['Northgate Services, LLC', 'Billing office for independent imaging groups'],
  ['Midplains Partners, Inc.', 'Statements mailed on behalf of our client practices'],
  ['Médifact', 'Service de facturation pour les cabinets'],
  ['Sanigest', 'Servicio de facturación para clínicas'],
])('%s over `%s` bills for others, wherever it is named', (name, what) => {
  const sheet = sheetOf(
    printedDocument(
      { x: 50, y: 50, text: name, size: 14 },
      { x: 50, y: 68, text: what },
      { x: 50, y: 400, text: name },
      { x: 50, y: 420, text: 'Praxis am Markt' },
      { x: 440, y: 52, text: 'Klinik Elmfurt', size: 14 },
    ),
  );
  expect(sheet.segments.filter((segment) => billsForOthers(segment, sheet)).map(({ text }) => text)).toEqual([
    name,
    what,
    name,
  ]);
});

test.each(['Billing Office', 'Billing services: 555-0142', 'Billing office for questions: 555-0142'])(
  'a house over `%s` bills for itself',
  (line) => {
    const sheet = sheetOf(
      printedDocument({ x: 50, y: 50, text: 'Lakeside Clinic', size: 14 }, { x: 50, y: 68, text: line }),
    );
    expect(sheet.segments.filter((segment) => billsForOthers(segment, sheet)).map(({ text }) => text)).not.toContain(
      'Lakeside Clinic',
    );
  },
);

test('who sends the bill gives way to whom the bill is for', () => {
  const house = (what: string, ...lines: readonly Line[]) =>
    provider({ x: 50, y: 50, text: 'ArztFaktura Nord GmbH', size: 14 }, { x: 50, y: 68, text: what }, ...lines);
  const title = { x: 50, y: 150, text: 'Liquidation für ärztliche Leistungen', size: 13 };
  const of = { x: 50, y: 168, text: 'der Praxis Dr. med. Wiebke Carstensen, Fachärztin für Innere Medizin' };
  expect(house('Abrechnungsdienst für Privatpraxen', title, of)).toBe('Wiebke Carstensen');
  expect(house('Abrechnungsdienst für Privatpraxen')).toBeUndefined();
  expect(house('Gemeinschaftspraxis am Hafen', title)).toContain('ArztFaktura');
});

test('a practice that is named only in passing goes by its physician', () => {
  expect(provider({ x: 50, y: 450, text: 'Bei Rückfragen hilft die Praxis Dr. med. Wiebke Carstensen gern.' })).toBe(
    'Wiebke Carstensen',
  );
});

test.each(['Wir rechnen ab für', 'Wir rechnen im Auftrag ab für'])(
  'a letter names its sender’s client behind the words that it bills for: %s',
  (words) => {
    expect(
      provider(
        { x: 50, y: 50, text: 'Ärztliche Abrechnungsstelle Rhein GmbH', size: 14 },
        { x: 50, y: 150, text: `${words}: Dr. med. Henrike Osterloh, Fachärztin für Haut- und` },
        { x: 50, y: 162, text: 'Geschlechtskrankheiten, Louisenstraße 88, 61348 Bad Homburg vor der Höhe' },
      ),
    ).toBe('Henrike Osterloh');
  },
);

test('German words that a name begins with are given as they are in the name', () => {
  expect(
    provider(
      { x: 50, y: 150, text: 'Liquidation für ärztliche Leistungen', size: 13 },
      { x: 50, y: 168, text: 'der Radiologischen Gemeinschaftspraxis Dr. Krüger & Dr. Yilmaz, Moselring 11' },
    ),
  ).toBe('Radiologische Gemeinschaftspraxis Dr. Krüger & Dr. Yilmaz');
});

test.each([
  ['Dr. med. Henrike Osterloh, Fachärztin', 'Dr. med. Henrike Osterloh'],
  ['Praxis Dr. med. Wiebke Carstensen', 'Dr. med. Wiebke Carstensen'],
  ['Dra. Teresa Salgado e creditamos', 'Dra. Teresa Salgado'],
  ['Praxis Dr. Krüger & Dr. Yilmaz', undefined],
  ['Klinikum Elmfurt', undefined],
])('a physician at the beginning of `%s`', (text, name) => {
  const found = readPhysician(text);
  expect(found?.value).toBe(name);
  expect(found && text.slice(found.start, found.end)).toBe(name);
});

test('a kind of care may say of what kind it is', () => {
  expect(saysKindOfCare('Psicología clínica y sanitaria')).toBe(true);
  expect(saysKindOfCare('Radiologie interventionnelle')).toBe(true);
  expect(saysKindOfCare('Radiologie')).toBe(false);
  expect(saysKindOfCare('Psicología del Mar')).toBe(false);
});

test('a profession behind a dash is no part of a name', () => {
  expect(
    provider({ x: 50, y: 50, text: 'Magdalena Steinlechner – Hebamme', size: 14 }, { x: 50, y: 68, text: 'Au 71' }),
  ).toBe('Magdalena Steinlechner');
});

test('a name in three lines begins with the one that ends open', () => {
  const lines = ['Gabinete de', 'Psicología', 'Ferrer'].map((text, at) => ({ x: 50, y: 50 + 17 * at, text, size: 15 }));
  expect(provider(...lines, { x: 50, y: 110, text: 'Psicología clínica y sanitaria' })).toBe(
    'Gabinete de Psicología Ferrer',
  );
});

test('a kind of house is told from its name although its town stands behind it', () => {
  expect(
    provider(
      { x: 50, y: 50, text: 'Beauséjour Peau', size: 15 },
      { x: 50, y: 68, text: 'Centre de dermatologie esthétique, Genève' },
    ),
  ).toBe('Beauséjour Peau');
});
