import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { printedDocument } from '../printed-page.ts';

const over = (x: number, y: number, label: string, value: string) => [
  { x, y, text: label, size: 7 },
  { x, y: y + 10, text: value },
];

test('a figure alone beside its label goes before a sentence with one under it, also where values stand under their labels', () => {
  const { values } = extractInvoice(
    printedDocument(
      ...over(40, 60, 'Nome do cliente', 'Bernardo Queirós Sampaio'),
      ...over(300, 60, 'Emitida em', '24/11/2025'),
      ...over(40, 90, 'Seguradora', 'Médis'),
      ...over(300, 90, 'Cartão n.º', '1000 4471 2098 01'),
      ...over(40, 120, 'Processo de sinistro', 'P25/0088371'),
      ...over(300, 120, 'Vencimento', '24/12/2025'),
      { x: 260, y: 413, text: 'A faturar à seguradora' },
      { x: 515, y: 413, text: '€ 180,00' },
      { x: 260, y: 433, text: 'Encargo do segurado', size: 12 },
      { x: 507, y: 433, text: '€ 95,00', size: 12 },
      {
        x: 42,
        y: 458,
        text: 'Encargo fixo de € 19,00 por ato, de acordo com a apólice. Isento Artigo 9.º do CIVA.',
        size: 7,
      },
    ),
  );
  expect(values.out_of_pocket).toBe('95.00');
});
