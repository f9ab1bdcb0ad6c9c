import { expect, test } from 'vitest';
import { amountsOfBill } from '../amounts-of-bill.ts';
import { billWith } from '../bill-with.ts';

test('an insurer that a letter names before one figure bears none of those behind it', () => {
  const letter = `
O pacote acordado com a rede ficou em 3.480,00 euros, tudo incluído. A Médis, a quem enviámos o
processo, assumiu 2.500,00 euros, que é precisamente o capital da sua apólice. Ficam assim por sua
conta 980,00 euros. Como entregou 600,00 euros de caução à entrada, agradecemos que regularize
apenas a diferença de 380,00 euros até 30 de novembro.`;
  expect(amountsOfBill(letter)).toEqual({ total: '3480.00', insurance: '2500.00', patient: '980.00' });
});

test.each([
  'Documento: fatura n.º 26/00918. Total das despesas aceites: 90,00 EUR. Taxa de comparticipação aplicada: 75 %.',
  'Documento: factura 26/00918. Total de los gastos: 90,00 EUR. Porcentaje de reembolso: 75 %.',
  'Document: invoice 26/00918. Total of the expenses: EUR 90.00. Reimbursement rate: 75%.',
])('a rate behind its caption is sure among sentences too: %s', (said) => {
  const { values } = billWith(`${said}\nInsurer pays     54.00\nPatient pays     36.00`);
  expect(values).toMatchObject({ insurance_amount: '54.00', insurance_percent: '75.00' });
});
