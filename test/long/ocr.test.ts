import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withoutDarkGrounds } from '../../local/textract/dark-grounds.ts';
import { evenLight } from '../../local/textract/even-light.ts';
import { type GreyImage, type QuarterTurns, turnImage, turnPointBack } from '../../local/textract/grey-image.ts';
import { type OcrEngine, startOcrEngine } from '../../local/textract/ocr-engine.ts';
import { loadRenderer } from '../../local/textract/page-renderer.ts';
import { readImage } from '../../local/textract/read-image.ts';
import { composePdf } from '../../samples/compose-pdf.ts';
import { composeInvoice } from '../../samples/sample-invoice.ts';
import { uniqueInvoice } from '../flow/unique-invoice.ts';
import { type ScanFlaws, scanSheet } from '../scanned-set/scan-sheet.ts';

const turns = fc.constantFrom<QuarterTurns>(0, 1, 2, 3);
const picture = fc
  .record({ width: fc.integer({ min: 1, max: 9 }), height: fc.integer({ min: 1, max: 9 }) })
  .chain(({ width, height }) =>
    fc
      .uint8Array({ minLength: width * height, maxLength: width * height })
      .map((pixels) => ({ width, height, pixels })),
  );

describe('a picture that is turned', () => {
  test('has every pixel where the way back finds it', () => {
    fc.assert(
      fc.property(picture, turns, (image, quarter) => {
        const turned = turnImage(image, quarter);
        for (let y = 0; y < turned.height; y += 1) {
          for (let x = 0; x < turned.width; x += 1) {
            const was = turnPointBack({ x: x + 0.5, y: y + 0.5 }, quarter, image);
            const from = Math.floor(was.y) * image.width + Math.floor(was.x);
            expect(turned.pixels[y * turned.width + x]).toBe(image.pixels[from]);
          }
        }
      }),
    );
  });

  test('four times is as it was', () => {
    fc.assert(
      fc.property(picture, (image) => {
        const around = [1, 1, 1, 1].reduce((turned) => turnImage(turned, 1), image as GreyImage);
        expect(around).toEqual(image);
      }),
    );
  });
});

test('evened light leaves paper white and ink dark wherever a shadow lies', () => {
  const [width, height] = [320, 320];
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const light = 1 - 0.5 * (x / width);
    pixels[at] = 240 * light * (x % 20 < 3 && y % 20 < 3 ? 0.3 : 1);
  }
  const even = evenLight({ width, height, pixels });
  const values = (isInk: boolean) =>
    [...even.pixels].filter((_, at) => (at % width) % 20 < 3 === isInk && Math.floor(at / width) % 20 < 3);
  expect(Math.min(...values(false))).toBeGreaterThan(200);
  expect(Math.max(...values(true))).toBeLessThan(110);
});

const FAINT: ScanFlaws = {
  dotsPerInch: 200,
  skew: 0,
  turns: 0,
  noise: 10,
  blur: 0,
  paper: [225, 215],
  ink: 110,
  jpegQuality: 75,
};

