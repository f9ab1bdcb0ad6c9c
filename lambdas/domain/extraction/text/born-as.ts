/** Between the family's name and the given ones stands the name somebody was born with: `MERCIER née LEDUC Odile`, `Kehl geb. Moser, Anna`. */
const BORN_AS = String.raw`(?:n[ée]e|NÉE|né|NÉ|geb\.|geborene[rn]?)`;
const PARTICLES = String.raw`(?:(?:d[eu]|des|von|van)\s+(?:la\s+|der\s+)?|d['’])?`;
const MAIDEN = new RegExp(String.raw`^\(?${BORN_AS}\s+${PARTICLES}\p{Lu}[\p{L}'’-]*\)?,?\s+(?=\p{Lu}\p{L})`, 'u');
const BORN = new RegExp(String.raw`\s+\(?${BORN_AS}\s+${PARTICLES}\p{Lu}[\p{L}'’-]*\)?`, 'u');

/** How much of a text that follows a family's name is a name of birth with more of the name behind it. */
export function maidenName(text: string): number {
  return MAIDEN.exec(text)?.[0].length ?? 0;
}

export function withoutMaidenName(name: string): string {
  return name.replace(BORN, '');
}
