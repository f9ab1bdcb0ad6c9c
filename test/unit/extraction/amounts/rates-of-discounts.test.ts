import { expect, test } from 'vitest';
import { percentCandidates } from '../../../../lambdas/domain/extraction/amounts/rate-candidates.ts';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { plainDocument } from '../printed-page.ts';

const ratesIn = (row: string) =>
  percentCandidates(sheetOf(plainDocument(`Factura\nServicios      1,000.00\n${row}        80.00\nTotal     920.00`)));

test.each(['Descuento convenio (sin honorarios) 8 %', 'Desconto convênio 8 %'])(
  'a discount’s rate is not the insurer’s, whoever it is agreed with: %s',
  (row) => {
    expect(ratesIn(row)).toEqual([]);
    expect(ratesIn('Cobertura convenio 8 %').map(({ figure }) => figure)).toEqual([800]);
  },
);
