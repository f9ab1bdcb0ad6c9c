const DOCUMENT_TITLE =
  /^(?:[a-z\d]+ ){0,3}(?:invoice|(?:super)?bill|receipt|statement|claim form|sales order|encounter form|[a-z]*abrechnung|rechnung|factura|recibo|facture|recu|fatura|faktur|kwitansi)(?: cum receipt| of account| summary| form)?$/;

/** Whether a line, in plain text, is nothing but what a bill, a receipt or a form calls itself. */
export function isPaperTitle(plain: string): boolean {
  return DOCUMENT_TITLE.test(plain.trim());
}
