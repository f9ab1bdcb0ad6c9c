import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { checkAmounts } from '../../../../lambdas/domain/checks/check-amounts.ts';
import type { Finding } from '../../../../lambdas/domain/checks/finding.ts';
import type { Document } from '../../../../lambdas/domain/document/document.ts';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { readAmounts } from '../../../../lambdas/domain/extraction/read-amounts.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

const HEAD = `
Lakeside Imaging Center
Patient: Grace Holloway   Insurance: Molina Healthcare
Member ID: XJH882         Invoice #: L-204`;

function amounts(document: Document) {
  return readAmounts(document, outlineDocument(document));
}

function check(text: string): Finding {
  return checkAmounts(amounts(plainDocument(`${HEAD}\n${text}`)));
}

/** Rows of cells whose figures end at one edge, as programs set them. */
function table(rows: readonly (readonly string[])[]): Document {
  const ends = [0, 400, 470, 540];
  const texts = rows.flatMap((cells, row) =>
    cells.flatMap((text, column) =>
      text === '' ? [] : [{ x: column === 0 ? 50 : (ends[column] ?? 0) - text.length * 5, y: 200 + row * 18, text }],
    ),
  );
  const head = HEAD.trim().split('\n');
  return printedDocument(...head.map((text, row) => ({ x: 50, y: 50 + row * 18, text })), ...texts);
}

const dollars = (cents: number) => (cents / 100).toFixed(2);

describe('lines that are read with certainty', () => {
  /** Services at one price, or nearly, are as common as others. */
  const price = fc.oneof(fc.integer({ min: 1_001, max: 999_999 }), fc.constantFrom(4_000, 4_001, 8_000));
  const bill = fc
    .record({
      lines: fc.array(price, { minLength: 2, maxLength: 8 }),
      insured: fc.integer({ min: 10, max: 90 }),
      layout: fc.constantFrom('plain', 'subtotal', 'tax', 'discount', 'price'),
    })
    .map(({ lines, insured, layout }) => ({ lines, insured, layout, sum: lines.reduce((a, b) => a + b, 0) }));

  interface Bill {
    readonly lines: readonly number[];
    readonly insured: number;
    readonly layout: string;
    readonly sum: number;
  }

  function sumsOf({ insured, layout, sum }: Bill) {
    const other = layout === 'tax' ? Math.round(sum * 0.17) : layout === 'discount' ? -Math.round(sum * 0.13) : 0;
    const total = sum + other;
    return { other, total, insurance: Math.round((total * insured) / 100) };
  }

  /** A line, or all of them, come to one of the shares: then nobody can tell whose figures they are. */
  function isLikeShare(one: Bill, changedBy = 0): boolean {
    const { total, insurance } = sumsOf(one);
    const added = one.lines.reduce((a, b) => a + b, changedBy);
    return [...one.lines, added].some((cents) => cents === insurance || cents === total - insurance);
  }

  /** A bill of which one figure of the table may be changed: a line by its index, or the subtotal. */
  function billOf(one: Bill, changed?: { row: number; by: number }): Document {
    const { lines, layout, sum } = one;
    const { other, total, insurance } = sumsOf(one);
    const figure = (row: number, cents: number) => dollars(changed?.row === row ? cents + changed.by : cents);
    const price = layout === 'price';
    return table([
      ['Description', price ? 'Qty' : '', price ? 'Unit price' : '', 'Amount'],
      ...lines.map((cents, row) => [
        `Service ${'ABCDEFGH'[row]}x`,
        price ? '1' : '',
        price ? dollars(cents) : '',
        figure(row, cents),
      ]),
      ...(['subtotal', 'tax', 'discount'].includes(layout) ? [['', '', 'Subtotal', figure(lines.length, sum)]] : []),
      ...(layout === 'tax' ? [['', '', 'Sales tax', dollars(other)]] : []),
      ...(layout === 'discount' ? [['', '', 'Discount', dollars(-other)]] : []),
      ['', '', 'Total', dollars(total)],
      ['', '', 'Insurance pays', dollars(insurance)],
      ['', '', 'Patient pays', dollars(total - insurance)],
    ]);
  }

  const reasonOf = (document: Document) => checkAmounts(amounts(document)).reasonCode;

  /** Changed to agree: what was added is itself printed, as a tax, a share or the like. */
  function isExplained(document: Document, by: number): boolean {
    const figures = amounts(document).lineItems.map(({ amount }) => Math.abs(Math.round(Number(amount) * 100)));
    return figures.some((figure) => [by, 2 * by].some((change) => Math.abs(figure - change) <= 1));
  }

  it('passes every bill whose lines add up', () => {
    fc.assert(
      fc.property(bill, (one) => {
        expect(reasonOf(billOf(one))).toBe('AMOUNTS_AGREE');
      }),
      { numRuns: 150 },
    );
  });

  const change = fc.integer({ min: 2, max: 5_000 });

  it('fails every bill of which one line is another than what adds up', () => {
    fc.assert(
      fc.property(bill, fc.nat(), change, (one, at, by) => {
        const document = billOf(one, { row: at % one.lines.length, by });
        fc.pre(!isExplained(document, by) && !isLikeShare(one, by));
        expect(reasonOf(document)).toBe('LINE_ITEMS_DO_NOT_ADD_UP');
      }),
      { numRuns: 200 },
    );
  });

  it('fails every bill whose subtotal is neither that of its lines nor leads to the total', () => {
    const adjusted = bill.filter(({ layout }) => layout === 'tax' || layout === 'discount');
    fc.assert(
      fc.property(adjusted, change, (one, by) => {
        const document = billOf(one, { row: one.lines.length, by });
        fc.pre(!isExplained(document, by) && !isLikeShare(one));
        expect(reasonOf(document)).toBe('LINE_ITEMS_DO_NOT_ADD_UP');
      }),
    );
  });

  it('fails every bill whose total is another, though the shares agree with it', () => {
    const plain = bill.filter(({ layout }) => layout === 'plain' || layout === 'price');
    fc.assert(
      fc.property(plain, change, (one, by) => {
        const other = { ...one, sum: one.sum + by };
        const document = billOf(other);
        fc.pre(!isExplained(document, by) && !isLikeShare(other));
        expect(reasonOf(document)).toBe('LINE_ITEMS_DO_NOT_ADD_UP');
      }),
    );
  });
});

