/** What a paper is called that is no longer, not yet, or never was an invoice; not `cancelado`, which stamps a paid bill in Spanish, nor `abono`, a payment. */
const VOID = [
  'cancell?ed|void(?:ed)?|annulled|specimen|sample|not a valid (?:tax )?invoice',
  'storniert|storno|stornorechnung|ungultig|muster|musterrechnung|beispielrechnung|keine gultige rechnung',
  'annulee?|exemple|facture non valable|anulad[oa]|cancelada|muestra|ejemplo|factura no valida|no valida como factura',
  'draft|credit (?:note|memo|memorandum)|refund (?:note|memo)|cancellation|reversal',
  'entwurf|rechnungsentwurf|proberechnung|testrechnung|gutschrift|rechnungsgutschrift|stornogutschrift|stornierung',
  'brouillon|projet|avoir|facture d avoir|note d avoir|note de credit|annulation',
  'borrador|nota de (?:credito|abono)|factura de abono|anulacion|rascunho|nota de estorno|anulacao|cancelamento|estorno',
  'draf|konsep|nota kredit|memo kredit|pembatalan',
  'especime|amostra|exemplo|nao valida como fatura|fatura sem validade|batal|dibatalkan|contoh|bukan faktur yang sah',
].join('|');

/** What else such a title says. */
const BESIDE = [
  'this|is|an?|of|invoice|bill|receipt|statement|claim|document|copy|tax|medical|hospital|only|not valid',
  'zur|der|de|d|la|du|da|rechnung|quittung|beleg|honorarnote|factura|recibo|boleta|comprobante|documento|facture|recu|releve|note d honoraires',
  'fatura|conta|nota(?: fiscal)?|faktur|kuitansi|kwitansi|tagihan|tidak (?:sah|berlaku)',
].join('|');

// A space stands for one or more, as in `wordPattern`.
const pattern = `^ *(?=(?:.* )?(?:${VOID})(?: |$))(?:(?:${VOID}|${BESIDE})(?: +|$))+$`.replaceAll(/ (?=[a-z(])/g, ' +');

/** `CANCELLED`, `SPECIMEN - NOT A VALID INVOICE`, `Facture annulée`: of such words alone; no `cancelled appointment fee`. Of texts under each other each line by itself. */
export const VOID_TITLE = new RegExp(pattern, 'gm');
