import { describe, expect, test } from 'vitest';
import { amountsAndCheck } from '../amounts-and-check.ts';

const letter = (said: string) => `
Clínica Vista Alegre
Factura O-1182/26                      Paciente: Milagros Ezquerra
Aseguradora: Asisa
${said}`;

describe('what is left of a limit, or borne in a year, is nobody’s share', () => {
  test.each([
    ['Quedan 80,00 € de su tope hasta el 31 de diciembre.', 'Tope anual 700,00 €', 'A cargo del paciente 620,00 €'],
    ['Es verbleiben noch 80,00 € von Ihrem Höchstbetrag.', 'Höchstbetrag 700,00 €', 'Anteil des Patienten 620,00 €'],
    ['Il vous reste 80,00 € de votre plafond annuel.', 'Plafond 700,00 €', 'Part du patient 620,00 €'],
    ['Of your annual limit 80,00 € remains for this year.', 'Annual limit 700,00 €', 'Patient pays 620,00 €'],
    ['Restam 80,00 € do seu plafond até dezembro.', 'Plafond 700,00 €', 'A cargo do paciente 620,00 €'],
  ])('%s', (left, limit, share) => {
    const { total, insurance, check } = amountsAndCheck(letter(`${limit}\n${share}\n${left}`));
    expect([total, insurance]).toEqual([undefined, undefined]);
    expect(check).toBe('FAIL');
  });

  test('though its figures add up to the excess', () => {
    const { insurance, patient, check } = amountsAndCheck(
      letter(`
We pay: $372.50 to the clinic of your visit in March.
Your plan has an excess of $500.00 each claims year, and of it you had used nothing.
Of your excess $127.50 remains for the rest of the year.`),
    );
    expect(insurance).toBe('372.50');
    expect(patient).toBeUndefined();
    expect(check).toBe('FAIL');
  });

  test('an excess of this bill is the patient’s', () => {
    const said = 'We pay the clinic 400,00 € for this visit. You pay an excess of 100,00 € for it.';
    expect(amountsAndCheck(letter(said)).patient).toBe('100.00');
  });
});

test('what a sentence calls a limit is no share, whatever it said before', () => {
  const { insurance } = amountsAndCheck(
    letter(`
You pay 372.50 EUR of it, and later visits to a specialist are refunded in full, up to the policy limit of 5,000.00 EUR.`),
  );
  expect(insurance).toBeUndefined();
});

test('`Quote-part : 123.59 sur un maximum de 700.00` limits the patient, not the insurer', () => {
  expect(
    amountsAndCheck(`
Centre du Lavaux
Facture F-2025-2291                     Assuré: Aurèle Monnard
Assureur: Helsana
Montant facturé                         1'235.85
Votre part                                123.59
Versement Helsana                       1'112.26
Quote-part : 123.59 sur un maximum de 700.00`).check,
  ).toBe('PASS');
});