describe('fails a bill whose total repeats a wrong subtotal', () => {
  it.each([
    ['below two services at one price', ['40.00', '40.00']],
    ['below two services a cent apart', ['40.01', '40.00']],
    ['below services of which the last costs what the others do', ['20.00', '20.00', '40.00']],
  ])('%s', (_, lines) => {
    const rows = [
      ['Description', '', '', 'Amount'],
      ...lines.map((amount, row) => [`Service ${'ABC'[row]}x`, '', '', amount]),
      ['', '', 'Subtotal', '100.00'],
      ['', '', 'Total', '100.00'],
      ['', '', 'Insurance pays', '85.00'],
      ['', '', 'Patient pays', '15.00'],
    ];
    expect(checkAmounts(amounts(table(rows))).reasonCode).toBe('LINE_ITEMS_DO_NOT_ADD_UP');
  });
});

test('reads a line that has a unit price of its own by its amount', () => {
  const rows = [
    ['Description', 'Qty', 'Unit price', 'Amount'],
    ['MRI knee', '1', '60.00', '60.00'],
    ['Ultrasound', '1', '40.00', '47.00'],
    ['', '', 'Total', '100.00'],
    ['', '', 'Insurance pays', '80.00'],
    ['', '', 'Patient pays', '20.00'],
  ];
  expect(checkAmounts(amounts(table(rows))).reasonCode).toBe('LINE_ITEMS_DO_NOT_ADD_UP');
});

