import { placeOf, type Segment } from '../layout/layout.ts';
import type { Reading } from '../reading.ts';
import { guessCountry } from '../sheet/country.ts';
import type { Sheet } from '../sheet/sheet.ts';

const SERIES = /^(\p{Lu}{2})\p{Lu} \d{3,8}$/u;
/** Countries share this money. */
const SHARED = 'EU';

/**
 * `AUD 3419` under a Mexican `Factura`: a series and the number in it, though `AUD` is money elsewhere. Money that is the
 * country's own, or that another figure of the paper carries, is no series.
 */
export function seriesLikeMoney(
  besideTitle: readonly Segment[],
  { segments }: Sheet,
  confidence: number,
): Reading | undefined {
  const segment = besideTitle.find(({ text }) => SERIES.test(text));
  const [, abroad = SHARED] = SERIES.exec(segment?.text ?? '') ?? [];
  const country = abroad === SHARED ? undefined : guessCountry(segments);
  if (!segment || country === undefined || country === abroad) return undefined;
  const { text } = segment;
  const code = text.slice(0, 3);
  const isMoney = segments.some((one) => one !== segment && one.money.length > 0 && one.text.includes(code));
  if (isMoney) return undefined;
  const place = placeOf(segment, 0, text.length);
  return { value: text, printed: text, confidence, place, method: 'title' };
}
