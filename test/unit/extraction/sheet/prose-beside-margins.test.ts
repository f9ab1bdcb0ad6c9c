import { expect, test } from 'vitest';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { printedDocument } from '../printed-page.ts';

const [MARGIN, BODY] = [17, 184];
const beside = (x: number, y: number, text: string, size = 7) => ({ x, y, text, size });

test('a sentence goes on beside a margin that has lines of its own', () => {
  const { segments } = sheetOf(
    printedDocument(
      beside(BODY, 400, 'Seguro de la paciente. Sanitas Seguros, modalidad de reembolso. Tarjeta n.º', 9),
      beside(MARGIN, 407, 'CUENTA'),
      beside(BODY, 415, '0238117741-05 (póliza colectiva 80114362). Según condiciones la aseguradora', 9),
      beside(MARGIN, 430, 'FORMA DE PAGO'),
      beside(BODY, 430, 'reintegra el 80 % de lo facturado: 259,20 €. Queda a cargo de la asegurada', 9),
      beside(BODY, 445, '64,80 €. Tope anual de fisioterapia por asegurado: 1.000,00 €.', 9),
    ),
  );
  const texts = segments.map(({ text }) => text);
  expect(texts).toContain('CUENTA');
  expect(texts).toContain('FORMA DE PAGO');
  expect(texts.find((text) => text.startsWith('Seguro'))).toMatch(
    /Tarjeta n\.º 0238117741-05 .* la aseguradora reintegra .* a cargo de la asegurada 64,80 €/,
  );
});

test('a row of a form that begins with a capital is no more of the text above it', () => {
  const { segments } = sheetOf(
    printedDocument(
      beside(BODY, 400, 'Consulta de control con exploración completa y entrega del informe al paciente', 9),
      beside(MARGIN, 415, 'Observaciones'),
      beside(BODY, 415, 'Se recomienda nueva visita dentro de tres meses y mantener el tratamiento actual', 9),
    ),
  );
  expect(segments).toHaveLength(3);
});
