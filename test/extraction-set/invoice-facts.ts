import type { Category } from '../../lambdas/domain/extraction/reading.ts';

/** Where a layout's people, providers and insurers come from. */
export interface Region {
  readonly people: readonly (readonly [first: string, last: string])[];
  /** Providers with the kind of care that they bill and what they bill for. */
  readonly providers: readonly (readonly [name: string, category: Category, services: readonly string[]])[];
  /** As printed, and the registry's name (null where the registry has none). */
  readonly insurers: readonly (readonly [printed: string, known: string | null])[];
  /** Cents of a usual service's price. */
  readonly price: readonly [least: number, most: number];
  /** Prices are whole multiples of this many cents. */
  readonly step: number;
}

/** What one invoice of the set says; amounts in cents, dates in ISO form. */
export interface InvoiceFacts {
  readonly variant: number;
  readonly first: string;
  readonly last: string;
  readonly provider: string;
  readonly category: Category;
  readonly insurer: string;
  readonly knownInsurer: string;
  readonly services: readonly { readonly name: string; readonly cents: number }[];
  readonly total: number;
  readonly insurance: number;
  readonly patientShare: number;
  readonly percent: number;
  readonly maximum: number;
  readonly birth: string;
  readonly treated: string;
  readonly submitted: string;
  readonly due: string;
  /** Draws for whatever else the layout prints: ids, distractors. */
  digits(count: number): string;
  letters(count: number): string;
}

/** A small generator of even numbers in [0, 1): mulberry32, good enough to vary test documents. */
function generator(seed: string): () => number {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same layout, region and variant always give the same invoice. */
export function inventFacts(layout: string, region: Region, variant: number): InvoiceFacts {
  const draw = generator(`${layout} ${variant}`);
  const whole = (least: number, most: number) => least + Math.floor(draw() * (most - least + 1));
  const pick = <T>(list: readonly T[], fallback: T): T => list[(variant + whole(0, 1) * 2) % list.length] ?? fallback;
  const [first, last] = pick(region.people, ['', '']);
  const [provider, category, names] = pick(region.providers, ['', 'other', []]);
  const [insurer, known] = pick(region.insurers, ['', null]);
  const [least, most] = region.price;
  const services = names
    .slice(0, whole(2, names.length))
    .map((name) => ({ name, cents: whole(least / region.step, most / region.step) * region.step }));
  const total = services.reduce((sum, { cents }) => sum + cents, 0);
  const percent = [70, 80, 85, 90, 60][whole(0, 4)] ?? 80;
  const insurance = Math.round((total * percent) / 100);
  const day = (year: number) =>
    `${year}-${String(whole(1, 12)).padStart(2, '0')}-${String(whole(13, 28)).padStart(2, '0')}`;
  const month = whole(1, 9);
  const dayIn = (later: number) =>
    `2026-${String(month + later).padStart(2, '0')}-${String(whole(3, 28)).padStart(2, '0')}`;
  return {
    variant,
    first,
    last,
    provider,
    category,
    insurer,
    knownInsurer: known ?? 'UNKNOWN',
    services,
    total,
    insurance,
    patientShare: total - insurance,
    percent,
    maximum: Math.ceil((total * whole(2, 6)) / 100_000) * 100_000,
    birth: day(whole(1950, 1999)),
    treated: dayIn(0),
    submitted: dayIn(1),
    due: dayIn(2),
    digits: (count) => Array.from({ length: count }, (_, at) => whole(at === 0 ? 1 : 0, 9)).join(''),
    letters: (count) => Array.from({ length: count }, () => 'ABCDEFGHKLMNPRSTVWXZ'.charAt(whole(0, 19))).join(''),
  };
}
