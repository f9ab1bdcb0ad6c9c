import { afterAll, describe, expect, it } from 'vitest';
import { createPdfReader } from '../../../lambdas/adapters/pdf-reader/pdf-reader.ts';
import { pdfStream, type SimplePdf, simplePdf, textAt } from '../../simple-pdf.ts';

const reader = createPdfReader();
afterAll(() => reader.close());

const PRINT = textAt(50, 700, 'Total 295.00');
const SECRET = textAt(50, 600, 'Total 275.00');
const GREY_PICTURE = pdfStream(
  '\x80',
  '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8',
);
/** A picture of which nothing is seen: its mask is black. */
const CLEAR_PICTURE = pdfStream(
  '\x80',
  '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /SMask @mask',
);
const FORM = '/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /Font << /F1 3 0 R >> >>';

/** A font of which each letter is drawn by commands of its own. */
const drawnFont = (letter: string) =>
  `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 50 /LastChar 50 /Widths [600]
    /CharProcs << /two ${letter} >> /Encoding << /Type /Encoding /Differences [50 /two] >> >>`;
const DRAWN_FONTS = {
  blank: drawnFont('@nothing'),
  nothing: pdfStream('600 0 d0'),
  drawn: drawnFont('@block'),
  signs: '<< /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>',
  block: pdfStream('600 0 0 0 600 700 d1 0 0 600 700 re f'),
};

const pdf = (content: string, more: Partial<SimplePdf> = {}, entries = ''): SimplePdf => ({
  ...more,
  pages: [
    {
      content,
      entries: `/Resources << /Font << /F1 3 0 R /Blank @blank /Drawn @drawn /Signs @signs >> /XObject << /Picture @picture /Clear @clear /Secret @secret >>
        /ExtGState << /Gone << /ca 0 >> /Half << /ca 0.5 >> /Faint << /ca 0.03 >> /Masked << /SMask << /S /Luminosity /G @black >> >> >> /Properties << /Layer @layer >> >> ${entries}`,
    },
  ],
  objects: {
    picture: GREY_PICTURE,
    clear: CLEAR_PICTURE,
    mask: GREY_PICTURE.replace('\x80', '\x00'),
    secret: pdfStream(SECRET, FORM),
    black: pdfStream('0 g 0 0 600 800 re f', `${FORM} /Group << /S /Transparency /CS /DeviceGray >>`),
    ...DRAWN_FONTS,
    layer: '<< /Type /OCG /Name (drafts) >>',
    ...more.objects,
  },
});

async function linesOf(file: SimplePdf): Promise<string[]> {
  const result = await reader.read(simplePdf(file));
  if (!result.ok) throw new Error(`${result.reason}: ${result.detail}`);
  return result.document.pages.flatMap(({ lines }) =>
    lines.map((line) => line.words.map((word) => word.text).join(' ')),
  );
}

