import { anyWordPattern } from '../text/word-pattern.ts';

/** How papers that bill something are called in the six languages. */
export const INVOICE_WORDS = anyWordPattern(
  'invoice|bill|account|explanation of benefits|receipt|claim|rechnung|liquidation|factura|recibo',
  'facture|decompte|note d honoraires|fatura|nota fiscal|demonstrativo|faktur|kuitansi|tagihan',
  'releve|honorarnote|quittung|faktura|ruckforderungsbeleg|cuenta de cobro|boleta|keterangan biaya|struk',
  // National forms on which care is claimed: France's, and the guides of Brazil's TISS for what was done.
  'feuille de soins|guia de (?:servico profissional|consulta|honorarios?|resumo de internacao|tratamento odontologico)|sp sadt',
  // What a till prints for an invoice in Colombia: https://www.dian.gov.co
  'documento equivalente(?: pos)?(?: electronico)?',
  // A bank's account is a `conta` too.
  'conta final|(?:valor|total) (?:final |total )?da conta|cuenta final|(?:valor|total) (?:final )?de la cuenta',
);

/** An estimate that was accepted and paid for. */
export const PAID_WORDS = anyWordPattern(
  '(?:aprobado|aprovado|aceptado|aceito|accepted|approved|accepte|angenommen) (?:y|e|and|et|und) (?:pagado|pago|paid|paye|bezahlt)',
  '(?:saldo|importe|total|monto|valor) (?:abonado|pagado|pago)|paid in full|betrag (?:dankend )?erhalten|bezahlt am|(?:acquitte|regle) le',
);
