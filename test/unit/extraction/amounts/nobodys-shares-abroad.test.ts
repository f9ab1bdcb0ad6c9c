import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const sharesOf = (values: Record<string, string | undefined>) => [
  values.total_amount,
  values.insurance_amount,
  values.out_of_pocket,
];

test.each(['Desc. convenio 10%', 'Dto. aseguradora 10 %', 'Dcto. Isapre 10%'])(
  'a discount is nobody’s share, whoever is named beside it: %s',
  (label) => {
    const { values } = check(`
Perfil lipídico              60.00
Hemograma                    40.00
Suma exámenes               100.00
${label}          -10.00
Neto                         90.00
I.V.A. 4%                     3.60
TOTAL COMPROBANTE            93.60`);
    expect(sharesOf(values)).toEqual(['93.60', undefined, undefined]);
  },
);

test('what a sentence says was paid at the counter, or puts behind a service, is not the insurer’s', () => {
  const { values } = check(`
Por la exploración biomecánica de la pisada (80,00 €) y la confección de las plantillas (170,00 €)
realizadas en mayo.
Suma: 250,00 €. Importe de la factura: 250,00 €, IVA exento.
Entregada una señal de 50,00 € el 4 de mayo; el resto, 200,00 €, cobrado en efectivo a la entrega.`);
  expect(sharesOf(values)).toEqual(['250.00', undefined, undefined]);
});
