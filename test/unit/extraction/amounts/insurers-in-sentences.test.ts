import { describe, expect, test } from 'vitest';
import { amountsAndCheck } from '../amounts-and-check.ts';

const letter = (said: string, signed: string) => `
Asistencia Sanitaria Interprovincial de Seguros
Zaragoza, 6 de febrero de 2026
Siniestro n.º 2026/SAL/003317
Asegurada: Milagros Ezquerra
${said}
${signed}`;

describe('a letter that an insurer’s department signs tells what it pays and what was billed', () => {
  test.each([
    [
      'Acusamos recibo de la factura O-1182/26 de Óptica Torrenueva por unas lentes y\nsu montura, por mil doscientos cuarenta euros (1.240,00 €). En consecuencia le\nhemos transferido seiscientos veinte euros (620,00 €). La otra mitad, 620,00 €,\ncorre de su cuenta.',
      'Atentamente,\nDepartamento de Prestaciones',
      ['1240.00', '620.00', '620.00'],
    ],
    [
      'The clinic charged £372.50 for the consultation in March.\nWe have paid you £300.00 of it by bank transfer. You pay the clinic: £72.50.',
      'Yours sincerely,\nClaims team',
      ['372.50', '300.00', '72.50'],
    ],
  ])('%s', (said, signed, amounts) => {
    const { total, insurance, patient, check } = amountsAndCheck(letter(said, signed));
    expect([total, insurance, patient]).toEqual(amounts);
    expect(check).toBe('PASS');
  });

  test('in which `you` is who is insured', () => {
    const { patient } = amountsAndCheck(
      letter(
        'The clinic charged £372.50 for it. What you have to settle of that is £72.50.',
        'Yours sincerely,\nClaims team',
      ),
    );
    expect(patient).toBe('72.50');
  });

  test('but not one to that department', () => {
    const { insurance } = amountsAndCheck(
      letter('Departamento de Prestaciones\nLe hemos transferido 620,00 € por error.', 'Atentamente, la clínica'),
    );
    expect(insurance).toBeUndefined();
  });
});

test.each([
  ['You pay the clinic: £72.50.', '72.50'],
  ['Usted paga a la clínica 72,50 €.', '72.50'],
  ['Vous réglez au cabinet 72,50 €.', '72.50'],
  ['Sie zahlen der Praxis 72,50 €.', '72.50'],
])('who is written to pays who treated: %s', (said, patient) => {
  expect(amountsAndCheck(letter(said, 'Atentamente')).patient).toBe(patient);
});

test('a society that is spoken of pays', () => {
  const said = 'The course came to £1,760.00. On that footing the Society’s portion is £1,408.00 of it, by your plan.';
  expect(amountsAndCheck(letter(said, 'Yours faithfully')).insurance).toBe('1408.00');
});
