/** Letters and figures that recognisers take for each other, each by the one that stands for all. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[1l]/g, 'i'],
  [/0/g, 'o'],
  [/5/g, 's'],
  [/8/g, 'b'],
  [/c/g, 'e'],
  [/f/g, 't'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/** Words this short are often abbreviations, and others have all letters but one: `ALA` is not `AIA`, but `A1A` is no word. */
const SHORT = 4;
/** In a word shorter than this another letter easily makes another name. */
const TYPED_LENGTH = 7;

/**
 * Whether a word in plain letters is another as recognisers misread it or typists mistype it. Letters that look unlike are
 * never exchanged, nor does a typing error change how a word begins or ends: these make other companies, and other forms of
 * common words (`MedLife`, `Générale`, `Alliance` are not `MetLife`, `Generali`, `Allianz`).
 */
export function isMisprint(word: string, own: string): boolean {
  return word === own || looksLike(word, own) || isMistyped(word, own);
}

/** `Generaii`, `He1sana`, `Southem`; and `Cros`, of whose doubled letter one is left. */
export function looksLike(word: string, own: string): boolean {
  if (own.length <= SHORT && !/\d/.test(word)) return false;
  return shapesOf(word) === shapesOf(own) || withoutDoubles(word) === withoutDoubles(own);
}

function shapesOf(word: string): string {
  return ALIKE.reduce((shapes, [letters, letter]) => shapes.replace(letters, letter), word);
}

function withoutDoubles(word: string): string {
  return word.replace(/(.)\1/g, '$1');
}

/** `Medibnak`, `Technicker`, `Prudental`: one letter inside is lost, added, or changes places with the next. */
function isMistyped(word: string, own: string): boolean {
  if (own.length < TYPED_LENGTH || word[0] !== own[0] || word.at(-1) !== own.at(-1)) return false;
  const start = placeOfDifference(word, own);
  const [rest, ownRest] = [word.slice(start), own.slice(start)];
  const [first = '', second = ''] = ownRest;
  return rest === ownRest.slice(1) || rest.slice(1) === ownRest || rest === second + first + ownRest.slice(2);
}

function placeOfDifference(word: string, own: string): number {
  let at = 0;
  while (at < own.length && word[at] === own[at]) at += 1;
  return at;
}
