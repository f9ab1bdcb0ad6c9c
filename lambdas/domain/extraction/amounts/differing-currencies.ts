/** Whose sign is, or may be, a dollar's; with the dinars, which end like them and are never printed so. */
const OF_DOLLAR_SIGN = /D$|^(?:MXN|COP|CLP|ARS|UYU|CVE|NIO|BRL)$/;

/**
 * The currencies of a bill's figures where they are several, else none.
 * A dollar sign alone may be any dollar or peso, and is one of its own beside the others: `$ 900.00` is no limit in pounds.
 * @param printed ISO 4217 codes, `$` for the sign alone, null where nothing says it.
 */
export function differingCurrencies(printed: readonly (string | null | undefined)[]): readonly string[] {
  const all = new Set(printed.flatMap((one) => one ?? []));
  const named = [...all].filter((one) => one !== '$');
  const isApart = all.has('$') && named.some((one) => !OF_DOLLAR_SIGN.test(one));
  const differing = isApart ? ['$', ...named] : named;
  return differing.length > 1 ? differing.sort() : [];
}
