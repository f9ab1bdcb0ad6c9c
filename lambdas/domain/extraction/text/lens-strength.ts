import type { Money } from './money.ts';

/** An eye's signed strength, as prescriptions of glasses name the eyes: `OD +1.25`, `OI −2.00`, `OS`, `OE`, `OG`. */
const EYE = /(?<!\p{L})O\.?[DISEG]\.?:? ?[+−–-] ?\d{1,2}[.,]\d{2}(?!\d)/u;
/** Sphere and cylinder, in the words of prescriptions. */
const LENS = /(?<!\p{L})(?:sph(?:[äae]re?)?|cyl|zyl|esf|cil|dpt|diopt\p{L}+)(?!\p{L})/iu;
/** In hundredths of a dioptre: hardly a lens is stronger, and all go by quarters. */
const [STRONGEST, STEP] = [2_000, 25];

/** `OD +1.25 add 2.25`: how strong a lens is has the form of an amount without a currency, and is none. */
export function withoutLensStrengths(amounts: readonly Money[], text: string): readonly Money[] {
  if (!amounts.some(mayBeStrength) || !(EYE.test(text) || LENS.test(text))) return amounts;
  return amounts.filter((one) => !mayBeStrength(one));
}

function mayBeStrength({ currency, cents }: Money): boolean {
  return currency === null && Math.abs(cents) <= STRONGEST && cents % STEP === 0;
}
