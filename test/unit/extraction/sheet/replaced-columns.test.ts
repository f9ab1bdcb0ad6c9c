import { expect, test } from 'vitest';
import { amountsAndCheck } from '../amounts-and-check.ts';

const invoice = (old: string, corrected: string) =>
  amountsAndCheck(`
Imágenes del Café S.A.S.
FACTURA IC-20881
Paciente: Gloria Inés Restrepo             Entidad responsable: EPS SURA
Servicio                        ${old.padEnd(18)} ${corrected.padEnd(18)} Diferencia
Ecografía de mama                        148.000            148.000               0
Biopsia guiada                           396.000            264.000        -132.000
Total servicios                          544.000            412.000        -132.000
Copago usuario                            62.560             47.380         -15.180
Valor a cargo de la EPS                  481.440            364.620        -116.820`);

test.each([
  ['Valor anterior', 'Valor corregido'],
  ['Informado antes', 'Rectificado'],
  ['Before', 'Corrected'],
  ['Bisher', 'Korrigiert'],
  ['Ancien montant', 'Montant rectifié'],
  ['Antes', 'Retificado'],
  ['Sebelum', 'Koreksi'],
])('of an invoice that corrects another one what is corrected counts: %s, %s', (old, corrected) => {
  expect(invoice(old, corrected)).toMatchObject({
    total: '412000.00',
    insurance: '364620.00',
    patient: '47380.00',
    check: 'PASS',
  });
});

test('further columns stay', () => {
  const read = amountsAndCheck(`
Clínica San Rafael
Paciente: Ana García                 Aseguradora: Sanitas
Servicio                         Anterior       Corregido         Código
Total servicios                   544,00          412,00          118,20
Copago usuario                     62,00           47,00          118,20
Paga la aseguradora               482,00          365,00          118,20`);
  expect(read).toMatchObject({ total: '412.00', insurance: '365.00', patient: '47.00' });
});

test('heads of other columns replace nothing', () => {
  expect(invoice('Cantidad', 'Corregido').total).not.toBe('412000.00');
});
