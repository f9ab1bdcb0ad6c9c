const DOCUMENT_TITLE =
  /^(?:[a-z\d]+ ){0,3}(?:invoice|(?:super)?bill|receipt|statement|claim form|sales order|encounter form|[a-z]*abrechnung|rechnung|factura|recibo|facture|recu|fatura|faktur|kwitansi)(?: cum receipt| of account| summary| form)?$/;

const TITLE_BEGINS =
  /^(?:requests?|applications?|form|(?:bon|note|lettre|carta|orden|feuille|estado|autorizacion) d(?:el?|es?|u)?|surat|formulir|formulaires?|formularios?|solicitud|solicitacao|pedido|antrag|demande|attestation|facturas?|faturas?|factures?|faktur|invoices?|\w*rechnung|laporan|relatorio|reporte|informe|rincian|perincian|kwitansi|tagihan|detalle|detalhes?|detalhamento|desglose|resumen|resumo|extrato|extracto|demonstrativo|comprobante|comprovante|releve|decompte|recapitulatif|ringkasan|bukti) /;

/** `Rincian Pasien BPJS`, `Detalle de Bono`: whomever it holds, a line that begins so names a paper. */
export function beginsAsTitle(plain: string): boolean {
  return TITLE_BEGINS.test(plain.trimStart());
}

/** Whether a line, in plain text, is nothing but what a bill, a receipt or a form calls itself. */
export function isPaperTitle(plain: string): boolean {
  return DOCUMENT_TITLE.test(plain.trim());
}
