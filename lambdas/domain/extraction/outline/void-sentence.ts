import type { Segment } from '../layout/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';

const BILL = [
  'invoice|bill|receipt|rechnung|honorarnote|quittung|facture|note d honoraires|quittance',
  'factura|recibo|boleta|fatura|conta|nota fiscal|faktur|tagihan|kuitansi|kwitansi',
].join('|');

/** What makes it a condition: `This bill is void if altered`, `Kuitansi ini tidak berlaku tanpa cap`. */
const NO_CONDITION =
  '(?! +(?:if|unless|when|where|upon|once|until|after|without|only|wenn|falls|sofern|si|sauf|salvo|sin|se|sem|jika|apabila|bila|tanpa|kecuali|sebelum)(?![a-z]))';

/** What a bill says of itself, by language. */
const SAYS = [
  'this (?:invoice|bill|receipt) (?:is|was|has been|has)(?: (?:now|hereby|since|already|later|therefore|been))* (?:cancell?ed|void|voided|annulled|superseded|withdrawn|revoked)',
  'diese (?:rechnung|honorarnote|quittung) (?:wurde|ist|wird hiermit|gilt als)(?: (?!(?:nicht|nur|ohne|erst|kann|bei|nach|wenn|falls|sofern) )[a-z0-9]+){0,6} (?:storniert|annulliert|aufgehoben|ungultig|hinfallig)',
  'diese (?:rechnung|honorarnote) (?:wurde|wird hiermit) durch(?: [a-z0-9]+){1,6} ersetzt',
  '(?:cette|la presente) (?:facture|note|quittance) (?:est|a ete)(?: (?:desormais|donc|ete))? (?:annulee|remplacee|caduque)',
  '(?:esta|la presente) (?:factura|boleta) (?:ha sido|fue|esta|queda|se encuentra) (?:anulada|sustituida|reemplazada)',
  '(?:esta|a presente) (?:fatura|conta|nota fiscal) (?:foi|esta|fica|encontra se) (?:anulada|cancelada|substituida|estornada)',
  'esta factura foi (?:anulada|cancelada|substituida)',
  '(?:faktur|tagihan|kuitansi|kwitansi|invoice) ini(?: (?:telah|sudah|dinyatakan))* (?:dibatalkan|batal|digantikan|tidak berlaku)',
].join('|');

/** What heads a paper that takes a bill back, and names that bill: `Storno zur Rechnung R-20881`, `Invoice (cancelled on 5 November)`. */
const HEADS = [
  `(?:cancellation|reversal|storno|stornierung|annulation|anulacion|anulacao|cancelamento|estorno|pembatalan)(?: (?:of|our|zur|zu|der|von|de|la|du|da))* (?:${BILL})(?:(?: [a-z]{1,6}){0,3} [a-z]*[0-9][a-z0-9 ]*)?`,
  `(?:${BILL}) (?:cancell?ed|voided|storniert|annulee|anulada|dibatalkan)(?: (?:on|am|le|el|em|pada|tanggal) [a-z0-9 ]{1,30})?`,
].join('|');

const spaced = (pattern: string) => pattern.replaceAll(/ (?=[a-z([])/g, ' +');
const SENTENCE = new RegExp(`(?<![a-z])(?:${spaced(SAYS)})(?![a-z])${NO_CONDITION}`);
const HEADING = new RegExp(`^ *(?:${spaced(HEADS)}) *$`);
const HEADING_REACH = 0.3;

/** `This invoice was cancelled on 5 November` in any sentence, or over the bill what takes a bill back. */
export function voidSentence({ segments, neighbours }: Sheet): Segment | undefined {
  return segments.find(
    (segment) =>
      SENTENCE.test(segment.plain) ||
      (segment.page === 1 &&
        segment.top < HEADING_REACH * segment.pageHeight &&
        HEADING.test(segment.plain) &&
        neighbours.row(segment).length === 1),
  );
}
