import { loadRenderer } from '../../local/textract/page-renderer.ts';
import { imagePdf } from './image-pdf.ts';
import { type ScanFlaws, scanSheet } from './scan-sheet.ts';

/** `clean`: an office scanner at 200 dpi. `poor`: noisy, skewed, blurred, shaded, faint or lying on its side. */
export type ScanQuality = 'clean' | 'poor';

const CLEAN: ScanFlaws = {
  dotsPerInch: 200,
  skew: 0,
  turns: 0,
  noise: 3,
  blur: 0,
  paper: [250, 250],
  ink: 20,
  jpegQuality: 85,
};

/** One flaw each stands out; documents of a set take them in turn. */
const POOR: Readonly<Record<string, ScanFlaws>> = {
  noisy: { ...CLEAN, dotsPerInch: 150, skew: 0.4, noise: 18, jpegQuality: 75 },
  skewed: { ...CLEAN, skew: 2, noise: 6 },
  blurred: { ...CLEAN, skew: -0.6, blur: 1.4, noise: 4, jpegQuality: 60 },
  shaded: { ...CLEAN, skew: -1, noise: 8, paper: [235, 150] },
  'on its side': { ...CLEAN, dotsPerInch: 150, skew: 0.8, turns: 1, noise: 5 },
  faint: { ...CLEAN, skew: -2, noise: 10, paper: [225, 215], ink: 110, jpegQuality: 70 },
  'upside down': { ...CLEAN, skew: 1.2, turns: 2, noise: 5 },
};

/** What the sheets are rendered at before they are scanned. */
const SHEET_DOTS_PER_INCH = 200;
/** More than any document has pages, so that each page has noise of its own. */
const SEED_STEP = 101;

/** A document of a set whose figures are also shown by groups. */
interface Grouped {
  readonly file: Uint8Array;
  readonly groups: readonly string[];
}

/**
 * Prints documents and scans the prints, one at a time: files of pictures only. The same documents give the same bytes.
 * @param every of so many documents one; the flaws still take turns over all of them.
 */
export async function* scannedSet<T extends Grouped>(
  documents: readonly T[],
  quality: ScanQuality,
  every = 1,
): AsyncGenerator<T> {
  const open = await loadRenderer();
  const flaws = Object.entries(quality === 'clean' ? { clean: CLEAN } : POOR);
  for (const [index, document] of documents.entries()) {
    if (index % every !== 0) continue;
    const [name, chosen] = flaws[index % flaws.length] ?? ['clean', CLEAN];
    const pdf = open(document.file);
    const sheets = Array.from({ length: pdf?.pageCount ?? 0 }, (_, page) => pdf?.render(page) ?? null);
    pdf?.close();
    const scans = sheets.flatMap((sheet, page) =>
      sheet ? [scanSheet(sheet, SHEET_DOTS_PER_INCH, chosen, index * SEED_STEP + page)] : [],
    );
    yield { ...document, groups: [...document.groups, name], file: imagePdf(scans, chosen.dotsPerInch) };
  }
}