describe('passes a consistent bill', () => {
  it.each([
    [
      'that sums up its sections',
      'Zimmer 60.00|Labor 40.00|Zwischentotal 100.00|Röntgen 50.00|Zwischentotal 50.00|Total 150.00',
      150,
    ],
    [
      'that carries its lines forward in words of its own',
      'Room 60.00|Lab 40.00|So far 100.00|X-ray 50.00|Total 150.00',
      150,
    ],
    ['with a service that is called like a sum', 'Total knee replacement 900.00|Nursing care 60.00|Total 960.00', 960],
    [
      'with a tax and a discount between lines and total',
      'Room 60.00|Lab 40.00|Subtotal 100.00|Discount 10.00|Sales tax 9.00|Total 99.00',
      99,
    ],
    [
      'with a gross total and a deduction',
      'Room 60.00|Lab 40.00|Gross Total 100.00|Deduction 8.00|Net Amount 92.00',
      92,
    ],
    ['with a line that is taken off', 'Room 60.00|Lab 50.00|Goodwill -10.00|Total 100.00', 100],
    ['with a figure that only tells of the tax', 'Room 60.00|Lab 40.00|Sales tax included 7.41|Total 100.00', 100],
    ['whose amounts have no cents', 'Room 1,600|Lab 400|Total 2,000', 2000],
    ['that names the limit among the lines', 'Policy limit: 500.00|Room 60.00|Lab 40.00|Total 100.00', 100],
  ])('%s', (_, lines, total) => {
    const rows = lines.split('|').map((line) => {
      const [, words = '', figure = ''] = /^(.*) (\S+)$/.exec(line) ?? [];
      return [words, '', '', figure];
    });
    const shares = [
      ['Insurance pays', '', '', (total * 0.8).toFixed(2)],
      ['Patient pays', '', '', (total * 0.2).toFixed(2)],
    ];
    const finding = checkAmounts(amounts(table([['Description', '', '', 'Amount'], ...rows, ...shares])));
    expect(finding).toMatchObject({ result: 'PASS' });
  });

  it('whose total stands under the column of one share', () => {
    const rows = [
      ['Service', 'Charge', 'Plan pays', 'You pay'],
      ['MRI knee', '60.00', '48.00', '12.00'],
      ['Ultrasound', '40.00', '32.00', '8.00'],
      ['Total amount', '', '', '100.00'],
      ['Insurance pays', '', '', '80.00'],
      ['Patient pays', '', '', '20.00'],
    ];
    expect(checkAmounts(amounts(table(rows))).reasonCode).toBe('AMOUNTS_AGREE');
  });

  it('whose balance runs on from line to line', () => {
    const rows = [
      ['Description', 'Charges', 'Payments', 'Balance'],
      ['MRI knee', '60.00', '', '60.00'],
      ['Ultrasound', '40.00', '', '100.00'],
      ['Insurance payment - Molina, claim 44', '', '80.00', '20.00'],
      ['', '', 'Total balance due:', '20.00'],
    ];
    expect(checkAmounts(amounts(table(rows))).reasonCode).not.toBe('LINE_ITEMS_DO_NOT_ADD_UP');
  });

  it('one of whose lines has its figure elsewhere', () => {
    const rows = [
      ['Description', '', '', 'Amount'],
      ['MRI knee', '', '', '60.00'],
      ['Ultrasound', '40.00'],
      ['Total', '', '', '100.00'],
      ['Insurance pays', '', '', '80.00'],
      ['Patient pays', '', '', '20.00'],
    ];
    expect(checkAmounts(amounts(table(rows))).reasonCode).toBe('AMOUNTS_AGREE');
  });

  it('one of whose figures is not read', () => {
    const rows = [
      ['Description', '', '', 'Amount'],
      ['MRI knee', '', '', 'USD 60.00'],
      ['Ultrasound', '', '', 'ZVK 40.00'],
      ['Total', '', '', 'USD 100.00'],
      ['Insurance pays', '', '', 'USD 80.00'],
      ['Patient pays', '', '', 'USD 20.00'],
    ];
    expect(checkAmounts(amounts(table(rows))).reasonCode).toBe('AMOUNTS_AGREE');
  });

  it('whose lines are prices of units', () => {
    const rows = [
      ['Description', 'Qty', '', 'Price'],
      ['MRI knee', '2', '', '30.00'],
      ['Ultrasound', '1', '', '40.00'],
      ['Total', '', '', '100.00'],
      ['Insurance pays', '', '', '80.00'],
      ['Patient pays', '', '', '20.00'],
    ];
    expect(checkAmounts(amounts(table(rows))).reasonCode).toBe('AMOUNTS_AGREE');
  });

  it('whose lines are before a tax of which the rate alone is printed', () => {
    const rows = [
      ['Description', '', '', 'Amount'],
      ['MRI knee', '', '', '60.00'],
      ['Ultrasound', '', '', '40.00'],
      ['Total with 19 % VAT', '', '', '119.00'],
      ['Insurance pays', '', '', '100.00'],
      ['Patient pays', '', '', '19.00'],
    ];
    expect(checkAmounts(amounts(table(rows))).reasonCode).toBe('AMOUNTS_AGREE');
  });

  it('whose list of figures has no head, and one that is taken off in unknown words', () => {
    const rows = [
      ['Room and board', '', '', '500.00'],
      ['Borne elsewhere', '', '', '180.00'],
      ['Total', '', '', '320.00'],
      ['Insurance pays', '', '', '300.00'],
      ['Patient pays', '', '', '20.00'],
    ];
    expect(checkAmounts(amounts(table(rows))).reasonCode).toBe('AMOUNTS_AGREE');
  });

  it('whose discount is printed beside the total, in no column', () => {
    const finding = check(`
Description                        Amount
MRI knee                            60.00
Ultrasound                          45.00
Total                              100.00
Insurance pays                      80.00
Patient pays                        20.00
Agreed with the insurer: a waiver of USD 5.00`);
    expect(finding.reasonCode).toBe('AMOUNTS_AGREE');
  });
});

