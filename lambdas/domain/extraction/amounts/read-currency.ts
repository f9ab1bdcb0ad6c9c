import { placeOf } from '../layout/layout.ts';
import { countryOfInsurer } from '../parties/country-of-insurer.ts';
import type { Outline, Reading } from '../reading.ts';
import { guessCountry } from '../sheet/country.ts';
import { type Sheet, weightOf } from '../sheet/sheet.ts';
import { currencyOf, namedCurrency } from '../text/currency.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { isCodeInNumber } from './code-in-number.ts';
import { ABROAD, differingCurrencies, isNamed } from './differing-currencies.ts';

/** What a bare `$` means where. */
const DOLLARS: Readonly<Record<string, string>> = {
  US: 'USD',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  SG: 'SGD',
  HK: 'HKD',
  MX: 'MXN',
  CO: 'COP',
  CL: 'CLP',
  AR: 'ARS',
  UY: 'UYU',
  DO: 'DOP',
  EC: 'USD',
  SV: 'USD',
  PA: 'USD',
  NI: 'NIO',
  JM: 'JMD',
  TT: 'TTD',
  BB: 'BBD',
  BS: 'BSD',
  BZ: 'BZD',
  FJ: 'FJD',
  NA: 'NAD',
  ZW: 'USD',
};

/** What a country's invoices are in when they print no currency at all. */
const MONEY_OF: Readonly<Record<string, string>> = {
  ...DOLLARS,
  GB: 'GBP',
  IE: 'EUR',
  ZA: 'ZAR',
  IN: 'INR',
  AE: 'AED',
  BR: 'BRL',
  NG: 'NGN',
  GH: 'GHS',
  PK: 'PKR',
  LK: 'LKR',
  NP: 'NPR',
  MU: 'MUR',
  BD: 'BDT',
  KE: 'KES',
  UG: 'UGX',
  TZ: 'TZS',
  ZM: 'ZMW',
  RW: 'RWF',
  BW: 'BWP',
  MW: 'MWK',
  PG: 'PGK',
  QA: 'QAR',
  KW: 'KWD',
  BH: 'BHD',
  OM: 'OMR',
  SA: 'SAR',
  PH: 'PHP',
  MY: 'MYR',
  MA: 'MAD',
  DZ: 'DZD',
  TN: 'TND',
  SN: 'XOF',
  CI: 'XOF',
  CM: 'XAF',
  GA: 'XAF',
  CG: 'XAF',
  TD: 'XAF',
  AO: 'AOA',
  MZ: 'MZN',
  HN: 'HNL',
  GT: 'GTQ',
  CR: 'CRC',
  BO: 'BOB',
  VE: 'VES',
  PY: 'PYG',
  PE: 'PEN',
  ID: 'IDR',
};

/** One amount alone that is none of the figures may be none at all: a diagnosis (`R26.89`) looks like rands. */
const SELDOM = 2;

/**
 * The currency: what a label says, else what most amounts carry, else a sign over a column (`Amount ($)`), else the
 * country's own; a bare `$` is read by a dollar that is named elsewhere, else by the document's
 * country.
 */
export function readCurrency(
  sheet: Sheet,
  figures: readonly (AmountCandidate | undefined)[],
  outline: Outline,
): Reading | undefined {
  const printed =
    labelledCurrency(sheet) ??
    figureCurrency(figures) ??
    anyCurrency(sheet, SELDOM) ??
    wordedCurrency(sheet, outline) ??
    anyCurrency(sheet, 1) ??
    bracketedSign(sheet) ??
    countryCurrency(sheet, figures, outline);
  const local = printed && (ABROAD[printed.value]?.[guessCountry(sheet.segments) ?? ''] ?? inFrench(printed, outline));
  if (local) return { ...printed, value: local };
  if (printed?.value !== '$') return printed;
  const worded = wordedCurrency(sheet, outline);
  if (worded && Object.values(DOLLARS).includes(worded.value)) return worded;
  // English-language invoices with a bare dollar sign and no other clue are from the United States far more often.
  const fallback = outline.language === 'en' || outline.language === null ? 'USD' : undefined;
  const country = guessCountry(sheet.segments) ?? countryOfInsurer(sheet.segments);
  const value = DOLLARS[country ?? ''] ?? fallback;
  return value ? { ...printed, value, confidence: country ? 0.93 : 0.75 } : undefined;
}

/** Dirhams on a paper in French are Morocco's. */
function inFrench({ value }: Reading, { language }: Outline): string | undefined {
  return value === 'AED' && language === 'fr' ? 'MAD' : undefined;
}

/** On papers in French `GHS` are the groups by which France pays for stays in hospital, not Ghana's cedis. */
function isOfStays(code: string, { language }: Outline): boolean {
  return code === 'GHS' && language === 'fr';
}

