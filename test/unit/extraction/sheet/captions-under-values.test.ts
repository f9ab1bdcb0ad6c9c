import { expect, test } from 'vitest';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { type Printed, plainDocument, printedDocument } from '../printed-page.ts';

/** Each row a value and its caption under it or over it, close to it; rows stand farther from each other. */
function form(rows: readonly (readonly (readonly [string, string])[])[], side: 'under' | 'over'): Printed[] {
  return rows.flatMap((row, nth) =>
    row.flatMap(([value, caption], column) => {
      const [x, y] = [50 + 180 * column, 100 + 40 * nth];
      const [first, second] = side === 'under' ? [0, 14] : [10, 0];
      return [
        { x, y: y + first, text: value },
        { x, y: y + second, text: caption, size: 7 },
      ];
    }),
  );
}

const ROWS: readonly (readonly (readonly [string, string])[])[] = [
  [
    ['Policlínico Misti Sur', 'Centro'],
    ['20558 114 709', 'RUC'],
  ],
  [
    ['Milagros Condori Ticona', 'Paciente'],
    ['12/12/2026', 'Fecha de emisión'],
  ],
  [
    ['Rímac Seguros', 'Aseguradora'],
    ['7719-00442-1', 'Código de asegurado'],
  ],
  [
    ['L001-00991', 'Nº de factura'],
    ['R-26-7719', 'Nº de siniestro'],
  ],
];
const AMOUNTS: readonly (readonly (readonly [string, string])[])[] = [
  [
    ['S/ 400.00', 'Importe total'],
    ['S/ 340.00', 'Paga la aseguradora'],
    ['S/ 60.00', 'Copago del asegurado'],
  ],
  [
    ['S/ 900.00', 'Tope de cobertura'],
    ['S/ 0.00', 'Vuelto'],
  ],
];
const title: Printed = { x: 50, y: 50, text: 'FACTURA DE ATENCIÓN AMBULATORIA', size: 14 };
const EXPECTED = {
  patient_name: 'Milagros Condori Ticona',
  submission_date: '2026-12-12',
  insurance_name: 'Rímac Seguros',
  insured_id: '7719-00442-1',
  invoice_number: 'L001-00991',
  claim_number: 'R-26-7719',
  total_amount: '400.00',
  insurance_amount: '340.00',
  out_of_pocket: '60.00',
  max_coverage: '900.00',
};

test.each(['under', 'over'] as const)('reads forms whose captions stand %s their values', (side) => {
  expect(extractInvoice(printedDocument(title, ...form([...ROWS, ...AMOUNTS], side))).values).toMatchObject(EXPECTED);
});

test('gives the place where a value is printed', () => {
  const { readings } = extractInvoice(printedDocument(title, ...form([...ROWS, ...AMOUNTS], 'under')));
  expect((readings.invoice_number?.place?.box.y ?? 0) * 842).toBeCloseTo(220, 0);
});

test('and a column of them', () => {
  const column = [...ROWS.flat(), ['80 %', 'Cobertura']].map((pair) => [pair] as [readonly [string, string]]);
  const { values } = extractInvoice(printedDocument(title, ...form(column, 'under')));
  expect(values).toMatchObject({ insured_id: '7719-00442-1', invoice_number: 'L001-00991', claim_number: 'R-26-7719' });
});

test('a row of captions without values over it says that they stand over theirs', () => {
  const heads: Printed[] = ['Paciente', 'Nº de factura'].map((text, column) => ({
    x: 50 + 180 * column,
    y: 76,
    text,
    size: 7,
  }));
  const stacked = form(ROWS, 'under').map((one) => ({ ...one, y: one.y - 10 }));
  const { values } = extractInvoice(printedDocument(title, ...heads, ...stacked));
  expect(values.invoice_number).not.toBe('L001-00991');
});

