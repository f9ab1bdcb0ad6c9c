import type { Segment } from '../layout/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { plainText } from '../text/plain-text.ts';

const BILL = [
  'invoice|bill|receipt|rechnung|honorarnote|quittung|facture|note d honoraires|quittance',
  'factura|recibo|boleta|fatura|conta|nota fiscal|faktur|tagihan|kuitansi|kwitansi',
].join('|');

/** What was done to a bill, by language: it counts whatever is said beside it, but for a condition. */
const TAKEN_BACK = [
  'this (?:invoice|bill|receipt) (?:was|has|has been)(?: (?:now|hereby|since|already|later|therefore|been))* (?:cancell?ed|void|voided|annulled|superseded|revoked)(?! +(?:in error|by mistake))',
  'diese (?:rechnung|honorarnote|quittung) wurde(?: (?!(?:nicht|nur|ohne|erst|bei|nach|nachdem|wird|werden) )[a-z0-9]+){0,6} (?:storniert|annulliert|aufgehoben)',
  'diese (?:rechnung|honorarnote) wurde durch (?:(?:(?:die|eine|unsere) )?(?:neue )?(?:rechnung|honorarnote)|[a-z]{1,3} ?[0-9]{3,})(?: [a-z0-9]+){0,6} ersetzt',
  '(?:cette|la presente) (?:facture|note|quittance) a(?: (?:donc|desormais))? ete (?:annulee|remplacee)',
  '(?:esta|la presente) (?:factura|boleta) (?:ha sido|fue) (?:anulada|sustituida|reemplazada)',
  '(?:esta|a presente) (?:fatura|conta|nota fiscal) foi (?:anulada|cancelada|substituida|estornada)',
  'esta factura foi (?:anulada|cancelada|substituida)',
  '(?:faktur|tagihan|kuitansi|kwitansi|invoice) ini (?:telah|sudah)(?: dinyatakan)? (?:dibatalkan|batal|digantikan|tidak berlaku)',
].join('|');

/** `If this invoice was cancelled`, and what gave a bill back. */
const NOT_SO = [
  'if|unless|in case|in the event|reinstated|restored|wenn|falls|sofern|wieder gultig|si|en cas|retablie|en caso|restablecida',
  'em caso|se (?!sustituye|reemplaza|substitui)|restabelecida|jika|apabila|bila|diaktifkan kembali',
].join('|');

/** What a bill is, by language: alone in its sentence, for most bills are so only without a stamp, altered or unpaid. */
const IS_VOID = [
  'this (?:invoice|bill|receipt) is(?: (?:now|hereby|already|therefore))* (?:cancell?ed|void|voided|annulled|superseded|revoked)',
  'diese (?:rechnung|honorarnote|quittung) (?:ist|wird|gilt)(?: (?:hiermit|damit|somit|nun|bereits|als))* (?:storniert|annulliert|aufgehoben|ungue?ltig|hinfae?llig)',
  '(?:cette|la presente) (?:facture|note|quittance) est(?: (?:desormais|donc))? (?:annulee|remplacee|caduque)',
  '(?:esta|la presente) (?:factura|boleta) (?:esta|queda|se encuentra) (?:anulada|sustituida|reemplazada)',
  '(?:esta|a presente) (?:fatura|conta|nota fiscal) (?:esta|fica|encontra se) (?:anulada|cancelada|substituida|estornada)',
  '(?:faktur|tagihan|kuitansi|kwitansi|invoice) ini(?: dinyatakan)? (?:dibatalkan|batal|digantikan|tidak berlaku(?: lagi)?)',
].join('|');
const HINT =
  '(?:(?:please )?note(?: that)?|important|attention|hinweis|wichtig|achtung|atencion|importante|nota|atencao|catatan|perhatian|penting) ';
/** By what it was replaced, or since when it is so. */
const SINCE =
  ' (?:(?:and|und|et|y|e|dan) (?:is |was |wurde |est |telah )?(?:replaced|superseded|cancell?ed|ersetzt|storniert|remplacee|annulee|sustituida|reemplazada|substituida|anulada|digantikan|diganti)(?: [a-z0-9 ]*)?|(?:as of|on|since|am|seit|depuis|le|desde|el|em|sejak|pada)(?: (?:dem|le|el|tanggal))? [0-9][a-z0-9 ]*)';

/** What heads a paper that takes a bill back, and names that bill: `Storno zur Rechnung R-20881`, `Invoice (cancelled on 5 November)`. */
const HEADS = [
  `(?:cancellation|reversal|storno|stornierung|annulation|anulacion|anulacao|cancelamento|estorno|pembatalan)(?: (?:of|our|zur|zu|der|von|de|la|du|da))* (?:${BILL})(?:(?: [a-z]{1,6}){0,3} [a-z]*[0-9][a-z0-9 ]*)?`,
  `(?:${BILL}) (?:cancell?ed|voided|storniert|annulee|anulada|dibatalkan)(?: (?:on|am|le|el|em|pada|tanggal) [a-z0-9 ]{1,30})?`,
].join('|');

const spaced = (pattern: string) => pattern.replaceAll(/ (?=[a-z([])/g, ' +');
const WAS = new RegExp(`(?<![a-z])(?:${spaced(TAKEN_BACK)})(?![a-z])`);
const WAS_NOT = new RegExp(`(?<![a-z])(?:${spaced(NOT_SO)})(?![a-z])`);
const IS = new RegExp(`^ *(?:${spaced(HINT)})?(?:${spaced(IS_VOID)})(?:${spaced(SINCE)})? *$`);
/** Behind a day's full stop, as of `5. November`, a sentence goes on. */
const END_OF_SENTENCE = /(?<=(?:[^\d\s]|\d{3})[.;!?])\s+/;
const HEADING = new RegExp(`^ *(?:${spaced(HEADS)}) *$`);
const ANY_BILL = new RegExp(`(?<![a-z])(?:${spaced(BILL)})(?![a-z])`);
const HEADING_REACH = 0.3;

/** `This invoice was cancelled on 5 November` in any sentence, or over the bill what takes a bill back. */
export function voidSentence({ segments, neighbours }: Sheet): Segment | undefined {
  return segments.find(
    (segment) =>
      (ANY_BILL.test(segment.plain) && sentencesOf(segment, neighbours.below(segment)).some(takesBack)) ||
      (segment.page === 1 &&
        segment.top < HEADING_REACH * segment.pageHeight &&
        HEADING.test(segment.plain) &&
        neighbours.row(segment).length === 1),
  );
}

/** What goes on in small letters on the line below is one sentence with it. */
function sentencesOf({ text }: Segment, below: Segment | undefined): readonly string[] {
  const goesOn = below !== undefined && /^\p{Ll}/u.test(below.text) && !/[.;!?]\s*$/.test(text);
  return (goesOn ? `${text} ${below.text}` : text).split(END_OF_SENTENCE);
}

function takesBack(sentence: string): boolean {
  // A comma ends what belongs together.
  const plain = sentence.split(',').map(plainText).join(',');
  // In small letters it goes on from the line above, which may hold a condition.
  const begins = /^\P{L}*\p{Lu}/u.test(sentence);
  return (WAS.test(plain) && !WAS_NOT.test(plain)) || (begins && IS.test(plain));
}
