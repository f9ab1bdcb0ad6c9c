import { isFigureOrDate, isNumberAlone } from '../layout/cells-beside.ts';
import { placeOf, type Segment, typeHeight } from '../layout/layout.ts';
import { overlap } from '../layout/overlap.ts';
import type { Reading } from '../reading.ts';
import { isLabelled } from '../sheet/neighbours.ts';
import { slotsOn } from '../sheet/on-segment.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import { isCodeOfService } from './code-under-heading.ts';
import { numberByTitleWord } from './number-by-title-word.ts';
import { readId } from './read-id.ts';
import { seriesLikeMoney } from './series-like-money.ts';

/** What bills, receipts and statements call themselves. */
const TITLE = anyWordPattern(
  'invoice|superbill|bill|receipt|statement|sales order|sale|credit note|fee note|rechnung|liquidation|honorarnote|quittung|beleg|gutschrift|\\w+(?:rechnung|faktura|liquidation)',
  'detalle de (?:cuenta|atencion|prestaciones)|cuenta (?:medica|clinica|hospitalaria|de cobro)|tiquete|minuta|factura|recibo|boleta|bono(?: de atencion)?|vale|cupom|estado de cuenta|(?:pre ?)?liquidacion|presupuesto|comprobante|prestacion de servicios|nota de credito',
  'facture|recu|(?:note|etat|releve|memoire|decompte) (?:d|de|des) (?:honoraires|frais|soins|prestations)|avoir|quittance|ticket|vente|bordereau|devis|fatura|conta (?:hospitalar|medica|de servicos)|nota|orcamento|extrato|comprovante|demonstrativo',
  'documento de (?:faturacao|facturacion|cobro|cobranca|venta|venda|despesa)|(?:factura|fatura) recibo|leistungsnachweis',
  'kwitansi|kuitansi|faktur|tagihan|rincian biaya|bukti pembayaran|struk',
);
const TITLE_WORDS = 6;
/** The part of the first page where titles stand. */
const UPPER = 0.4;
/** `CU invoice no. 0040771200000188413`: Kenya's control unit counts invoices by itself. */
const OF_TAX_OFFICE = /(?<![a-z])cu +invoice(?![a-z])/;
const MARK = String.raw`(?:N[ro]?\.?\s?[°ºo]?\.?|No\.|Nr\.|Nro\.|Núm\.|Num\.|#)(?!\p{L})\s*:?\s*`;
const BEHIND = new RegExp(String.raw`^(\p{L}[\p{L} '’./()–—-]*?)\s+(${MARK})(?=(?:\p{L}{1,4} )?\S*\d)`, 'iu');
const BARE = new RegExp(String.raw`^${MARK}(?=(?:\p{Lu}{1,4} )?\S*\d)`, 'iu');
/** A number that needs no mark: capitals, then figures (`AV-2026-0031`, `FEV 7731`, `INV/2026/06/044`). */
const SPEAKING =
  /^\p{Lu}{1,3} \d{2,3} \d{3}$|^(?:INV|BILL|RCPT|STMT|SOA)[-/](?=\p{Lu}*\d)[\p{Lu}\d]{5,}$|^\p{Lu}{1,6}[ ./-]?(?=[\p{Lu}\d./-]*\d{3})[\d./-]+(?:[-/]\p{Lu}?\d+)?(?: \((?:[Oo]riginal|[Dd]uplicad[oa]|[Dd]uplicata|[Cc][oó]pia|Kopie|[Aa]sli|[Ss]alinan)\))?$/u;
/** Capitals that say themselves that an invoice is numbered. */
const PREFIX =
  /^(?:INV|FAC|FACT|FT|FR|FS|FV|RE|RG|KW|REC|BILL|NF|FE|FEV|SI|STMT|RCPT|RCP|RCT|SOA)[ ./-]?\d|^(?:INV|BILL|RCPT|STMT|SOA)[-/]/;
