import { expect, test } from 'vitest';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { plainDocument } from '../printed-page.ts';

test.each([
  [
    'English',
    `Kaiser Permanente
Premium invoice 40288-107
November 5, 2026
Subscriber: Orla Whitcombe    Member ID 70188214
Silver health plan: medical, hospital, pharmacy and dental coverage, December 2026
Monthly premium        $540.00
Paid by your employer  $390.00
You owe                $150.00`,
  ],
  [
    'German',
    `Helsana Versicherungen AG
Prämienrechnung 2026-4411     5. November 2026
Versicherte: Vreni Aeberhard  Versicherten-Nr. 441.88.207
Spital, Zahn und Medikamente, Dezember 2026
Monatsprämie           CHF 410.00
Anteil Arbeitgeber     CHF 110.00
Zu Ihren Lasten        CHF 300.00`,
  ],
  [
    'French',
    `Harmonie Mutuelle
Facture de cotisation n° C-2611-4402     5 novembre 2026
Adhérente : Maud Chastagnier    N° adhérent 77188204
Votre garantie Hospitalisation, Dentaire, Optique, décembre 2026
Cotisation mensuelle           96,00 €
Part employeur                 57,60 €
Part salariale                 38,40 €`,
  ],
  [
    'Spanish',
    `Sanitas Seguros
Factura de la prima 2026-118     5 de noviembre de 2026
Asegurada: Nieves Arteaga      N.º de tarjeta 88120
Cobertura: hospitalización, consultas, dental, diciembre de 2026
Prima mensual                  92,00 €
A cargo de la empresa          50,00 €
A su cargo                     42,00 €`,
  ],
])('an insurer’s invoice for its premium bills no care (%s)', (_, text) => {
  expect(outlineDocument(plainDocument(text))).toMatchObject({
    kind: 'other',
    seemsToBe: 'an invoice for an insurance premium',
  });
});

test('a bill for care may speak of a premium', () => {
  const document = plainDocument(`Ambulanz Nordheide
Rechnung Nr. 2026-2201       5. November 2026
Patientin: Frauke Petersen    Krankenkasse: AOK
Krankentransport ins Krankenhaus     320,00 EUR
Kasse zahlt                          310,00 EUR
Zuzahlung                             10,00 EUR
Fördernde Mitglieder fahren günstiger: Jahresbeitrag 32,00 EUR`);
  expect(outlineDocument(document).kind).toBe('health-invoice');
});