function labelledCurrency(sheet: Sheet): Reading | undefined {
  for (const slot of sheet.slots) {
    if (weightOf(slot.hit, 'currency') === 0) continue;
    const text = slot.segment.text.slice(slot.from, slot.to);
    const match = /[A-Z]{3}/.exec(text);
    const value = match ? currencyOf(match[0]) : undefined;
    if (!match || !value) continue;
    const from = slot.from + match.index;
    return {
      value,
      printed: match[0],
      confidence: 0.97,
      place: placeOf(slot.segment, from, from + 3),
      method: slot.method,
    };
  }
  return undefined;
}

function figureCurrency(figures: readonly (AmountCandidate | undefined)[]): Reading | undefined {
  const marked = figures.filter((figure) => figure !== undefined && figure.currency !== null);
  const first = marked.find((one) => one?.currency !== '$') ?? marked[0];
  const figure = marked.find((one) => one && isNamed(one) && differingCurrencies([first, one]).length === 0) ?? first;
  if (!figure?.currency) return undefined;
  const { currency: value, printed, place } = figure;
  return { value, printed, confidence: 0.97, place, method: 'amount' };
}

/** `Total Gs.`, `Montant DA`, `Account total (incl. VAT) R`: the sign ends the label. */
const BEHIND_LABEL =
  /^(?:account total|total|importe|monto|valor|montant|betrag|jumlah|cobertura|precio|preço)(?=\s)[\p{L} ]{0,24}(?:\([^()]{0,24}\))? (\p{Sc}|R|S\/\.?|Gs\.?|Bs\.?|DA|DT|DH|Kz|MT|Lps\.?|Q|FCFA)$/iu;
/** `Unit TT$`, `Part caisse €`, `TOTAL (IVA incl.) €`: no word ends in a sign of money. */
const SIGN_BEHIND = /[\p{L})] ([A-Z]{1,3}\$|\p{Sc})$/u;

/** `Subtotal (Rp)`, `Betrag in €`: the sign stands once, over the column; or in a cell of its own before each figure. */
function bracketedSign(sheet: Sheet): Reading | undefined {
  for (const segment of sheet.segments) {
    const match =
      /[([](?:\p{L}[\p{L} ]{0,40} in)? ?(\p{Sc}|[A-Z]{0,3}\$|Rp\.?|Rs\.?|Fr\.|FCFA|Kz|[A-Z]{3})[)\]]|\bin (\p{Sc}|Rs\.?|Rp\.?|RM|Ks[Hh]s?\.?)$|^(\p{Sc}|[A-Z]{1,3}\$|Rp\.?|S\/\.?|Kz|FCFA)$/u.exec(
        segment.text,
      ) ??
      BEHIND_LABEL.exec(segment.text) ??
      SIGN_BEHIND.exec(segment.text);
    const printed = match?.[1] ?? match?.[2] ?? match?.[3];
    const value = printed ? currencyOf(printed) : undefined;
    if (!match || !printed || !value) continue;
    const from = match.index + match[0].indexOf(printed);
    return { value, printed, confidence: 0.9, place: placeOf(segment, from, from + printed.length), method: 'column' };
  }
  return undefined;
}

/** Claim forms print plain figures; whose form it is says what they are in. */
function countryCurrency(
  sheet: Sheet,
  figures: readonly (AmountCandidate | undefined)[],
  { language }: Outline,
): Reading | undefined {
  if (!figures.some((figure) => figure !== undefined)) return undefined;
  // Indonesian is of one country.
  const value = MONEY_OF[guessCountry(sheet.segments) ?? (language === 'id' ? 'ID' : '')];
  if (!value) return undefined;
  return { value, printed: null, confidence: 0.7, place: null, method: 'country' };
}

/** The only currency that the document names apart from its amounts; two of them decide nothing. */
function wordedCurrency(sheet: Sheet, outline: Outline): Reading | undefined {
  const named = sheet.segments.flatMap((segment) => {
    const found = namedCurrency(segment.text);
    return found && !isCodeInNumber(segment, found.start, sheet) && !isOfStays(found.code, outline)
      ? [{ segment, found }]
      : [];
  });
  const [first] = named;
  if (!first || named.some(({ found }) => found.code !== first.found.code)) return undefined;
  const { segment, found } = first;
  const printed = segment.text.slice(found.start, found.end);
  return {
    value: found.code,
    printed,
    confidence: 0.85,
    place: placeOf(segment, found.start, found.end),
    method: 'words',
  };
}

/** The currency that most amounts carry, at least so many. */
function anyCurrency(sheet: Sheet, fewest: number): Reading | undefined {
  const counts = new Map<string, { count: number; reading: Reading }>();
  for (const segment of sheet.segments) {
    for (const { currency, start, end } of segment.money) {
      if (currency === null || isCodeInNumber(segment, start, sheet)) continue;
      const printed = segment.text.slice(start, end);
      const reading = {
        value: currency,
        printed,
        confidence: 0.85,
        place: placeOf(segment, start, end),
        method: 'amount',
      };
      const before = counts.get(currency);
      counts.set(currency, { count: (before?.count ?? 0) + 1, reading: before?.reading ?? reading });
    }
  }
  const [most] = [...counts.values()].sort((a, b) => b.count - a.count);
  return most && most.count >= fewest ? most.reading : undefined;
}