test('takes what the insurer leaves of the charges for no total, and its payment for the share', () => {
  const finding = check(`
Jumlah total perincian              5,763,000
Dibayar PT Jasa Raharja             4,898,550
Jumlah total tagihan                  864,450
Iur bayar pasien                      864,450`);
  expect(finding.reasonCode).not.toBe('AMOUNT_NOT_POSITIVE');
});

test('reads nothing to pay, since insured, as nothing of the patient', () => {
  const { readings } = amounts(
    plainDocument(`
CLÍNICA SAN FELIPE DEL NORTE
Nombre completo: Rosaura Quispe
Descripción                Total
Consulta                   S/ 223.20
TOTAL: S/ 223.20
Monto Pagado: S/ 0.00 (Cubierto por seguro)`),
  );
  expect(readings).toMatchObject({ out_of_pocket: { value: '0.00' } });
  expect(readings.insurance_amount).toBeUndefined();
});

test('takes the two figures of which one is the printed percentage of the other', () => {
  const { readings } = amounts(
    printedDocument(
      { x: 50, y: 40, text: 'Explanation of Benefits' },
      { x: 50, y: 60, text: 'Claimant Name: Gurdeep Dhaliwal' },
      { x: 50, y: 80, text: 'Benefit' },
      { x: 50, y: 94, text: 'Vision: 70% of approved, maximum $1,000.00/yr' },
      { x: 50, y: 140, text: 'Amount Claimed' },
      { x: 250, y: 140, text: 'Approved Amount' },
      { x: 450, y: 140, text: 'Amount Paid' },
      { x: 50, y: 160, text: '$459.16' },
      { x: 250, y: 160, text: '$404.06' },
      { x: 450, y: 160, text: '$282.84' },
    ),
  );
  expect(readings).toMatchObject({ total_amount: { value: '404.06' }, insurance_amount: { value: '282.84' } });
});

test('takes the sum under a head for its figure, however its row is called', () => {
  const rows = [
    ['Zahnarztrechnung Füllung VisB3520', '2026', '97,40'],
    ['Zahnarztrechnung Wurzel VisB3520', '2026', '91,80'],
    ['Zahnarztrechnung Hygiene VisB3520', '2026', '97,02'],
    ['Zahnarztrechnung gesamt', '2026', '286,22', '85,87', '200,35'],
  ];
  const texts = rows.flatMap((cells, row) =>
    cells.map((text, column) => ({ x: [50, 280, 340, 420, 500][column] ?? 0, y: 200 + row * 18, text })),
  );
  const head = 'Name/Leistung                         Jahr   Rechnungsbetrag Ablehnungsbetrag Erstattungsbetrag';
  const heads = [...head.matchAll(/\S+/g)].map(({ 0: text, index }) => ({ x: 50 + index * 5.2, y: 182, text }));
  expect(amounts(printedDocument(...heads, ...texts)).readings.total_amount?.value).not.toBe('97.40');
});