/** On the title's row stand registrations too, in figures without strokes. */
const PARTED = /^\p{Lu}{1,6}[-/ ]?\d*[-/]\S*\d/u;
/** What a title and its number have between them: `Invoice – 60651`. */
const TITLE_AND = String.raw`^(\p{L}[\p{L} ’'/]{2,40}?) (?:[-–—(] ?)?`;
/** `VTE 003118`; `1 2026/00764`: Portuguese programs count by series and year. */
const SERIES = String.raw`(?:\p{Lu}{2,4} |\d (?=20\d\d\/))?`;
/** `3/2026`, `14.03.2026`, `03/2026:`, `2026`: a day, a month or a year is when or for which period, and no number. */
const NO_PERIOD = String.raw`(?!(?:\d{1,2}[/.-]){1,2}(?:\d{4}|\d{2})(?: |$)|(?:0?[1-9]|1[0-2])[/.-]\d{4}:|\d{4}(?:[ :]|$))`;
/** Capitals, figures and strokes with two figures at least, ended by a figure or one capital: `3107-C`. */
const CAPITALS_AND_FIGURES = String.raw`(?=[\p{Lu}\d./-]*\d{2})[\p{Lu}\d][\p{Lu}\d./-]*(?:\d|\d[-/]\p{Lu})`;
/** `for home visits`, `– physiotherapy`, `: Kurs`. */
const WHAT_FOR = String.raw` (?:(?:for|für|pour|por|para|untuk) |[–—-] )\p{L}.{2,60}|: \p{L}.{2,60}`;
/** `de 3/5/2026 a Médis` */
const OF_WHICH_DAY = String.raw`,? (?:vom|du|del?|de fecha|of|dated|d[ae]|em|tgl\.?|tanggal) (?=\d).{6,60}`;
/** `Vente VTE-003118`, `Fatura 1 2026/00764`, `Statement 25/114 – physiotherapy`, `Fatura de tratamento 2026-311 de 3/5/2026 a Médis`. */
const TITLED = new RegExp(
  `${TITLE_AND}(${SERIES}${NO_PERIOD}${CAPITALS_AND_FIGURES})(?:${WHAT_FOR}|${OF_WHICH_DAY})?\\)?$`,
  'u',
);
const LEAST_LETTERS = 4;
/** Alone under the title: `FACTURA DE VENTA` over `185511`; Costa Rica's tax office counts in twenty figures. */
const BARE_FIGURES = /^(?!(?:19|20)\d\d[-/]\d{2}$)(?:\d{4,10}|\d{20})(?:[-/]\d{2,10}){0,2}$/;
/** Or with its day behind it, as no other number: `Note d’honoraires` over `26-0108 du 16 novembre 2026`. */
const DATED =
  /^(?=(?:[^\s\d]*\d){4})[\p{Lu}\d][\p{Lu}\d./-]*\d,? (?:vom|du|del?|d[ae]|em|of|dated|tgl\.?|tanggal) (?=\d).{6,20}$/u;
const NEAR = 2.6;
const [MARKED, UNMARKED] = [0.76, 0.6];

/** The number that stands with the document's title: behind it, under it or over it, with `No.` before it or nothing. */
export function numberOfTitle(sheet: Sheet): Reading | undefined {
  const labelled = new Set(sheet.hits.filter(isLabelled).map(({ segment }) => segment));
  const upper = sheet.segments.filter(
    ({ page, top, pageHeight, lines }) => page === 1 && lines === 1 && top < UPPER * pageHeight,
  );
  const titles = upper.filter(isTitle);
  const besideTitle = (segment: Segment) => titles.some((title) => title !== segment && isNear(segment, title));
  const onRowOfTitle = (segment: Segment) => titles.some((title) => title !== segment && isOnRow(segment, title));
  const beginsUnderTitle = (segment: Segment) => titles.some((title) => isFirstUnder(segment, title, upper));
  for (const segment of upper) {
    const [, words = '', mark = ''] = BEHIND.exec(segment.text) ?? [];
    const plain = segment.plain.slice(0, words.length);
    if (mark !== '' && hasWord(plain, TITLE) && !OF_TAX_OFFICE.test(plain)) {
      const read = numberIn(segment, segment.text.indexOf(mark, words.length) + mark.length, MARKED);
      if (read) return read;
    }
    const bare = labelled.has(segment) && !/^N/i.test(segment.text) ? undefined : BARE.exec(segment.text)?.[0];
    if (
      bare !== undefined &&
      (besideTitle(segment) ||
        onRowOfTitle(segment) ||
        sheet.neighbours.row(segment).some((other) => isProud(other, segment)) ||
        (SIGNED.test(bare) && beginsUnderTitle(segment)))
    ) {
      const read = numberIn(segment, bare.length, MARKED);
      if (read) return read;
    }
  }
  for (const segment of upper) {
    const [, words = '', number = ''] = TITLED.exec(segment.text) ?? [];
    if (number.length >= LEAST_LETTERS && hasWord(segment.plain.slice(0, words.length), TITLE)) {
      const read = numberIn(segment, segment.text.indexOf(number, words.length), UNMARKED);
      if (read) return read;
    }
  }
  const speaking = upper.find(
    (segment) =>
      SPEAKING.test(segment.text) &&
      !labelled.has(segment) &&
      !claimed(segment, sheet) &&
      (PREFIX.test(segment.text) || besideTitle(segment) || (PARTED.test(segment.text) && onRowOfTitle(segment))),
  );
  const bare = upper.filter(
    (segment) =>
      (BARE_FIGURES.test(segment.text) || DATED.test(segment.text)) &&
      titles.some((title) => isUnder(segment, title)) &&
      !isCodeOfService(segment, sheet),
  );
  const number =
    numberByTitleWord(titles, upper, sheet) ??
    numberUnderMark(upper.filter(besideTitle), sheet) ??
    speaking ??
    (bare.length === 1 && bare[0] && !claimed(bare[0], sheet) ? bare[0] : undefined);
  const read = number && numberIn(number, ABBREVIATED.exec(number.text)?.[0].length ?? 0, UNMARKED);
  return read ?? seriesLikeMoney(upper.filter(besideTitle), sheet, UNMARKED) ?? fiscalNumber(upper);
}

