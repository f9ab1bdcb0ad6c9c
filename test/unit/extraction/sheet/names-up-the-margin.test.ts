import { expect, test } from 'vitest';
import type { Document, Line } from '../../../../lambdas/domain/document/document.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

/** A line that runs up the left margin beside all others. */
function upwards(text: string): Line {
  const box = { x: 0.03, y: 0.1, width: 0.015, height: 0.1 };
  return { box, words: [{ text, box, confidence: 1 }] };
}

function withStub({ pages, ...document }: Document, text: string): Document {
  return { ...document, pages: pages.map((page) => ({ ...page, lines: [...page.lines, upwards(text)] })) };
}

test.each(['Melati', 'Praktik-Bidan-Melati', 'Asuransi'])(
  'a name up the margin of a receipt is on no line’s row: %s',
  (name) => {
    const receipt = plainDocument(`
KUITANSI                                             No. 118
Telah terima dari         : Ibu Ratna, peserta Allianz
   Rp 480.000,-                                  Solo, 4 Mei 2026
Penambalan gigi                                            300.000
Pembersihan karang gigi                                    180.000`);
    expect(extractInvoice(withStub(receipt, name)).values).toMatchObject({ total_amount: '480000.00' });
  },
);