describe('text that nobody sees is not read', () => {
  it.each([
    ['in the invisible mode', `BT 3 Tr ET ${SECRET}`],
    ['that clips only', `q BT 7 Tr ET ${SECRET} Q`],
    ['filled with full transparency', `q /Gone gs ${SECRET} Q`],
    ['in letters of a fifth of a point', textAt(50, 600, 'Total 275.00', 0.2)],
    ['in letters that a matrix makes as small', `q 0.02 0 0 0.02 50 600 cm ${textAt(0, 0, 'Total 275.00')} Q`],
    ['in a trace of transparency', `q /Faint gs ${SECRET} Q`],
    ['behind a mask', `q /Masked gs ${SECRET} Q`],
    ['in a font of blank letters', `BT /Blank 12 Tf 50 600 Td (2) Tj ET`],
    ['under a broad white stroke', `${SECRET} q 1 G 30 w 40 605 m 200 605 l S Q`],
    ['under a stroke that a matrix makes broad', `${SECRET} q 1 G 10 0 0 10 0 0 cm 3 w 4 60.5 m 20 60.5 l S Q`],
    ['squeezed to a hairline', `BT 1 Tz ET ${SECRET} BT 100 Tz ET`],
    ['squeezed by a matrix', `q 0.01 0 0 1 0 0 cm ${SECRET} Q`],
    ['behind a clip of letters', `q BT /F1 1 Tf 7 Tr 400 20 Td (x) Tj ET BT 0 Tr ET ${textAt(50, 600, '275.00')} Q`],
    ['outside its clip', `q 0 0 1 1 re W n ${SECRET} Q`],
    ['outside a clip that is no rectangle', `q 0 0 m 600 0 l 0 500 l h W n ${SECRET} Q`],
    ['outside the clip of the form that draws it', 'q 0 0 1 1 re W n /Secret Do Q'],
    ['in white on white', `q 1 g ${SECRET} Q`],
    ['in nearly white on white', `q 0.97 0.98 0.99 rg ${SECRET} Q`],
    ['in white on a ground that was painted white again', `0 g 0 500 600 150 re f 1 g 0 500 600 150 re f ${SECRET}`],
    ['under a white area', `${SECRET} q 1 g 0 590 600 30 re f Q`],
    ['under a round area', `${SECRET} q 1 g 0 500 m 0 1000 600 1000 600 500 c h f Q 0 g`],
    ['under a picture', `${SECRET} q 200 0 0 30 40 590 cm /Picture Do Q`],
    ['under an area, over print that says otherwise', `${PRINT} ${SECRET} q 1 g 0 590 600 30 re f Q ${PRINT}`],
  ])('%s', async (_, content) => {
    expect(await linesOf(pdf(`${content} BT 0 Tr ET 0 g ${PRINT}`))).toEqual(['Total 295.00']);
  });

  it('at the very place of what is seen', async () => {
    const there = SECRET.replace('600', '700');
    expect(await linesOf(pdf(`q 0 0 1 1 re W n ${there} Q ${PRINT}`))).toEqual(['Total 295.00']);
    expect(
      await linesOf(pdf(`q 0 0 1 1 re W n ${there} Q q 590 790 m 0 790 l 0 0 l 590 0 l h W n ${PRINT} Q`)),
    ).toEqual(['Total 295.00']);
  });

  it('under a white square of a font for symbols', async () => {
    const square = 'q 1 g BT /Signs 100 Tf 45 570 Td (n) Tj ET Q';
    expect(await linesOf(pdf(`${PRINT} ${SECRET} ${square}`))).not.toContain('Total 275.00');
    expect(await linesOf(pdf(`${PRINT} ${square} ${SECRET}`))).toContain('Total 275.00');
  });

  it('where a part of a command is covered', async () => {
    const content = `${PRINT} ${textAt(50, 600, 'Total 275.00')} q 1 g 74 590 60 30 re f Q`;
    expect(await linesOf(pdf(content))).toEqual(['Total 295.00', 'Total']);
  });

  const off = '/OCProperties << /OCGs [@layer] /D << /OFF [@layer] >> >>';
  const layered = `${PRINT} /OC /Layer BDC ${SECRET} EMC`;
  it('in a layer that is off, and is in one that is on', async () => {
    expect(await linesOf(pdf(layered, { catalog: off }))).toEqual(['Total 295.00']);
    expect(await linesOf(pdf(`${PRINT} /OC /Layer BDC /Secret Do EMC`, { catalog: off }))).toEqual(['Total 295.00']);
    expect(await linesOf(pdf(layered, { catalog: off.replace('OFF', 'ON') }))).toEqual([
      'Total 295.00',
      'Total 275.00',
    ]);
  });

  it.each([
    ['is only printed', '/FreeText /F 36', `${SECRET}`, ['Total 295.00']],
    ['is shown', '/FreeText /F 4', `${SECRET}`, ['Total 295.00', 'Total 275.00']],
    ['covers the print', '/Square /F 4', `1 g 0 690 600 30 re f 0 g ${SECRET}`, ['Total 275.00']],
  ])('in an annotation that %s', async (_, kind, content, expected) => {
    const file = pdf(
      PRINT,
      {
        objects: {
          note: `<< /Type /Annot /Subtype ${kind} /Rect [0 0 600 800] /AP << /N @look >> >>`,
          look: pdfStream(content, FORM),
        },
      },
      '/Annots [@note]',
    );
    expect(await linesOf(file)).toEqual(expected);
  });
});

it.each([
  '/Square /IC [1 1 1]',
  '/Line /L [40 705 200 705] /BS << /W 30 >>',
  '/Ink /InkList [[40 705 200 705]] /BS << /W 30 >>',
])('nor is what an annotation covers that viewers draw by themselves: %s', async (kind) => {
  const note = `<< /Type /Annot /Subtype ${kind} /C [1 1 1] /Rect [40 690 200 720] /F 4 >>`;
  const file = pdf(`${PRINT} ${textAt(50, 500, 'Paid by transfer')}`, { objects: { note } }, '/Annots [@note]');
  expect(await linesOf(file)).toEqual(['Paid by transfer']);
});

describe('text that people see is read', () => {
  it('in a font of which each letter is drawn by commands of its own', async () => {
    expect(await linesOf(pdf(`BT /Drawn 12 Tf 30 600 Td (2) Tj ET ${SECRET}`))).toEqual(['2 Total 275.00']);
  });

  it.each([
    ['white on a dark ground', `0.1 0.3 0.5 rg 0 590 600 30 re f 1 g ${SECRET}`],
    ['white on a round dark ground', `0 g 0 500 m 0 750 600 750 600 500 c h f 1 g ${SECRET}`],
    ['white on a picture', `q 200 0 0 30 40 590 cm /Picture Do Q 1 g ${SECRET}`],
    ['white, outlined in black', `q 1 g 0 G 2 Tr ${SECRET} Q`],
    ['within its clip', `q 0 500 300 200 re W n ${SECRET} Q`],
    ['within a clip that is no rectangle', `q 0 0 m 600 0 l 0 2000 l h W n ${SECRET} Q`],
    ['under an area that is seen through', `${SECRET} q /Half gs 1 1 0 rg 0 590 600 30 re f Q`],
    ['under a picture that is seen through', `${SECRET} q 200 0 0 30 40 590 cm /Clear Do Q`],
    ['under a frame', `${SECRET} 40 590 200 30 re S`],
    ['in a form', '/Secret Do'],
    ['in letters of four points', textAt(50, 600, 'Total 275.00', 4)],
    ['in narrow letters', `BT 50 Tz ET ${SECRET} BT 100 Tz ET`],
    ['beside a broad stroke', `${SECRET} q 10 w 40 500 m 200 500 l S Q`],
    ['half transparent', `q /Half gs ${SECRET} Q`],
    [
      'drawn twice at one place, within a clip that is no rectangle',
      `q 0 0 m 600 0 l 0 2000 l h W n ${SECRET} ${SECRET} Q`,
    ],
  ])('%s', async (_, content) => {
    expect(await linesOf(pdf(content))).toEqual(['Total 275.00']);
  });
});