describe('a printed page', () => {
  let engine: OcrEngine;
  let page: GreyImage;
  beforeAll(async () => {
    engine = await startOcrEngine();
    const open = await loadRenderer();
    const pdf = open(composeInvoice({ ...uniqueInvoice() }));
    const image = pdf?.render(0);
    if (!image) throw new Error('the sample can not be rendered');
    page = image;
  });
  afterAll(() => engine?.close());

  test.each<[string, QuarterTurns]>([
    ['upright', 0],
    ['on its right side', 1],
    ['upside down', 2],
    ['on its left side', 3],
  ])('that lies %s is read, and its words run as they lie', async (_, quarter) => {
    const lines = await readImage(engine, turnImage(page, quarter));
    const words = lines.flat();
    const total = words.find(({ text }) => /^(Invoice|INVOICE)$/.test(text));
    const [start, end] = [total?.corners[0], total?.corners[1]];
    const across = (end?.x ?? 0) - (start?.x ?? 0);
    const down = (end?.y ?? 0) - (start?.y ?? 0);
    const direction = Math.round(Math.atan2(down, across) / (Math.PI / 2));
    expect((direction + 4) % 4).toBe(quarter);
    expect(words.filter(({ confidence }) => confidence > 80).length).toBeGreaterThan(20);
  });

  test.each([
    ['Rechnung für Patientin Müller', 'Geprüft und für richtig befunden, Betrag der Behandlung in Köln'],
    ['Fatura do utente João Brandão', 'Valor da comparticipação do seguro de saúde, emissão em São Paulo'],
    ['Facture des soins de Hélène Bézier', 'Montant réglé à la réception, reste à payer par votre mutuelle'],
    ['Factura del asegurado Íñigo Núñez', 'Importe de la señora en la compañía, según la póliza'],
  ])('in another language is read with its accents: %s', async (title, line) => {
    const open = await loadRenderer();
    const text = (y: number, printed: string) => ({ x: 60, y, text: printed, size: 12 });
    const image = open(composePdf([[text(80, title), text(110, line), text(140, title)]]))?.render(0);
    if (!image) throw new Error('the page can not be rendered');
    const lines = (await readImage(engine, image)).map((words) => words.map((word) => word.text).join(' '));
    expect(lines).toContain(line);
    expect(lines.filter((one) => one === title)).toHaveLength(2);
  });

  test('with pale and with small print between the dark is read whole', async () => {
    const open = await loadRenderer();
    const text = (y: number, printed: string, size = 12) => ({ x: 60, y, text: printed, size });
    const page = composePdf([
      [
        text(80, 'Riverside Dental Practice', 16),
        text(120, 'Invoice of the treatment'),
        text(140, 'Amount due by the patient 120.00'),
        text(170, 'MEMBERSHIP NO. OF THE INSURED', 5),
        text(180, '93857561K'),
      ],
    ]);
    const image = open(page)?.render(0);
    if (!image) throw new Error('the page can not be rendered');
    const pale = image.pixels.map((grey, at) => (at < 250 * image.width ? 255 - (255 - grey) * 0.3 : grey));
    const lines = (await readImage(engine, { ...image, pixels: pale })).map((words) =>
      words.map(({ text }) => text).join(' '),
    );
    expect(lines).toContain('Riverside Dental Practice');
    expect(lines).toContain('MEMBERSHIP NO. OF THE INSURED');
  });

  test.each<[string, number, Partial<ScanFlaws>]>([
    ['faint on noisy paper', 1, { skew: 1, noise: 15, ink: 150 }],
    ['faint and pale', 0.45, { skew: -2, noise: 7, ink: 110 }],
  ])('whose print is %s is read but for a word in twenty', async (_, darkness, flaws) => {
    const open = await loadRenderer();
    const lines = ['Riverside Dental Practice', 'Invoice No. A-4418 of 2026-03-01', 'Amount due by the patient 120.00'];
    const sheet = open(composePdf([lines.map((text, line) => ({ x: 60, y: 80 + 20 * line, text, size: 10 }))]))?.render(
      0,
    );
    if (!sheet) throw new Error('the page can not be rendered');
    const printed = { ...sheet, pixels: sheet.pixels.map((grey) => 255 - (255 - grey) * darkness) };
    let missed: string[] = [];
    for (const seed of [1, 2, 3, 4, 5]) {
      const scan = scanSheet(printed, 200, { ...FAINT, ...flaws }, seed);
      const read = (await readImage(engine, evenLight(scan))).flat().map(({ text }) => text);
      missed = missed.concat(lines.flatMap((line) => line.split(' ')).filter((word) => !read.includes(word)));
    }
    expect(missed.length, missed.join(' ')).toBeLessThanOrEqual(3);
  });

  test('whose cells are low and whose letters touch their sides is read with its first letters', async () => {
    const open = await loadRenderer();
    const columns = [
      ['Monto Solicitado', '2,418.60 Bs.'],
      ['Monto Cancelar', '1,934.88 Bs.'],
      ['Fecha Emision', '08/04/2026'],
      ['Empresa', 'MERCANTIL'],
    ];
    const cells = columns.flatMap((column, at) =>
      column.map((text, row) => ({ x: 60 + 110 * at, y: 150 + 9 * row, text, size: 8 })),
    );
    const title = {
      x: 60,
      y: 100,
      text: 'Solicitud de reembolso de los gastos del asegurado y de su factura',
      size: 12,
    };
    const sheet = open(composePdf([[title, ...cells]]))?.render(0);
    if (!sheet) throw new Error('the page can not be rendered');
    const pixels = sheet.pixels.slice();
    for (let at = 0; at < columns.length; at += 1) {
      const side = Math.round(((60 + 110 * at) * 200) / 72) - 2;
      for (let y = 394; y < 446; y += 1) pixels.fill(0, y * sheet.width + side, y * sheet.width + side + 2);
    }
    const read = (await readImage(engine, { ...sheet, pixels })).flat().map(({ text }) => text);
    expect(read).toEqual(expect.arrayContaining(columns.flat().join(' ').split(' ')));
  });

  test('with figures in small tags is read with them', async () => {
    const open = await loadRenderer();
    const figures = ['480', '120', '96', '504', '1,250.00', '86.40'];
    const size = 9;
    const places = figures.map((text, at) => ({
      x: 200 + 100 * (at % 3),
      y: 120 + 30 * Math.floor(at / 3),
      text,
      size,
    }));
    const heading = { x: 60, y: 80, text: 'Statement of what the insurance has paid for the treatment', size: 12 };
    const sheet = open(composePdf([[heading, ...places]]))?.render(0);
    if (!sheet) throw new Error('the page can not be rendered');
    const pixels = sheet.pixels.slice();
    const toPixels = (points: number) => Math.round((points * 200) / 72);
    for (const { x, y, text } of places) {
      const [left, right] = [toPixels(x - 3), toPixels(x + 0.52 * size * text.length + 3)];
      for (let row = toPixels(y - size); row < toPixels(y + 3); row += 1) {
        for (let at = row * sheet.width + left; at < row * sheet.width + right; at += 1) {
          pixels[at] = 40 + (255 - (pixels[at] ?? 0)) * (210 / 255);
        }
      }
    }
    const scan = scanSheet({ ...sheet, pixels }, 200, { ...FAINT, noise: 5, paper: [245, 240], ink: 20 }, 7);
    const read = (await readImage(engine, withoutDarkGrounds(scan))).flat().map(({ text }) => text);
    expect(read).toEqual(expect.arrayContaining(figures));
  });

  test('with a few short words one under the other is not taken for one on its side', async () => {
    const open = await loadRenderer();
    const labels = ['CLAIM NUMBER', 'INVOICE NO.', 'PATIENT RESPONSIBILITY', 'DATE OF SERVICE', 'POLICY LIMIT'];
    const values = ['CLM-4418207', 'A-90313', '120.00', '2026-03-01', '1,500.00'];
    const runs = labels.flatMap((text, at) => [
      { x: 60, y: 80 + 30 * at, text, size: 6 },
      { x: 60, y: 92 + 30 * at, text: values[at] ?? '', size: 11 },
    ]);
    const sheet = open(composePdf([runs]))?.render(0);
    if (!sheet) throw new Error('the page can not be rendered');
    const scan = scanSheet(sheet, 200, { ...FAINT, noise: 4, blur: 1.7, paper: [240, 230], ink: 40 }, 7);
    const read = (await readImage(engine, evenLight(scan))).flat().map(({ text }) => text);
    expect(read).toEqual(expect.arrayContaining(values));
  });

  test('whose small print is so blurred that letters run together is read but for a few words', async () => {
    const open = await loadRenderer();
    const heading = 'Statement of the treatment and of what your insurance has paid for it';
    const labels = [
      ...['CLAIM NUMBER', 'INVOICE NUMBER', 'PATIENT RESPONSIBILITY', 'DATE OF SERVICE', 'FEDERAL TAX NUMBER'],
      ...['COVERAGE LIMIT', 'INSURED PERSON', 'TOTAL CHARGES', 'AMOUNT PAID', 'BILLING PROVIDER'],
      ...['PLACE OF TREATMENT', 'PATIENT ADDRESS'],
    ];
    const small = labels.map((text, at) => ({
      x: 60 + 180 * (at % 3),
      y: 100 + 24 * Math.floor(at / 3),
      text,
      size: 5.5,
    }));
    const sheet = open(composePdf([[{ x: 60, y: 60, text: heading, size: 12 }, ...small]]))?.render(0);
    if (!sheet) throw new Error('the page can not be rendered');
    const scan = scanSheet(sheet, 200, { ...FAINT, noise: 4, blur: 1.6, paper: [240, 230], ink: 40 }, 7);
    const read = new Set((await readImage(engine, evenLight(scan))).flat().map(({ text }) => text));
    const missed = labels
      .join(' ')
      .split(' ')
      .filter((word) => !read.has(word));
    expect(missed.length).toBeLessThanOrEqual(4);
  });

  test('without any writing gives no words', async () => {
    const noise = new Uint8Array(800 * 800).map((_, at) => ((at * 2654435761) >>> 24) & 0xff);
    expect(await readImage(engine, { width: 800, height: 800, pixels: noise })).toEqual([]);
  });
});