/** Rows hardly farther apart than captions are from the values over them, under headings, as on lines that are written on. */
function writtenOn(
  blocks: readonly (readonly (readonly (readonly [string, string, number?])[])[])[],
  under: number,
): Printed[] {
  let y = 80;
  return blocks.flatMap((rows, nth) => {
    const heading: Printed = { x: 50, y, text: `${'IVX'.charAt(nth)}. ABSCHNITT`, size: 8 };
    y += 16;
    const fields = rows.flatMap((row) => {
      const top = y;
      y += 2 * under - 1;
      return row.flatMap(([value, caption, indent = 0], column) => [
        ...(value === '' ? [] : [{ x: 50 + 180 * column + indent, y: top, text: value, size: 9 }]),
        { x: 50 + 180 * column, y: top + under, text: caption, size: 6 },
      ]);
    });
    y += 8;
    return [heading, ...fields];
  });
}

test.each([14, 18])(
  'fields may be empty, rows close, and figures at the far end of their lines: %i points under a value’s top',
  (under) => {
    const blocks = [
      [
        [
          ['Reto Lardelli', 'Patient'],
          ['12.08.1990', 'Geburtsdatum'],
        ],
        [
          ['80756 0055', 'Versicherten-Nr.'],
          ['', 'Schadennummer'],
        ],
      ],
      [
        [
          ['26-00418', 'Rechnungsnummer'],
          ['11.02.2026', 'Rechnungsdatum'],
        ],
      ],
      [
        [
          ['CHF 584.50', 'Gesamtbetrag', 90],
          ['CHF 300.00', 'Anteil der Versicherung', 90],
          ['CHF 284.50', 'Ihr Anteil', 90],
        ],
        [['CHF 5,000.00', 'Maximale Deckung', 90]],
      ],
    ] as const;
    const printed = writtenOn(blocks, under);
    const { values } = extractInvoice(printedDocument(title, ...printed));
    expect(values).toMatchObject({
      patient_name: 'Reto Lardelli',
      insured_id: '80756 0055',
      invoice_number: '26-00418',
      submission_date: '2026-02-11',
      total_amount: '584.50',
      insurance_amount: '300.00',
      out_of_pocket: '284.50',
      max_coverage: '5000.00',
    });
    expect(values.claim_number).toBeUndefined();
  },
);

test.each([30, 40])('and captions that are said twice under their values, in rows %i points apart', (apart) => {
  const rows: readonly (readonly (readonly [string, string, string])[])[] = [
    [
      ['Éloïse Thériault', 'Nom du patient', 'Naam van de zieke'],
      ['26-1188', 'Facture', 'Stuk'],
    ],
    [
      ['7718820-01', 'N° de certificat', 'Certificate no.'],
      ['2026-02-13', 'Date de la demande', 'Date submitted'],
    ],
    [
      ['298,00 $', 'Prestation payable par l’assureur', 'Benefit payable by insurer'],
      ['74,50 $', 'À payer par l’adhérent', 'Payable by member'],
      ['1 500,00 $', 'Maximum payable pour cette demande', 'Ten hoogste'],
    ],
  ];
  const printed = rows.flatMap((row, nth) =>
    row.flatMap(([value, first, second], column): Printed[] => {
      const [x, y] = [50 + 180 * column, 100 + apart * nth];
      return [
        { x, y, text: value, size: 9 },
        { x, y: y + 11, text: first, size: 6 },
        { x, y: y + 17, text: second, size: 6 },
      ];
    }),
  );
  expect(extractInvoice(printedDocument(title, ...printed)).values).toMatchObject({
    patient_name: 'Éloïse Thériault',
    invoice_number: '26-1188',
    insured_id: '7718820-01',
    submission_date: '2026-02-13',
    insurance_amount: '298.00',
    out_of_pocket: '74.50',
    max_coverage: '1500.00',
  });
});

test('a caption that says of which claim it is is one as a whole', () => {
  for (const caption of ['Maximum payable pour cette demande', 'Maximum payable for this claim']) {
    expect(sheetOf(plainDocument(caption)).hits.map(({ whole }) => whole)).toEqual([true]);
  }
});
