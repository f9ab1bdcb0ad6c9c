import { anyWordPattern } from '../text/word-pattern.ts';

/** How papers that bill something are called in the six languages. */
export const INVOICE_WORDS = anyWordPattern(
  'invoice|bill|account|explanation of benefits|receipt|claim|rechnung|liquidation|factura|recibo',
  'facture|decompte|note d honoraires|fatura|nota fiscal|demonstrativo|faktur|kuitansi|tagihan',
  'releve|honorarnote|quittung|cuenta de cobro|boleta|keterangan biaya',
);
