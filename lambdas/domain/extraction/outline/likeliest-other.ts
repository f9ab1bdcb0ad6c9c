import { amountCandidates } from '../amounts/amount-candidates.ts';
import type { LabelHit } from '../labels/describe-label.ts';
import { cellsBeside } from '../layout/cells-beside.ts';
import type { Segment } from '../layout/layout.ts';
import type { Outline } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { LARGE, usualHeight } from '../sheet/usual-height.ts';
import { hasWord } from '../text/word-pattern.ts';
import { asEvidence } from './as-evidence.ts';
import { CARE_WORDS } from './care-vocabulary.ts';
import { INVOICE_WORDS, PAID_WORDS } from './invoice-words.ts';
import { isField } from './is-field.ts';
import { announcesBill, isReference } from './is-reference.ts';
import type { OtherDocument } from './other-document.ts';
import { OTHER_DOCUMENTS } from './other-documents.ts';
import type { SpokenWords } from './spoken-words.ts';
import { voidSentence } from './void-sentence.ts';
import { voidStamp } from './void-stamp.ts';
import { doFiguresAgree } from './weigh-bill.ts';

/** What a document looks like when it is no healthcare invoice. */
export interface Other {
  readonly seemsToBe: string;
  /** How many different words tell of something other than care; what is sent about care speaks of care as its bills do. */
  readonly words: number;
  /** These, and two more for a heading. */
  readonly score: number;
  /** Its heading or a sentence says what it is, and no heading says invoice (unless that is what such documents say). */
  readonly decides: boolean;
  /** It asks for nothing yet; its bill may follow on the pages behind it. */
  readonly unpaid: boolean;
  readonly evidence: Outline['evidence'];
}

const TITLE = 2;
/** More than a name or a sentence says in passing. */
const SEVERAL_WORDS = 2;
/** From here on a figure is somebody's share of a price, not a number beside a word. */
const CLEAR = 0.6;
const HEADING_REACH = 0.3;
const HEADING_WORDS = 8;
const HEADING_LETTERS = 100;
/** Share of a heading's letters that the title's wording makes up. */
const TITLE_SHARE = 0.6;

/** `This is not an invoice`, `Pro forma invoice`. */
const NO_INVOICE =
  /(?<![a-z])(?:(?:not|keine?|no|nao|bukan|pas)(?: (?:a|an|is|es|e|una?|uma|une|valid|vale como|tiene valor de))* (?:invoice|bill|receipt|rechnung|factura|recibo|facture|fatura|faktur|tagihan|kuitansi)|pro ?forma (?:invoice|rechnung)|(?:factura|facture|fatura|faktur) pro ?forma)(?![a-z])/g;