/**
 * `FR 2026A/417 de 11-02-2026`: a document's number by the rules of Portugal's tax office, its kind, its series and its count
 * (https://deepwiki.com/invopop/gobl/10.3-saf-t-series-and-code-validation).
 */
const FISCAL = /^(?:FT|FR|FS) [\p{Lu}\d]+(?:\/[\p{Lu}\d]+)*\/\d+(?= (?:de|em|do dia) \d|$)/u;

function fiscalNumber(upper: readonly Segment[]): Reading | undefined {
  for (const segment of upper) {
    const number = FISCAL.exec(segment.text)?.[0];
    if (number === undefined) continue;
    const place = placeOf(segment, 0, number.length);
    return { value: number, printed: number, confidence: MARKED, place, method: 'title' };
  }
  return undefined;
}

/** `Facture` over `Nº`, and under that `118-2026`: the first cell under a title, headed by nothing but the word for number. */
function numberUnderMark(besideTitle: readonly Segment[], { neighbours }: Sheet): Segment | undefined {
  const under = besideTitle.filter(({ text }) => MARK_ALONE.test(text)).map((mark) => neighbours.below(mark));
  return under.find((one) => one && isNumberAlone(one) && !isFigureOrDate(one));
}

const MARK_ALONE = /^(?:N[°ºo]|N[ro]\.|Nro\.|Núm\.|#)$/i;

/** `RCPT 0417-03`: set apart it is the word, and no part of the number. */
const ABBREVIATED = /^(?:RCPT|RCT|STMT|BILL|TKT|TRX) +(?=\S*\d)/;

function isTitle({ text, words, plain }: Segment): boolean {
  // `No. Kwitansi` is a label, over a column too.
  const isLabel = /^(?:n|no|n o|nr|nro|num|nomor|numero|nummer|number) /.test(plain);
  return (
    words.length <= TITLE_WORDS &&
    !isLabel &&
    !/[\d:]/.test(text.replace(VERSION, '').replace(NUMBERED, '')) &&
    hasWord(plain, TITLE)
  );
}

/** A mark that is no beginning of a word, as the N of `NIT 891` is. */
const SIGNED = /^(?:N[°ºr.]|N[ro][.°º]|#)/iu;
/** `REÇU DE PHARMACIE - 9905`, `FACTURA B Cód. 006`: its number, or what the tax office calls its kind, or form. */
/** `Factura (CFDI 4.0) – Ingreso`: by which rules of the tax office it was made out. */
const VERSION = /\s\((?:\p{L}+ ){0,3}v?\d\.\d\)/u;
const NUMBERED = /\s(?:[-–—#]\s?\d+|v ?\d\.\d|c[oó]d(?:igo)?\.?\s?(?:n[°º.]+\s?)?\d{1,3})$/iu;

/** `N° PH2604417` at the left of the first row under a title that is centred. */
function isFirstUnder(segment: Segment, title: Segment, upper: readonly Segment[]): boolean {
  const apart = segment.top - title.bottom;
  const isBetween = ({ top, bottom }: Segment) => top > title.bottom - 1 && bottom < segment.top + 1;
  const isFirst = !upper.some((other) => other.left < segment.left && isOnRow(other, segment));
  return apart > 0 && apart < NEAR * (title.bottom - title.top) && isFirst && !upper.some(isBetween);
}

/** Larger than the number at its right, or in capitals, with nothing else than words: an unknown paper's title. */
function isProud(title: Segment, number: Segment): boolean {
  if (title.right > number.left || title.words.length < 2 || !/^[\p{L} '’-]+$/u.test(title.text)) return false;
  return typeHeight(title) > LARGER * typeHeight(number) || title.text === title.text.toUpperCase();
}

const LARGER = 1.15;

function isNear(segment: Segment, title: Segment): boolean {
  const height = Math.max(segment.bottom - segment.top, title.bottom - title.top);
  const apart = Math.max(segment.top - title.bottom, title.top - segment.bottom);
  return apart < NEAR * height && overlap(segment.left, segment.right, title.left, title.right) > 0.3;
}

function isOnRow(segment: Segment, title: Segment): boolean {
  return overlap(segment.top, segment.bottom, title.top, title.bottom) > 0.5;
}

function isUnder(segment: Segment, title: Segment): boolean {
  return segment.top > title.bottom - 1 && isNear(segment, title);
}

function claimed(segment: Segment, sheet: Sheet): boolean {
  return slotsOn(segment, sheet).some(
    (slot) =>
      slot.method !== 'sentence' &&
      slot.nearness > 0.8 &&
      !slot.hit.meanings.every(({ concept }) => concept.endsWith('_name')),
  );
}

function numberIn(segment: Segment, from: number, confidence: number): Reading | undefined {
  const id = readId(segment.text.slice(from), false);
  if (!id) return undefined;
  const place = placeOf(segment, from + id.start, from + id.end);
  return { value: id.value, printed: id.value, confidence, place, method: 'title' };
}
