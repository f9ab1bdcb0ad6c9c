/** Titles and forms of address before (or after) a name, in the supported languages. */
const TITLES = new Set(
  [
    'mr mrs ms miss mx master dr dra prof sir madam herr herrn frau hr fr sr sra srta señor señora sres don',
    'doña d dña dª da m mme mlle mm monsieur madame mademoiselle senhor senhora exmo exma tn ny nn bpk',
    'bapak ibu sdr sdri tuan nyonya dipl ing med mag lic smt shri kum kumari baby chief alhaji alhaja hajia engr capt rev pastor hon',
    'mdm mnr mev mej encik puan cik dato datuk datin frl fraulein hofrat mag.a dr.in dr.a sardar sardarni',
  ].flatMap((line) => line.split(' ')),
);
const SUFFIX = /^(?:md|phd|mba|esq|msc|bsc|rn)\.?$/i;
const PARTICLES = new Set(
  'de da do dos das del della di du la le las los el van von der den den ter ten zu zur zum y e i bin bt bte b binti binte bint ibn al af av und'.split(
    ' ',
  ),
);

export function isTitle(word: string): boolean {
  const lower = word.toLowerCase();
  return TITLES.has(/[.ª]$/.test(lower) ? lower.replace(/[.ª]+$/, '') : lower);
}

export function isParticle(word: string): boolean {
  return PARTICLES.has(word.toLowerCase());
}

/** A printed name as `First Last`, in normal case, without titles: `SANDOVAL, Graham` is `Graham Sandoval`. */
export function canonicalPersonName(printed: string): string {
  const [before = '', ...after] = printed
    .replace(/\s+/g, ' ')
    .replace(/[;:.]+$/, '')
    .split(',')
    .map((part) => withoutTitles(part.trim()));
  const given = after.filter((part) => part !== '' && !SUFFIX.test(part) && !isTitle(part));
  const ordered = [...given, before].join(' ').trim();
  const words = ordered.split(' ').filter((word) => word !== '');
  const oneCase = printed === printed.toUpperCase() || printed === printed.toLowerCase();
  return words.map((word, index) => normalCase(word, index, oneCase)).join(' ');
}

function withoutTitles(name: string): string {
  const words = name.split(' ');
  // `D. Andrés` is a title, `Andrés D. Robledo` is not: only leading ones go, and never the last two words left.
  // Nor are `D.` and `M.` behind a title: `Mrs. D. M. Perera`.
  for (let first = true; words.length > 2 && isTitle(words[0] ?? ''); first = false) {
    if (!first && /^\p{L}\.?$/u.test(words[0] ?? '')) break;
    words.shift();
  }
  if (words.length === 2 && isTitle(words[0] ?? '') && !/^\p{L}\.?$/u.test(words[0] ?? '')) words.shift();
  while (words.length > 2 && SUFFIX.test(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

/** @param oneCase the whole name is printed in capitals, or all small. */
function normalCase(word: string, index: number, oneCase: boolean): string {
  const capitals = (word.length > 2 || isParticle(word)) && word.length > 1 && word === word.toUpperCase();
  if (!oneCase && !capitals) return word;
  if (index > 0 && isParticle(word)) return word.toLowerCase();
  const lower = word.toLowerCase();
  return lower.replace(/(^|[-'’.])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
