import type { AccountPolicy } from '../access/account.ts';
import type { Readings } from '../extraction/reading.ts';
import { formatHundredths, parseHundredths } from '../money/hundredths.ts';
import { evidenceOf } from './evidence.ts';
import type { Finding } from './finding.ts';
import { statedAmounts } from './stated-amounts.ts';

/**
 * The account's ceiling as part of the amount check: amounts that agree pass only up to the ceiling of their currency.
 * Where the account has ceilings and the document names no currency, nobody can tell, and so it fails.
 * @param amounts what the amounts by themselves give; a FAIL stays as it is.
 */
export function checkCeiling(
  amounts: Finding,
  readings: Readings,
  { amountCeilings }: Pick<AccountPolicy, 'amountCeilings'>,
): Finding {
  const total = statedAmounts(readings)?.total;
  if (amounts.result === 'FAIL' || total === undefined || Object.keys(amountCeilings).length === 0) return amounts;
  const evidence = evidenceOf(readings, ['total_amount', 'currency']);
  const currency = readings.currency?.value;
  if (currency === undefined) {
    const reason = 'The account has ceilings by currency, and the document does not say its currency.';
    return { result: 'FAIL', reasonCode: 'CURRENCY_MISSING', reason, evidence };
  }
  const ceiling = amountCeilings[currency];
  const most = ceiling === undefined ? null : parseHundredths(ceiling);
  if (most === null || total <= most) return amounts;
  const reason = `The total ${formatHundredths(total)} ${currency} is above the account's ceiling of ${formatHundredths(most)}.`;
  return { result: 'FAIL', reasonCode: 'AMOUNT_EXCEEDS_LIMIT', reason, evidence };
}
