import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const currencyOf = (bill: string) => extractInvoice(plainDocument(bill)).values.currency;

test('Portugal’s registry of companies is not Costa Rica’s money', () => {
  const bill = (foot: string) => `
Atlântida Corretores
Pedido de reembolso de despesas de saúde
TOTAL DAS DESPESAS APRESENTADAS               322,50
${foot}`;
  expect(currencyOf(bill('Sociedade de Mediação, Lda., CRC Porto 509 117 204'))).not.toBe('CRC');
  expect(currencyOf(bill('Valores em CRC'))).toBe('CRC');
});

test('the groups by which France pays for stays are no sign of Ghana beside euros', () => {
  const bill = `
Frais d'hospitalisation et soins externes
Désignation                                      Montant
GHS                                             1 968,42
Total des frais                                 3 991,69
Totaux (en euros)`;
  expect(currencyOf(bill)).toBe('EUR');
});
