const ADVANCE =
  'deposits?|advances?|prepaid|prepayments?|anticipos?|depositos?|senal(?:es)?|sinal|anzahlung(?:en)?|acomptes?|avances?|adiantamentos?|uang muka';

/**
 * What a row or a caption is called that books something beside a bill's lines, as alternatives for `wordPattern`: one
 * list for all who ask what is booked there (rows of tables, captions, figures taken off). Not here: labels known as a
 * whole (labels/amount-labels.ts), the words that phrases about paying are made of (labels/figure-words.ts), and what
 * names who pays (labels/whose-share.ts, paid-by-abroad.ts).
 */
export const BOOKING_WORDS = {
  /** Taken off, and nobody pays it. */
  off: [
    'adj|adjs|adjust(?:ed|ments?)?|discount(?:s|ed)?|disc|write ?(?:offs?|downs?)|written (?:off|down|back)|wo|concessions?|reductions?|savings?|saved|contractual|contracted|contract allowances?|non ?allowed|not allowed|unallowed|waivers?|waived|courtesy|statutory|senior citizens?|pwd|sc pwd',
    '(?:preis|kassen|vertrags|tarif|mengen)?(?:nachlass|rabatt)|skonto|descuentos?|descontos?|desc|d(?:e?sc?|c)?to|abatimentos?|remises?|rabais|diskon|potongan|ajustes?|bonificacion comercial|reduc(?:ao|oes)|reduccion(?:es)?|rebajas?',
    '(?:above|over|exceeding|in excess of) (?:[a-z]+ ){0,3}(?:approved|allowed|allowable|usual and customary)',
    '(?:corporate|negotiated|agreed|contract|volume|loyalty|cash|prompt payment|early payment|staff|trade|hospital) rebates?',
    'credit notes?|notas? de credito|notes? de credit|nota kredit',
    'rounding|round(?:ed)? off|rundung|redondeo|arrondi|arredondamento|pembulatan',
  ],
  /** Added to what is billed. */
  tax: [
    'tax|taxes|vat|i ?[gv] ?[va]|t ?v ?a|[cis]?gst|hst|pst|qst|iva|igv|itbis|icms|iss|mwst|ust|umsatzsteuer|mehrwertsteuer|tva|ppn|pph|pajak|impuestos?|impostos?|surcharge',
  ],
  /** Paid before the bill was made. */
  advance: [ADVANCE],
  /** Paid already, by whom is not said. */
  paid: [
    ADVANCE,
    'paid|payments?|pmts?|remitted|received|receipts?|tendered|collected|credits?',
    'pagad[oa]s?|pagos?|abonos?|abonad[oa]s?|recibidos?|adelantos?|bezahlt|gezahlt|zahlung(?:en)?|akonto',
    'payee?s?|paiements?|reglements?|reglee?s?|versements?|encaisse|pag[oa]s?|pagamentos?|recebidos?|dibayar|pembayaran|titipan',
  ],
  /** Not taken into account by who pays: nobody pays it on a bill, the patient where the insurer says so. */
  refused: [
    'disallow\\w*|not covered|non payable|not payable|non covered|ineligible|inadmissible|deductions?|restrict\\w*|deducciones|glosas?|no cubiertos?|nao cobertos?|non couverts?',
  ],
} as const;
