import { beginningOf, EXACT_LENGTH, type Name, type Names, plainWord } from './insurer-names.ts';

/** What a sign of a text is to words: no part of one, or more than one plain letter; else its plain letter's code. */
const [PARTS, ODD] = [0, 1];
const LATIN = Uint16Array.from({ length: 256 }, (_, code) => codeOf(String.fromCharCode(code)));
/** Dashes, quotes, bullets and signs of money part words as the others do. */
const [PUNCTUATION, SIGNS_OF_MONEY] = [
  [0x2010, 0x206f],
  [0x20a0, 0x20bf],
] as const;
const MOST_LETTERS = 4_096;

function codeOf(sign: string): number {
  if (!/[\p{L}\p{N}]/u.test(sign)) return /\p{M}/u.test(sign) ? ODD : PARTS;
  const plain = plainWord(sign);
  return plain.length === 1 ? plain.charCodeAt(0) : ODD;
}

const letters = new Uint16Array(MOST_LETTERS);
const starts = new Uint16Array(MOST_LETTERS);
const NONE: readonly Name[] = [];

/**
 * The names of which a running text may hold one: a word begins with its first two letters, and behind one with the first
 * stand enough of the others. Nearly all lines have none, and need not be read word by word.
 * @returns undefined for a text with signs of other scripts or too long to say.
 */
export function namesThatMayStand(text: string, { byBeginning }: Names): readonly Name[] | undefined {
  if (text.length > MOST_LETTERS) return undefined;
  let [length, words, isInWord] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const code = plainCode(text.charCodeAt(at));
    if (code === ODD) return undefined;
    if (code === PARTS) {
      isInWord = false;
      continue;
    }
    if (!isInWord) {
      starts[words] = length;
      words += 1;
      isInWord = true;
    }
    letters[length] = code;
    length += 1;
  }
  let found: Name[] | undefined;
  for (let word = 0; word < words; word += 1) {
    const start = starts[word] ?? 0;
    const names = byBeginning.get(beginningOf(letters[start] ?? 0, start + 1 < length ? (letters[start + 1] ?? 0) : 0));
    if (!names) continue;
    for (const name of names) {
      if (name.least > length || found?.includes(name) || !mayStand(words, length, name)) continue;
      if (!found) found = [name];
      else found.push(name);
    }
  }
  return found ?? NONE;
}

function plainCode(code: number): number {
  if (code < LATIN.length) return LATIN[code] ?? PARTS;
  const isPunctuation = code >= PUNCTUATION[0] && code <= PUNCTUATION[1];
  return isPunctuation || (code >= SIGNS_OF_MONEY[0] && code <= SIGNS_OF_MONEY[1]) ? PARTS : ODD;
}

/** It may begin at any word with its first letter. */
function mayStand(words: number, length: number, name: Name): boolean {
  const first = name.joined.charCodeAt(0);
  for (let word = 0; word < words; word += 1) {
    const start = starts[word] ?? 0;
    if (letters[start] === first && start + name.least <= length && mayStandAt(start, length, name)) return true;
  }
  return false;
}

function mayStandAt(start: number, length: number, { joined, letters: own, farthest, mostLacking }: Name): boolean {
  if (joined.length <= EXACT_LENGTH) {
    for (let at = 0; at < joined.length; at += 1) if (letters[start + at] !== joined.charCodeAt(at)) return false;
    return true;
  }
  const end = Math.min(length, start + joined.length + Math.floor(farthest));
  let lacking = own;
  for (let at = start; at < end; at += 1) lacking &= ~(1 << ((letters[at] ?? 0) & 31));
  let count = 0;
  for (; lacking !== 0; lacking &= lacking - 1) count += 1;
  return count <= mostLacking;
}
