/** Signs that neighbours share: dirhams are of two countries, CFA francs of two monetary unions, `Rs` of five, `Bs` of two; `Cubre ARS` names insurers in the Dominican Republic. */
export const ABROAD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AED: { MA: 'MAD' },
  INR: { PK: 'PKR', LK: 'LKR', NP: 'NPR', MU: 'MUR' },
  CAD: { NI: 'NIO' },
  PHP: { BW: 'BWP' },
  ZMW: { PG: 'PGK' },
  BOB: { VE: 'VES' },
  ARS: { DO: 'DOP' },
  XOF: { CM: 'XAF', GA: 'XAF', CG: 'XAF', TD: 'XAF' },
};

/** Whose sign is, or may be, a dollar's; with the dinars, which end like them and are never printed so. */
const OF_DOLLAR_SIGN = /D$|^(?:MXN|COP|CLP|ARS|UYU|CVE|NIO|BRL|DOP|MOP)$/;

/** A figure's currency as it was read, `$` for the sign alone, and the figure as it is printed. */
export interface PrintedCurrency {
  readonly currency: string | null;
  readonly printed: string;
}

/**
 * The currencies of a bill's figures where they are several, else none.
 * A dollar sign alone may be any dollar or peso, and is one of its own beside the others: `$ 900.00` is no limit in pounds. So
 * may other signs be those of neighbours, `Rs. 150.00` beside `PKR 1,000.00`; two codes always are two currencies.
 */
export function differingCurrencies(printed: readonly (PrintedCurrency | undefined)[]): readonly string[] {
  const all = printed.flatMap((one) => (one?.currency ? [{ code: one.currency, isNamed: isNamed(one) }] : []));
  const mayBe = (one: (typeof all)[number], code: string) =>
    one.code === code || (!one.isNamed && sharesSign(one.code, code));
  const differing = all.filter((one) => all.some((other) => !mayBe(one, other.code) && !mayBe(other, one.code)));
  return [...new Set(differing.map(({ code }) => code))].sort();
}

/** Whether a figure is printed with its currency's code: a sign may mean less than it was read as. */
export function isNamed({ currency, printed }: PrintedCurrency): boolean {
  return currency !== null && printed.includes(currency) && currency !== '$';
}

/** Whether the sign that is read as one currency may stand for the other. */
function sharesSign(read: string, other: string): boolean {
  if (read === '$') return OF_DOLLAR_SIGN.test(other);
  return (read === 'GBP' && other === 'EGP') || (read === 'JPY' && other === 'CNY') || isAbroad(read, other);
}

function isAbroad(read: string, other: string): boolean {
  return Object.values(ABROAD[read] ?? {}).includes(other);
}
