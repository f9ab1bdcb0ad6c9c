import { createServer } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { createPdfReader } from '../../../lambdas/adapters/pdf-reader/pdf-reader.ts';
import type { Document, Page } from '../../../lambdas/domain/document/document.ts';
import { hasReadableText } from '../../../lambdas/domain/document/has-readable-text.ts';
import { pdfStream, type SimplePdf, simplePdf, textAt } from '../../simple-pdf.ts';

const reader = createPdfReader();
afterAll(() => reader.close());

async function read(pdf: SimplePdf): Promise<Document> {
  const result = await reader.read(simplePdf(pdf));
  if (!result.ok) {
    throw new Error(`${result.reason}: ${result.detail}`);
  }
  return result.document;
}

async function readPage(content: string, entries = ''): Promise<Page> {
  const [page] = (await read({ pages: [{ content, entries }] })).pages;
  if (page === undefined) {
    throw new Error('no page was read');
  }
  return page;
}

function linesOf(page: Page): string[] {
  return page.lines.map((line) => line.words.map((word) => word.text).join(' '));
}

describe('words and lines', () => {
  it('stand top to bottom and left to right, whatever the order in which the file draws them', async () => {
    const page = await readPage(
      textAt(300, 600, 'right') +
        textAt(50, 500, 'last line') +
        textAt(50, 600, 'left') +
        textAt(50, 700, 'first line'),
    );
    expect(linesOf(page)).toEqual(['first line', 'left right', 'last line']);
  });

  it('have boxes as fractions of the page, from its top left corner', async () => {
    const page = await readPage(textAt(60, 720, 'Total', 20));
    const box = page.lines[0]?.words[0]?.box;
    // Helvetica's widths: T 611, o 556, t 278, a 556, l 222, of 1,000 to the size.
    expect(box?.x).toBeCloseTo(60 / 600, 4);
    expect(box?.width).toBeCloseTo((20 * 2.223) / 600, 3);
    expect(box?.y).toBeCloseTo((800 - 720 - 16) / 800, 4);
    expect(box?.height).toBeCloseTo(20 / 800, 4);
    expect([page.width, page.height, page.source]).toEqual([600, 800, 'text-layer']);
  });

  it('are parted by gaps where the file draws no spaces', async () => {
    const page = await readPage('BT /F1 10 Tf 50 700 Td [(Amount) -300 (due) -20 (!)] TJ ET');
    expect(linesOf(page)).toEqual(['Amount due!']);
  });

  it.each([
    ['with letter spacing', 'BT /F1 10 Tf 3 Tc 50 700 Td (INVOICE NUMBER) Tj ET'],
    ['with a space after each letter', 'BT /F1 10 Tf 50 700 Td (I N V O I C E   N U M B E R) Tj ET'],
  ])('are whole when their letters are spaced out %s', async (_, content) => {
    expect(linesOf(await readPage(content))).toEqual(['INVOICE NUMBER']);
  });

  it('are whole when their digits are spaced out', async () => {
    expect(linesOf(await readPage('BT /F1 10 Tf 3 Tc 50 700 Td (2026-1391 17) Tj ET'))).toEqual(['2026-1391 17']);
  });

  it('are whole when the file draws their halves apart from each other', async () => {
    const page = await readPage(`${textAt(72.23, 700, 'al')}${textAt(50, 600, 'x')}${textAt(50, 700, 'Tot', 10)}`);
    expect(linesOf(page)[0]).toBe('Tot al');
    // T 611, o 556, t 278: the first half ends at 50 + 14.45.
    const touching = await readPage(textAt(64.45, 700, 'al') + textAt(50, 600, 'x') + textAt(50, 700, 'Tot'));
    expect(linesOf(touching)[0]).toBe('Total');
  });

  it('come once when all of the page is drawn again a little aside, to look bold', async () => {
    const rows = ['Total', 'Insurance', 'Deductible', 'Patient', 'Balance', 'Paid', 'Due'];
    const draw = (aside: number) => rows.map((row, index) => textAt(50 + aside, 700 - 20 * index, row)).join('');
    expect(linesOf(await readPage(draw(0) + draw(0.5)))).toEqual(rows);
  });

  it('are free of the dots that lead to an amount', async () => {
    expect(linesOf(await readPage(textAt(50, 700, 'Total.............$12.50 net')))).toEqual(['Total $12.50 net']);
  });

  it('keep their superscripts', async () => {
    expect(linesOf(await readPage('BT /F1 10 Tf 50 700 Td (August 14) Tj /F1 6 Tf 3 Ts (th) Tj ET'))).toEqual([
      'August 14th',
    ]);
  });

  it('have a point before raised cents, and none before notes, powers and figures that are not raised', async () => {
    const raised = (units: string, cents: string, rise = 3) =>
      readPage(`BT /F1 10 Tf 50 700 Td (${units}) Tj /F1 6 Tf ${rise} Ts (${cents}) Tj ET`).then(linesOf);
    expect(await raised('$450', '50')).toEqual(['$450.50']);
    expect(await raised('1,450', '05')).toEqual(['1,450.05']);
    expect(await raised('450.50', '12')).toEqual(['450.5012']);
    expect(await raised('450', '1')).toEqual(['4501']);
    expect(await raised('450', '50', -3)).toEqual(['45050']);
  });

  it('have accents composed, ligatures spelled out, and no invisible characters', async () => {
    // A font whose codes a to h mean e, combining acute, fi ligature, soft hyphen, no-break space, zero-width space, x, dotless i.
    const map = ['0065', '0301', 'FB01', '00AD', '00A0', '200B', '0078', '0131'];
    const rows = map.map((code, index) => `<${(0x61 + index).toString(16)}> <${code}>`).join('\n');
    const { pages } = await read({
      pages: [{ content: 'BT /F2 10 Tf 50 700 Td (abcdgegf) Tj ET' }],
      font2: '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /ToUnicode @map >>',
      objects: {
        map: pdfStream(`/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff>
        endcodespacerange ${map.length} beginbfchar ${rows} endbfchar endcmap end`),
      },
    });
    expect(pages.map(linesOf)).toEqual([['éfix x']]);
  });

  it('stand where they are drawn where a ligature is written out in a form with a scale of its own', async () => {
    const at = (x: number, text: string) => `BT /F1 40 Tf 1 0 0 -1 ${x} 400 Tm (${text}) Tj ET`;
    const ligature = `/Span <</ActualText (fi)>> BDC ${at(328, 'W')} EMC`;
    const { pages } = await read({
      pages: [
        {
          content: 'q .24 0 0 -.24 0 800 cm /X Do Q',
          entries: '/Resources << /XObject << /X @form >> /Font << /F1 3 0 R >> >>',
        },
      ],
      objects: {
        form: pdfStream(
          `${at(200, 'Claim ')} ${ligature} ${at(352, 'led on')}`,
          '/Type /XObject /Subtype /Form /BBox [0 0 2500 3300] /Resources << /Font << /F1 3 0 R >> >>',
        ),
      },
    });
    expect(pages.map(linesOf)).toEqual([['Claim filed on']]);
  });

  it.each([12, 45, -30, 75])('that a stamp lays over others at %i degrees are left out', async (degrees) => {
    const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)].map((one) =>
      one.toFixed(4),
    );
    const stamp = `BT /F1 24 Tf ${x} ${y} ${-Number(y)} ${x} 60 690 Tm (PAID) Tj ET\n`;
    const page = await readPage(textAt(50, 700, 'Total 250.00') + stamp + textAt(150, 700, 'EUR'));
    expect(linesOf(page)).toEqual(['Total 250.00 EUR']);
  });

  it.each([1, -3, 5])('on a sheet that lay askew by %i degrees are read', async (degrees) => {
    const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)].map((one) =>
      one.toFixed(4),
    );
    const page = await readPage(`BT /F1 10 Tf ${x} ${y} ${-Number(y)} ${x} 50 700 Tm (Total) Tj ET`);
    expect(linesOf(page)).toEqual(['Total']);
  });

  it('outside the visible part of the page are left out', async () => {
    const page = await readPage(textAt(50, 700, 'seen') + textAt(500, 100, 'cropped'), '/CropBox [0 400 300 800]');
    expect(linesOf(page)).toEqual(['seen']);
    expect(page.lines[0]?.words[0]?.box.x).toBeCloseTo(50 / 300, 4);
    expect(page.lines[0]?.words[0]?.box.y).toBeCloseTo((100 - 8) / 400, 4);
  });
});

