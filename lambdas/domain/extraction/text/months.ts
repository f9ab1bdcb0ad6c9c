/** Month names and abbreviations as printed in the supported languages, without accents. */
const NAMES: readonly string[] = [
  'january jan enero ene januar jaenner janner jan janvier janv janeiro januari',
  'february feb feber febrero februar fevrier fevr fev fevereiro februari peb',
  'march mar marzo maerz marz mrz mars marco maret mrt',
  'april apr abril abr avril avr',
  'may mayo mai maio mei',
  'june jun junio juni juin junho',
  'july jul julio juli juillet juil julho',
  'august aug agosto ago aout agustus agt ags agu',
  'september sep sept septiembre setiembre septembre setembro set',
  'october oct octubre oktober okt octobre outubro out',
  'november nov noviembre novembre novembro nopember nop',
  'december dec diciembre dic dezember dez decembre dezembro desember des',
];

const MONTHS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, index) => names.split(' ').map((name): [string, number] => [name, index + 1])),
);

/** All names, longest first, as one alternation for a regular expression. */
export const MONTH_ALTERNATION = [...MONTHS.keys()].sort((a, b) => b.length - a.length).join('|');

/** 1 to 12 for a plain (lower-case, accent-free) month name. */
export function monthOf(name: string): number | undefined {
  return MONTHS.get(name);
}
