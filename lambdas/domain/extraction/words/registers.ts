/**
 * Registers of those who treat, by whose numbers they sign: Brazil's and Portugal's councils and orders, France's and Germany's, those of the
 * English-speaking countries, of Spain and Latin America, and Indonesia's.
 */
const REGISTERED = new RegExp(
  [
    '(?:CR(?:M|N|P|O|F|Fa|BM|ESS)|CREFITO|COREN|OMD|OPP|ON)(?:[-/ ]?(?:\\p{Lu}{2}|\\d{1,2}))?[:. nNº°]*',
    '(?:RPPS|ADELI|LANR|BSNR|ZSR|GLN)(?: ?-?(?:Nr\\.?|n[°º]))?[:. nNº°]*',
    '(?:HCPC|GMC|GDC|GOC|NMC|AHPRA|NPI|CORU|HPCSA)(?: (?:[Rr]eg(?:istration)?\\.?|[Nn]o\\.?|[Nn]umber))*[:. #]*',
    '(?:C[ée]d(?:ula)?\\.? [Pp]rof(?:esional|issional)?\\.?|[Cc]olegiad[oa]|N\\.? ?[º°] ?(?:de )?[Cc]ol(?:egiad[oa])?\\.?|M\\.[NP]\\.)[:. nNº°]*',
    '(?:STRB?|SIPB?|SIPA|SIPP|SIK|SIPTTK|SIPF)(?: ?[Nn]o\\.?)?[:. -]*',
  ]
    .map((one) => `^${one}(?:\\p{Lu}{1,3}[- /]?)?\\d{2}`)
    .join('|'),
  'u',
);

/** `CRN-8 11.930`, `Cédula Profesional 4471203`: under which number of its register somebody treats. */
export function isRegistered(text: string): boolean {
  return REGISTERED.test(text);
}
