import { everyMatch } from './every-match.ts';

/** ISO 4217 codes that an invoice may carry; three capitals outside this list are not taken for a currency. */
export const CURRENCY_CODES: ReadonlySet<string> = new Set(
  [
    'AED AOA ARS AUD BBD BDT BGN BHD BND BOB BRL BSD BWP CAD CDF CHF CLP CNY COP CRC CVE CZK DKK DOP DZD',
    'EGP ETB EUR FJD GBP GHS GNF GTQ HKD HNL HUF IDR ILS INR ISK JMD JOD JPY KES KHR KRW KWD KZT LBP LKR LRD',
    'XCD BZD MAD MGA MMK MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON',
    'RSD RWF SAR SEK SGD THB TND TRY TTD TWD TZS UAH UGX USD UYU VES VND XAF XOF ZAR ZMW',
  ].flatMap((line) => line.split(' ')),
);

const SIGNS: Readonly<Record<string, string>> = {
  US$: 'USD',
  A$: 'AUD',
  AU$: 'AUD',
  NZ$: 'NZD',
  C$: 'CAD',
  CA$: 'CAD',
  CAD$: 'CAD',
  S$: 'SGD',
  SG$: 'SGD',
  HK$: 'HKD',
  MX$: 'MXN',
  MEX$: 'MXN',
  COL$: 'COP',
  R$: 'BRL',
  $: '$',
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '¥': 'JPY',
  RP: 'IDR',
  RS: 'INR',
  FR: 'CHF',
  SFR: 'CHF',
  DH: 'AED',
  DHS: 'AED',
  RM: 'MYR',
  ZŁ: 'PLN',
  '₱': 'PHP',
  '฿': 'THB',
  '₺': 'TRY',
  '₪': 'ILS',
  'S/': 'PEN',
  L: 'HNL',
  LPS: 'HNL',
  Q: 'GTQ',
  DA: 'DZD',
  DT: 'TND',
  'B/': 'PAB',
  GS: 'PYG',
  KZ: 'AOA',
  AR: 'MGA',
  MT: 'MZN',
  MTN: 'MZN',
  FCFA: 'XOF',
  'F CFA': 'XOF',
  CFA: 'XOF',
  '₲': 'PYG',
  '₡': 'CRC',
  RD$: 'DOP',
  BS: 'BOB',
  R: 'ZAR',
  '₦': 'NGN',
  'GH₵': 'GHS',
  'GH¢': 'GHS',
  '₵': 'GHS',
  KSH: 'KES',
  KSHS: 'KES',
  TSH: 'TZS',
  USH: 'UGX',
  '₫': 'VND',
  '₩': 'KRW',
  '₴': 'UAH',
  '৳': 'BDT',
  NT$: 'TWD',
  J$: 'JMD',
  TT$: 'TTD',
  N$: 'NAD',
  N: 'NGN',
  K: 'ZMW',
  P: 'PHP',
  SR: 'SAR',
  QR: 'QAR',
  KD: 'KWD',
  BD: 'BHD',
  RO: 'OMR',
  JD: 'JOD',
  'K.D': 'KWD',
  'B.D': 'BHD',
  'R.O': 'OMR',
  'J.D': 'JOD',
  MK: 'MWK',
  TK: 'BDT',
  NRS: 'NPR',
  GHC: 'GHS',
  FJ$: 'FJD',
  BZ$: 'BZD',
  B$: 'BND',
  EC$: 'XCD',
  ECV: 'CVE',
  EURO: 'EUR',
  EUROS: 'EUR',
  FRANKEN: 'CHF',
  REAIS: 'BRL',
  RUPIAH: 'IDR',
};

/** The ISO 4217 code of a printed sign or code; `$` where the sign alone does not say which; undefined for anything else. */
export function currencyOf(sign: string): string | undefined {
  return meaningOf(sign) ?? meaningOf(sign.replace(/\.$/, '').replace(/\s+/, ' ').toUpperCase());
}

