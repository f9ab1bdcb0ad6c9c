import { withoutMaidenName } from './born-as.ts';

/** Titles and forms of address before (or after) a name, in the supported languages. */
const TITLES = new Set(
  [
    'mr mrs ms miss mx master dr dra prof sir madam herr herrn frau hr fr sr sra srta señor señora sres don',
    'doña dona d dña dª m mme mlle mm monsieur madame mademoiselle senhor senhora exmo exma tn ny nn bpk',
    'bapak ibu saudara saudari sdr sdri tuan nyonya dipl ing med mag lic smt shri kum kumari baby chief alhaji alhaja hajia engr capt rev pastor hon',
    'mdm mnr mev mej encik puan cik dato datuk datin frl fraulein hofrat mag.a dr.in dr.a sardar sardarni',
    'menor menino menina excmo excma ilmo ilma licdo licda lcdo lcda abog maître',
    'mmag ddr ing.in dipl.-ing dipl.-ing.in dipl.-kfm dipl.-kffr mag.phil mag.iur dkfm',
  ].flatMap((line) => line.split(' ')),
);
const SUFFIX = /^(?:md|phd|mba|esq|msc|bsc|rn)\.?$|^(?:S|M|A)\.(?:\p{Lu}\p{Ll}{1,4}\.?)+$/iu;
const BEHIND = /^(?:Dr|Dra|Prof|Mag)\.?$/;
const PARTICLES = new Set(
  'de da do dos das del della di du la le las los el van von der den den ter ten zu zur zum y e i bin bt bte b binti binte bint ibn al af av und'.split(
    ' ',
  ),
);

/** Letters that are a title only with their full stop: `Da. Inés`, `Eng. Tomás`; `Da Silva` and `Eng Siew Lan` are names. */
const SHORTENED = /^(?:(?:Da|Me|Eng|Arq|Enf|Hj|Ir|Drs|Sgt|Maj|By|An|Bp)\.[ªº]?|(?:Eng|Arq|Enf)[ªº])$/i;
/** What a doctor is of, and where an engineer studied: `Dr. med. dent.`, `Dipl.-Ing. (FH)`. */
const OF_TITLE =
  /^(?:(?:med|dent|phil|rer|nat|jur|iur|techn|vet|habil|pharm|oec|theol|univ|h\.c|mult)\.|\((?:FH|TU|Univ\.?|BA|DH)\))$/;
/** A given name elsewhere: `Dona Whitmore`. */
const ALSO_NAME = /^dona$/i;

export function isTitle(word: string): boolean {
  if (SHORTENED.test(word) || OF_TITLE.test(word)) return true;
  const lower = word.toLowerCase();
  return TITLES.has(/[.ª]$/.test(lower) ? lower.replace(/[.ª]+$/, '') : lower);
}

export function isParticle(word: string): boolean {
  return PARTICLES.has(word.toLowerCase());
}

/** A printed name as `First Last`, in normal case, without titles: `SANDOVAL, Graham` is `Graham Sandoval`. */
export function canonicalPersonName(printed: string): string {
  const [before = '', ...after] = withoutMaidenName(printed)
    .replace(/\s+/g, ' ')
    .replace(/[;:.]+$/, '')
    .split(',')
    .map((part) => withoutTitles(part.trim()));
  const given = after.filter((part) => part !== '' && !SUFFIX.test(part) && !isTitle(part));
  const ordered = [...given, before].join(' ').trim();
  const words = ordered.split(' ').filter((word) => word !== '');
  const oneCase = printed === printed.toUpperCase() || printed === printed.toLowerCase();
  return words.map((word, index) => normalCase(word, words[index - 1], oneCase)).join(' ');
}

/** Behind these `D.` is Don, Dom or Dona, and `H.` Haji: `Sra. D. Amélia Reis`, `Tn. H. Joko Susilo`. */
const IBERIAN = /^(?:(?:Exm|Ilm|Excm)[oa]s?\.?|Sr\.?|Sra\.?|Señora?|Senhora?)$/u;
const INDONESIAN = /^(?:Tn|Bpk?|Bapak|Sdr|Ny|Ibu)\.?$/;

function isShortTitle(before: string, letter: string): boolean {
  return (letter === 'D.' && IBERIAN.test(before)) || (letter === 'H.' && INDONESIAN.test(before));
}

function withoutTitles(name: string): string {
  const words = name.split(' ');
  // `D. Andrés` is a title, `Andrés D. Robledo` is not: only leading ones go, and never the last two words left.
  let before = '';
  // Nor are `D.` and `M.` behind a title: `Mrs. D. M. Perera`.
  while (words.length > 2) {
    const [word = '', next = ''] = words;
    const isLetter = before !== '' && /^\p{L}\.?$/u.test(word);
    // `Mme le Dr Odile Mercier`
    const isArticle = before !== '' && /^l[ea]$/.test(word) && isTitle(next);
    if (!(isArticle || isShortTitle(before, word) || (isTitle(word) && !isLetter))) break;
    before = word;
    words.shift();
  }
  // `Frau DI Anneliese Wurzinger`: a Diplomingenieurin; `DI LORENZO, Marco` is a family's name.
  if (words.length > 2 && words[0] === 'DI' && words[1] !== words[1]?.toUpperCase()) words.shift();
  const [first = ''] = words;
  if (words.length === 2 && isTitle(first) && !/^\p{L}\.?$/u.test(first) && !ALSO_NAME.test(first)) words.shift();
  // `Kehl, Jonas Dr.`
  while (words.length > 1 && BEHIND.test(words.at(-1) ?? '')) words.pop();
  while (words.length > 2 && SUFFIX.test(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

/**
 * @param before the word before it; behind an initial another letter is one too, and no particle: `T E MTHEMBU`.
 * @param oneCase the whole name is printed in capitals, or all small.
 */
function normalCase(word: string, before: string | undefined, oneCase: boolean): string {
  const capitals = (word.length > 2 || isParticle(word)) && word.length > 1 && word === word.toUpperCase();
  if ((!oneCase && !capitals) || /^I(?:I{1,2}|V)$/.test(word)) return word;
  const isInitial = word.length === 1 && before?.length === 1;
  if (before !== undefined && isParticle(word) && !isInitial) return word.toLowerCase();
  const lower = word.toLowerCase();
  return lower.replace(/(^|[-'’.])(\p{L})/gu, (_, sign: string, letter: string) => sign + letter.toUpperCase());
}
