/** What a paper is called that is no longer, or never was, an invoice; not `cancelado`, which stamps a paid bill in Spanish. */
const VOID = [
  'cancell?ed|void(?:ed)?|annulled|specimen|sample|not a valid (?:tax )?invoice',
  'storniert|storno|stornorechnung|ungultig|muster|musterrechnung|beispielrechnung|keine gultige rechnung',
  'annulee?|exemple|facture non valable|anulad[oa]|cancelada|muestra|ejemplo|factura no valida|no valida como factura',
  'especime|amostra|exemplo|nao valida como fatura|fatura sem validade|batal|dibatalkan|contoh|bukan faktur yang sah',
].join('|');

/** What else such a title says. */
const BESIDE = [
  'this|is|an?|invoice|bill|receipt|statement|claim|document|copy|tax|medical|hospital|only|not valid',
  'rechnung|quittung|beleg|honorarnote|factura|recibo|boleta|comprobante|documento|facture|recu|releve|note d honoraires',
  'fatura|conta|nota(?: fiscal)?|faktur|kuitansi|kwitansi|tagihan|tidak (?:sah|berlaku)',
].join('|');

// A space stands for one or more, as in `wordPattern`.
const pattern = `^ *(?=(?:.* )?(?:${VOID})(?: |$))(?:(?:${VOID}|${BESIDE})(?: +|$))+$`.replaceAll(/ (?=[a-z(])/g, ' +');

/** `CANCELLED`, `SPECIMEN - NOT A VALID INVOICE`, `Facture annulée`: of such words alone; no `cancelled appointment fee`. */
export const VOID_TITLE = new RegExp(pattern, 'g');