export function likeliestOther(sheet: Sheet, spoken: SpokenWords): Other | undefined {
  // `Póliza N°` over or beside a number is a field of a form; `Cancelled invoice` over nothing of the kind is a heading.
  const valued = new Set(
    sheet.slots.filter(({ segment, from }) => /\d/.test(segment.text.slice(from))).map(({ hit }) => hit),
  );
  const fields = new Set(
    sheet.hits.filter((hit) => isNumberLabel(hit) && valued.has(hit)).map(({ segment }) => segment),
  );
  const mayHead = (segment: Segment) => !fields.has(segment) && !isAmongLabels(segment, sheet);
  const headings = sheet.segments.filter(isHeading);
  const titled = withoutFields(
    withTitle(headings.map((segment) => ({ segment, title: bare(segment.plain) }))).filter(
      ({ segment }) => mayHead(segment) && !isField(segment, sheet),
    ),
    sheet,
  );
  const inHeadings = headings.filter(
    (segment) => hasWord(segment.plain.replace(NO_INVOICE, ' '), INVOICE_WORDS) && mayHead(segment),
  );
  const priced = amountCandidates(sheet, 'insurance_amount').some(({ score, figure }) => score >= CLEAR && figure > 0);
  const deniesBill = () => sheet.segments.some(({ plain }) => hasWord(plain, NO_INVOICE));
  const signs = { priced, numbered: titled.length > 0 && [...valued].some(announcesBill) && !deniesBill() };
  const billsCare = () => CARE_WORDS.flatMap(({ services }) => spoken.of(services)).length >= SEVERAL_WORDS;
  const stamp = voidStamp(sheet) ?? voidSentence(sheet);
  const others = OTHER_DOCUMENTS.flatMap((other) => {
    const { telling, seemsToBe, saysInvoice: says, unpriced, unpaid, stamped, named, enough } = other;
    const words = spoken.of(telling);
    const isTitle = ({ segment, title }: Heading) =>
      isWholly(title, other.title) &&
      (!stamped || standsOut(segment, sheet)) &&
      !isReference(segment, other, { ...signs, words: words.length });
    const title = named && billsCare() ? undefined : titled.find(isTitle);
    const sentence = stamped ? undefined : sayingSo(other, spoken);
    const heading = title?.segment ?? (stamped ? stamp : sentence);
    const score = words.length + (heading ? TITLE : 0);
    // What says that the bill is still to come is no heading of it.
    const saysInvoice = inHeadings.some((segment) => segment !== sentence);
    if (score === 0 || (unpriced && (priced || doFiguresAgree(sheet)))) return [];
    return [
      {
        seemsToBe,
        unpaid,
        score,
        decides: (heading !== undefined && (says === true || !saysInvoice)) || tellEnough(words, enough, saysInvoice),
        heading,
        words,
        isOfCare: enough !== undefined,
      },
    ];
  });
  const isSettled = priced && others.some(({ unpaid }) => unpaid) && isPaid(sheet);
  const [best] = others
    .filter(({ unpaid }) => !(unpaid && isSettled))
    .sort((a, b) => Number(b.decides) - Number(a.decides) || b.score - a.score);
  if (!best) return undefined;
  const { seemsToBe, score, decides, unpaid = false, heading, words } = best;
  const most = Math.max(0, ...others.map((other) => (other.isOfCare ? 0 : other.words.length)));
  return { seemsToBe, words: most, score, decides, unpaid, evidence: evidenceOf(sheet, heading, words) };
}

/** A heading that says invoice may be a label's; twice as many words leave no doubt. */
function tellEnough(words: readonly string[], enough: number | undefined, saysInvoice: boolean): boolean {
  return enough !== undefined && words.length >= (saysInvoice ? 2 : 1) * enough;
}

/** `This is an estimate, not an invoice.` */
function sayingSo({ sentence }: OtherDocument, { all }: SpokenWords): Segment | undefined {
  return sentence && all.find(({ list }) => list === sentence)?.segment;
}

function isPaid({ segments }: Sheet): boolean {
  return segments.some(({ plain }) => hasWord(plain, PAID_WORDS) || BILLED_ON_PLAN.test(plain));
}

/** The second half of Germany's `Heil- und Kostenplan` bills what its first half planned: `V. Rechnungsbeträge (siehe Anlage)`. */
const BILLED_ON_PLAN = /^ *(?:v +)?rechnungsbetrage +siehe +anlage *$/;

/** The heading, and the first line that holds each of the words. */
function evidenceOf(sheet: Sheet, heading: Segment | undefined, words: readonly string[]): Outline['evidence'] {
  const told = words.flatMap((word) => sheet.segments.find((segment) => segment.plain.includes(word)) ?? []);
  return [...(heading ? [heading] : []), ...told].map(asEvidence);
}

function isNumberLabel({ whole, meanings }: LabelHit): boolean {
  return (
    whole &&
    meanings.some(({ concept }) => concept === 'other_id' || concept === 'claim_number' || concept === 'insured_id')
  );
}

interface Heading {
  readonly segment: Segment;
  readonly title: string;
}