describe('turned pages', () => {
  it.each([
    [90, '0 1 -1 0 100 50'],
    [180, '-1 0 0 -1 550 700'],
    [270, '0 -1 1 0 500 750'],
  ])('read upright when the page is displayed turned by %i degrees', async (rotation, matrix) => {
    const page = await readPage(
      `BT /F1 10 Tf ${matrix} Tm (Total due) Tj 0 -20 Td (second) Tj ET`,
      `/Rotate ${rotation}`,
    );
    expect(linesOf(page)).toEqual(['Total due', 'second']);
    expect(page.turned).toBeUndefined();
    expect(page.lines[0]?.words[0]?.box.x).toBeCloseTo(50 / page.width, 3);
    expect(page.width).toBe(rotation === 180 ? 600 : 800);
  });

  it('read upright when the writing runs up the page, and say by how much they were turned', async () => {
    const page = await readPage('BT /F1 10 Tf 0 1 -1 0 100 50 Tm (Total due) Tj 0 -20 Td (second) Tj ET');
    expect(linesOf(page)).toEqual(['Total due', 'second']);
    expect([page.turned, page.width, page.height]).toEqual([90, 800, 600]);
  });

  it('keep a sideways note in the margin apart from the upright lines', async () => {
    const page = await readPage(`${textAt(50, 700, 'an upright line')} BT /F1 8 Tf 0 1 -1 0 30 690 Tm (form 12) Tj ET`);
    expect(linesOf(page).sort()).toEqual(['an upright line', 'form 12']);
  });
});

