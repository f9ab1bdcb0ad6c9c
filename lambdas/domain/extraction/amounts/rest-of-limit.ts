import { anyWordPattern, hasWord } from '../text/word-pattern.ts';

const MOST = anyWordPattern(
  'limits?|limites?|ceiling|maximum|(?:jahres)?hochstbetrag|jahres(?:limit|maximum)|plafonds?|plafon|topes?|tetos?|batas|pagu',
);
const LEFT = anyWordPattern(
  'remaining|available|left|unused|balance|verbleibend\\w*|verfugbar\\w*|restlich\\w*|restantes?|disponibles?|disponivel|saldo|sisa|tersisa',
);

/** `Remaining before this confinement`, `Saldo después de este siniestro`: what a bill leaves to its patient is left of it, not before or after it. */
const AT_CLAIM =
  /(?<![a-z])(?:before|after|vor|nach|avant|apres|antes|despues|apos|depois|sebelum|setelah|sesudah)(?: (?:de|d|of))? (?:this|these|diese[rnms]?|cette?|ce|est[ea]|desta|deste) +[a-z]/;

/**
 * Whether a figure's words, in plain text, say what is left of the most that is paid: `Sisa limit tahunan`. With what was paid it makes up the
 * limit as the patient's share makes up the total, and is nobody's share.
 */
export function isRestOfLimit(words: string): boolean {
  return hasWord(words, LEFT) && (hasWord(words, MOST) || AT_CLAIM.test(words));
}
