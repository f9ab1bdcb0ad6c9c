/** ISO 4217 codes that an invoice may carry; three capitals outside this list are not taken for a currency. */
const CODES = new Set(
  'AED ARS AUD BHD BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP HKD HUF IDR ILS INR JPY KRW KWD MXN MYR NOK NZD OMR PEN PHP PKR PLN QAR RON SAR SEK SGD THB TRY TWD UAH USD UYU VND ZAR'.split(
    ' ',
  ),
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
};

/** The ISO 4217 code of a printed sign or code; `$` where the sign alone does not say which; undefined for anything else. */
export function currencyOf(sign: string): string | undefined {
  const bare = sign.replace(/\.$/, '').toUpperCase();
  return SIGNS[bare] ?? (CODES.has(bare) ? bare : undefined);
}
