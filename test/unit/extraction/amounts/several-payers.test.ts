import { describe, expect, test } from 'vitest';
import { captionedFigures } from '../../../../lambdas/domain/extraction/amounts/captioned-figures.ts';
import { withPatientsRest } from '../../../../lambdas/domain/extraction/amounts/with-patients-rest.ts';
import { type Sheet, sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { amountsAndCheck } from '../amounts-and-check.ts';
import { plainDocument } from '../printed-page.ts';

describe('two payers in columns of their own', () => {
  const bill = (sums: string, second = 'DKV') => `
Hôpital Sainte-Gudule
Facture H 2026/118447             Patiente : Élodie Vandamme
Mutualité : Partenamut            Assurance hospitalisation : DKV Belgium
Libellé                     Total EUR      Mutualité      ${second}        Patient
Journée d’entretien         2.318,44       2.290,44       28,00      0,00
Chambre individuelle        360,00         0,00           300,00     60,00
Repas accompagnant          43,50          0,00           0,00       43,50
${sums}`;

  test('make the insurer’s share together, in the row that sums the columns up without a word', () => {
    expect(
      amountsAndCheck(bill('                            2.721,94       2.290,44       328,00     103,50')),
    ).toMatchObject({
      total: '2721.94',
      insurance: '2618.44',
      patient: '103.50',
      check: 'PASS',
    });
  });

  test('and not where the row does not add up', () => {
    const { insurance, check } = amountsAndCheck(
      bill('                            2.751,94       2.290,44       328,00     103,50'),
    );
    expect(insurance).not.toBe('2618.44');
    expect(check).toBe('FAIL');
  });

  test.each(['Complém.', 'Mutuelle'])('the second may be named as what pays besides: %s', (second) => {
    const { insurance } = amountsAndCheck(
      bill('                            2.721,94       2.290,44       328,00     103,50', second),
    );
    expect(insurance).toBe('2618.44');
  });

  test('but what is taken off beside what is paid is no payer’s', () => {
    const { insurance } = amountsAndCheck(
      bill('                            2.721,94       2.290,44      -328,00     103,50').replace('28,00', '-28,00'),
    );
    expect(insurance).not.toBe('2618.44');
  });

  test('but a column that nobody knows may be a discount’s', () => {
    const { insurance } = amountsAndCheck(
      bill('                            2.721,94       2.290,44       328,00     103,50', 'Zorvel'),
    );
    expect(insurance).not.toBe('2618.44');
  });

  test('nor where one of the columns is a price', () => {
    const { insurance } = amountsAndCheck(
      bill('                            2.721,94       2.290,44       328,00     103,50', 'Tarif total'),
    );
    expect(insurance).not.toBe('2618.44');
  });
});

test('a second payer that a label tells less clearly counts where three figures and a fourth agree', () => {
  expect(
    amountsAndCheck(`
Clínica Los Olmos
Factura 26-05512                        Paciente: Ana Ruiz
ARS Humano
Suma de conceptos                                       167,447.00
Descuento comercial                                      -5,200.00
Cuenta neta                                             162,247.00
Cubre la ARS                                            108,240.50
Cubre el plan complementario                             24,000.00
Diferencia del afiliado                                  30,006.50`),
  ).toMatchObject({ total: '162247.00', insurance: '132240.50', patient: '30006.50', check: 'PASS' });
});

describe('what two payers give', () => {
  const letter = (billed: string) =>
    sheetOf(
      plainDocument(`
UNIQA Österreich Versicherungen AG
Honorarnote RW-55104/26           Patient: Florian Aigner
verrechnet wurden                                      ${billed}
ÖGK, Kostenerstattung                                  118,40
UNIQA                                                  190,00
Summe der Vergütungen                                  308,40
Rest, den Sie tragen                                    36,60`),
    );
  const divided = (sheet: Sheet, ...cents: readonly number[]) => {
    const [total, insurance, patient] = cents.map(
      (figure) => captionedFigures(sheet).find(({ candidate }) => candidate.figure === figure)?.candidate,
    );
    const solved = withPatientsRest({ total, insurance, patient, agree: true }, sheet);
    return [solved.total?.figure, solved.insurance?.figure, solved.patient?.figure];
  };

  test('is the insurer’s share, and the rest that is said to be the patient’s makes the bill', () => {
    expect(divided(letter('345,00'), 30_840, 19_000, 11_840)).toEqual([34_500, 30_840, 3_660]);
  });

  test('leaves the patient’s share open where nothing printed is that bill', () => {
    expect(divided(letter('395,00'), 30_840, 19_000, 11_840)).toEqual([30_840, 19_000, undefined]);
  });

  test('changes nothing where words leave the patient’s share open, or give it to the patient', () => {
    expect(divided(letter('345,00'), 34_500, 30_840, 3_660)).toEqual([34_500, 30_840, 3_660]);
  });
});

test('what secures a bill and is given back is nobody’s share', () => {
  const { insurance } = amountsAndCheck(`
Clinique de l’Orme
Facture 2026-S-07741              Patient : Loïc Le Guennec
Total                                       347,60 €
Un chèque de caution de 300,00 € vous sera rendu par la mutuelle à votre sortie.`);
  expect(insurance).toBeUndefined();
});