function meaningOf(bare: string): string | undefined {
  return SIGNS[bare] ?? (CURRENCY_CODES.has(bare) ? bare : undefined);
}

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:us|u\.s\.) dollars?\b/i, 'USD'],
  [/\bcanadian dollars?\b/i, 'CAD'],
  [/\baustralian dollars?\b/i, 'AUD'],
  [/\bnew zealand dollars?\b/i, 'NZD'],
  [/\bsingapore dollars?\b/i, 'SGD'],
  [/\bpounds? sterling\b/i, 'GBP'],
  [/\bswiss francs?\b|\bschweizer franken\b|\bfrancs suisses\b/i, 'CHF'],
  [/\beuros?\b/i, 'EUR'],
  [/\b(?:indian )?rupees\b/i, 'INR'],
  [/\brupiah\b/i, 'IDR'],
  [/\breais\b/i, 'BRL'],
  [/\bpesos mexicanos\b|\bmexican pesos\b/i, 'MXN'],
  [/\bpesos colombianos\b|\bcolombian pesos\b/i, 'COP'],
  [/\bdirhams? marocains?\b/i, 'MAD'],
  [/\bdirhams?\b/i, 'AED'],
  [/\b(?:francs?|f) ?\.? ?cfa\b|\bfcfa\b/i, 'XOF'],
  [/\bkwanzas?\b/i, 'AOA'],
  [/\bmeticais\b/i, 'MZN'],
  [/\bescudos (?:cabo[- ]?verdianos|de cabo verde)\b/i, 'CVE'],
  [/\bariary\b/i, 'MGA'],
  // An Argentine doctor's licence is an `M.N. 20.418`.
  [/\bM\.N\.(?![\p{L}\d])(?! ?\d)/u, 'MXN'],
  [/\bpesos chilenos\b/i, 'CLP'],
  [/\bpesos argentinos\b/i, 'ARS'],
  [/\bpesos uruguayos\b/i, 'UYU'],
  [/\b(?:nuevos )?soles\b/i, 'PEN'],
  [/\bguaran[ií]es\b/i, 'PYG'],
  [/\bbolivianos\b/i, 'BOB'],
  [/\bquetzales\b/i, 'GTQ'],
  [/\blempiras\b/i, 'HNL'],
  [/\bdinars? tunisiens?\b/i, 'TND'],
  [/\bdinars? alg[ée]riens?\b/i, 'DZD'],
  [/\bnaira\b/i, 'NGN'],
  [/\b(?:ghana(?:ian)?) cedis?\b/i, 'GHS'],
  [/\bkenyan? shillings?\b/i, 'KES'],
  [/\b(?:malaysian )?ringgit\b/i, 'MYR'],
  [/\bphilippine pesos?\b/i, 'PHP'],
  [/\bsouth african rands?\b/i, 'ZAR'],
  [/\byen\b/i, 'JPY'],
  [/\bthai baht\b/i, 'THB'],
  [/\bnamibian dollars?\b/i, 'NAD'],
  [/\bhong kong dollars?\b/i, 'HKD'],
  [/\bkuwaiti dinars?\b/i, 'KWD'],
  [/\bbahraini dinars?\b/i, 'BHD'],
  [/\bjordanian dinars?\b/i, 'JOD'],
  [/\bomani rials?\b/i, 'OMR'],
  [/\bsaudi riyals?\b/i, 'SAR'],
  [/\bqatari riyals?\b/i, 'QAR'],
];

/** Without what may not stand behind a word: that names Unicode's letters, which with `i` take long to compile. */
const ANY_WORD = new RegExp(WORDS.map(([{ source }]) => source.replace(/\(\?!.*/, '')).join('|'), 'i');

const THREE_CAPITALS = /(?<![\p{L}\d-])[A-Z]{3}(?![\p{L}\d-])/gu;

/** `Seguro: ARS HUMANO`: away from amounts these capitals are insurers' of the Dominican Republic, but for `Importes en ARS`. */
function isInsurer(code: string, before: string): boolean {
  return code === 'ARS' && !/(?:\b[ei]n |\()$/i.test(before);
}

/** `OZEMPIC 0.25-0.5MG PEN`: among capitals such a code is a word like the others, but for `AMOUNTS IN PEN`. */
function isWord(code: string, before: string, text: string): boolean {
  if (!ALSO_WORDS.has(code) || /\p{Ll}/u.test(text) || !/\p{Lu}{3}/u.test(before)) return false;
  return !/(?:\b(?:IN|EN|EM)|[(:])\s?$/.test(before);
}

/** `mammogram with CAD (77066)`: a computer looked at it too. */
function isDetection(code: string, before: string): boolean {
  return code === 'CAD' && /\b(?:with|w\/|incl(?:uding|\.)?|and|\+) ?$/i.test(before);
}

/** `Séjour GHS 11C132`, `tarif GHS 2648`: by such groups France pays for stays in hospital. */
function isOfStay(code: string, before: string): boolean {
  return code === 'GHS' && /(?:s[ée]jours?|tarifs?|hospitalisation|code|GHM) $/i.test(before);
}

/** `CRC Porto 509 117 204`: Portugal's registry of companies, of a town. */
function isRegistry(code: string, after: string): boolean {
  return code === 'CRC' && /^ (?:d[aeo] )?\p{Lu}\p{Ll}/u.test(after);
}

/** `B-0441/KES/XI/2025`: a department in a letter's number. */
function isInNumber(before: string, after: string): boolean {
  return /\d[./-]$/.test(before) || /^[./-][\p{L}\d]*\d/u.test(after);
}

const ALSO_WORDS: ReadonlySet<string> = new Set(['BOB', 'CAD', 'COP', 'MAD', 'MOP', 'MUR', 'PEN', 'RON', 'TRY']);

/** A currency named in words or by its code, apart from any amount: `All amounts in US dollars (USD)`. */
export function namedCurrency(
  text: string,
): { readonly code: string; readonly start: number; readonly end: number } | undefined {
  for (const match of everyMatch(text, THREE_CAPITALS)) {
    const before = text.slice(0, match.index);
    const isNamed =
      CURRENCY_CODES.has(match[0]) &&
      !isInsurer(match[0], before) &&
      !isWord(match[0], before, text) &&
      !isDetection(match[0], before) &&
      !isOfStay(match[0], before) &&
      !isRegistry(match[0], text.slice(match.index + 3));
    if (isNamed && !isInNumber(before, text.slice(match.index + match[0].length)))
      return { code: match[0], start: match.index, end: match.index + 3 };
  }
  if (!ANY_WORD.test(text)) return undefined;
  for (const [pattern, code] of WORDS) {
    const match = pattern.exec(text);
    if (match) return { code, start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}