describe('forms', () => {
  const catalog = '/AcroForm << /Fields [@drawn @plain] /DR << /Font << /Helv 3 0 R >> >> >>';
  const field = '/Type /Annot /Subtype /Widget /FT /Tx /P 4 0 R /DA (/Helv 10 Tf 0 g)';
  const appearance = '/Type /XObject /Subtype /Form /BBox [0 0 150 17] /Resources << /Font << /F1 3 0 R >> >>';

  it('are read with their values, where these stand, and without their hidden fields', async () => {
    const { pages } = await read({
      pages: [
        {
          content: textAt(50, 700, 'Claim number:') + textAt(50, 650, 'Member:'),
          entries: '/Annots [@drawn @plain @hidden]',
        },
      ],
      catalog,
      objects: {
        drawn: `<< ${field} /T (claim) /V (CLM-4711) /F 4 /Rect [150 695 300 712] /AP << /N @look >> >>`,
        look: pdfStream('BT /F1 10 Tf 2 5 Td (CLM-4711) Tj ET', appearance),
        plain: `<< ${field} /T (member) /V (M-99) /F 4 /Rect [150 645 300 662] >>`,
        hidden: `<< ${field} /T (secret) /V (HIDDEN) /F 2 /Rect [150 545 300 562] >>`,
      },
    });
    expect(pages.map(linesOf)).toEqual([['Claim number: CLM-4711', 'Member: M-99']]);
    expect(pages[0]?.lines[0]?.words[2]?.box.x).toBeCloseTo(152 / 600, 3);
  });
});

describe('the reader', () => {
  it('reads 50 pages and counts them all', async () => {
    const pages = Array.from({ length: 60 }, (_, index) => ({ content: textAt(50, 700, `page ${index + 1}`) }));
    const document = await read({ pages });
    expect([document.pages.length, document.pageCount]).toEqual([50, 60]);
    expect(document.pages.at(-1)?.number).toBe(50);
    expect(hasReadableText(document)).toBe(true);
  });

  it('counts the pages that exist, not those that the file claims', async () => {
    const file = Buffer.from(simplePdf({ pages: [{ content: textAt(50, 700, 'one') }, { content: '' }] }));
    const lie = file.toString('latin1').replace('/Count 2 ', '/Count 7 ');
    const result = await reader.read(Buffer.from(lie, 'latin1'));
    expect(result).toMatchObject({ ok: true, document: { pageCount: 2, claimedPages: 7 } });
  });

  it('answers files that are sent at the same time, each with its own text', async () => {
    const names = ['first', 'second', 'third', 'fourth'];
    const documents = await Promise.all(names.map((name) => read({ pages: [{ content: textAt(50, 700, name) }] })));
    expect(documents.flatMap((document) => document.pages.flatMap(linesOf))).toEqual(names);
  });

  it('leaves the caller its bytes', async () => {
    const file = simplePdf({ pages: [{ content: textAt(50, 700, 'mine') }] });
    const before = Uint8Array.from(file);
    await reader.read(file);
    expect(file).toEqual(before);
  });

  it('gives up at its deadline, and reads the next file with a fresh worker', async () => {
    const hasty = createPdfReader({ deadlineMs: 100 });
    const form = '/Type /XObject /Subtype /Form /BBox [0 0 600 800]';
    // Ten forms deep, each drawing the next twenty times: 20^10 lines of text.
    const deep = Object.fromEntries(
      Array.from({ length: 10 }, (_, depth) => {
        const next = `/Resources << /Font << /F1 3 0 R >> ${depth < 9 ? `/XObject << /X @x${depth + 1} >>` : ''} >>`;
        return [`x${depth}`, pdfStream(depth < 9 ? '/X Do '.repeat(20) : textAt(5, 5, 'x'), `${form} ${next}`)];
      }),
    );
    const bomb = simplePdf({
      pages: [{ content: '/X Do', entries: '/Resources << /XObject << /X @x0 >> >>' }],
      objects: deep,
    });
    expect(await hasty.read(bomb)).toMatchObject({ ok: false, reason: 'TOO_COMPLEX' });
    expect(await hasty.read(simplePdf({ pages: [{ content: textAt(50, 700, 'fine') }] }))).toMatchObject({ ok: true });
    await hasty.close();
  });

  it('refuses to read once it is closed', async () => {
    const closed = createPdfReader();
    await closed.close();
    await expect(closed.read(new Uint8Array())).rejects.toThrow('closed');
  });

  it('opens no connection for a file whose actions ask for one', async () => {
    const connections: unknown[] = [];
    const server = createServer((socket) => connections.push(socket.destroy()));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
    const document = await read({
      pages: [{ content: textAt(50, 700, 'bait'), entries: `/AA << /O << /S /URI /URI (${url}) >> >>` }],
      catalog: `/OpenAction << /S /JavaScript /JS (this.submitForm\\("${url}"\\);) /Next << /S /Launch /F (${url}) >> >>`,
    });
    await new Promise((resolve) => server.close(resolve));
    expect(document.pages.map(linesOf)).toEqual([['bait']]);
    expect(connections).toEqual([]);
  });
});