/** Those that hold the title of any other document; nearly all papers' hold none, so all are looked through at once. */
function withTitle(headings: readonly Heading[]): readonly Heading[] {
  const titles = headings.map(({ title }) => title).join('\n');
  const met = OTHER_DOCUMENTS.filter((other) => hasWord(titles, other.title));
  return headings.filter(({ title }) => met.some((other) => hasWord(title, other.title)));
}

/** `Póliza` beside or over `GC-0042218`, or in a list of labels: what announces a value is no title. */
function withoutFields(headings: readonly Heading[], { segments, neighbours }: Sheet): readonly Heading[] {
  if (headings.length === 0) return headings;
  const beside = cellsBeside(segments);
  return headings.filter(({ segment }) => !beside.has(segment) && !neighbours.inList(segment));
}

/** `Asegurado   Código   Póliza   Tope`: heads over values, of which one is another document's title elsewhere. */
function isAmongLabels(segment: Segment, { hits, neighbours }: Sheet): boolean {
  const row = neighbours.row(segment);
  if (row.length < 2) return false;
  return hits.filter((hit) => hit.whole && hit.segment !== segment && row.includes(hit.segment)).length > 1;
}

/** Of several words, in large type, or in capitals with nothing behind: neither `Specimen   Serum` nor `Name   Muster`. */
function standsOut(segment: Segment, sheet: Sheet): boolean {
  const { words, text, top, bottom } = segment;
  const isLarge = bottom - top >= LARGE * usualHeight(sheet);
  return words.length > 1 || isLarge || (!/\p{Ll}/u.test(text) && sheet.neighbours.row(segment).at(-1) === segment);
}

/** A short line at the top without figures: `Invoice No: 7` and `Police n° 12` are fields, `Auto accident?` is asked, neither is a heading. */
function isHeading(segment: Segment): boolean {
  return (
    segment.page === 1 &&
    segment.lines === 1 &&
    segment.words.length <= HEADING_WORDS &&
    segment.text.length <= HEADING_LETTERS &&
    segment.top < HEADING_REACH * segment.pageHeight &&
    !NUMBER_FIRST.test(segment.text) &&
    !NUMBER_LAST.test(segment.text) &&
    !SECTION.test(segment.plain) &&
    !segment.text.endsWith('?') &&
    segment.amounts.length === 0 &&
    (!FIGURE_OR_COLON.test(segment.text) || !FIGURE_OR_COLON.test(segment.text.replace(NUMBERED, '')))
  );
}

const FIGURE_OR_COLON = /[\d:]/;

/** `Insurance policy details` heads a part of a bill. */
const SECTION = /(?:details|information|particulars) *$/;

/** `No. de póliza: 118-2210`, `N° Contrat`: a field that holds a number. */
const NUMBER_FIRST = /^(?:N\.?[°ºo]\.?|N[ur]o?\.|N[úu]m(?:ero|\.)|Nummer|Nomor)\s/i;

/** `Versicherungsschein-Nr. – bitte stets angeben`, over the number. */
const NUMBER_LAST = /[\s-](?:N[ur]o?\.|N[.°ºo]{1,2}|Nummer|Number)(?:\s+[–—-]\s.*)?$/i;

/** `Kostenvoranschlag Nr. 4711 vom 3. Mai 2026`, `2. Mahnung`: a heading may be numbered and dated. */
const NUMBERED =
  /^\d\.\s|\s+(?:(?:Nr|N[ro]?)[.ºo°]*|n[.º°o]+|No\.|#|vom|du|de|del|da|le|em|tgl)\s.*\d.*$|\s+[\d/.-]+$/i;

function bare(plain: string): string {
  return plain
    .replace(/^\d +/, '')
    .replace(/(?: +(?:nr?o?|no?|n o|n|vom|du|del?|da|le|em|tgl|[a-z]{2}))?(?: +[a-z]*\d.*)$/, '');
}

function isWholly(plain: string, title: RegExp): boolean {
  const letters = (text: string) => text.replace(/ /g, '').length;
  return plain.match(title)?.some((match) => letters(match) >= TITLE_SHARE * letters(plain)) ?? false;
}
