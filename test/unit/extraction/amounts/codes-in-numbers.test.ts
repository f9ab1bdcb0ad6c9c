import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const currencyOf = (lines: string, head: string) => extractInvoice(plainDocument(`${head}\n${lines}`)).values.currency;

const MEXICAN = `
Auditiva del Valle, S.C.          RFC AVA150302KT1
Paciente: Elena Ríos
Servicio                          Importe
Audiometría                       $850.00
Ajuste de auxiliar                $600.00
Total                             $1,450.00`;

test.each(['AUD 2218', 'Factura No. AUD 2218', 'Serie: AUD      Folio: 2218', 'Serie AUD'])(
  'a currency’s code before a bill’s number names no currency: %s',
  (number) => {
    expect(currencyOf(MEXICAN, number)).toBe('MXN');
  },
);

test('nor does one before a service’s, whose figures have no sign', () => {
  const bill = `
Clínica del Habla, Mérida         RFC CHM150302KT1
Paciente: Elena Ríos
PEN 101 Terapia                   850.00
PEN 102 Evaluación                600.00
Total                             1,450.00`;
  expect(currencyOf(bill, 'Factura 118')).toBe('MXN');
});

test.each(['Importes en CAD', 'CAD 500.00', 'Tope: CAD 5000'])('but elsewhere it does: %s', (named) => {
  expect(currencyOf(MEXICAN, named)).toBe('CAD');
});
