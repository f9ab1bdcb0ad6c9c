import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

test.each([
  'Dente 36, coroa total em cerâmica: R$ 850,00',
  'Prótesis total superior de resina ... 850,00 €',
  'Artroplastia total de rodilla izquierda 850,00 €',
])('a service is no sum, whatever it is called: %s', (service) => {
  const { values } = extractInvoice(
    plainDocument(`Clínica Vega\nPaciente: Ana Ruiz\nConsulta de valoración 150,00 €\n${service}\nImporte: 1.000,00`),
  );
  expect(values.total_amount).not.toBe('850.00');
});

test.each(['El importe total de la factura es de 850,00 €', 'O valor total da conta soma 850,00 €'])(
  'but a word for a sum before it makes it one: %s',
  (sentence) => {
    const { values } = extractInvoice(plainDocument(`Clínica Vega\nFactura 17\nPaciente: Ana Ruiz\n${sentence}.`));
    expect(values.total_amount).toBe('850.00');
  },
);
