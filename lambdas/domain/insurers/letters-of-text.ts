import { everyMatch } from '../extraction/text/every-match.ts';

const WORD = /[\p{L}\p{N}]+/gu;
const PLAIN = /^[A-Za-z0-9]+$/;
/** What a sign of a text is to words: no part of one, or more than one plain letter; else its plain letter's code. */
const [PARTS, ODD] = [0, 1];
const LATIN = Uint16Array.from({ length: 256 }, (_, code) => codeOf(String.fromCharCode(code)));
/** Dashes, quotes, bullets and signs of money part words as blanks do. */
const [FIRST_DASH, LAST_QUOTE, FIRST_MONEY, LAST_MONEY] = [0x2010, 0x206f, 0x20a0, 0x20bf];

/** Letters are told apart by their codes' last five bits: a figure is one letter or another, which costs a comparison more. */
export function bitOf(code: number): number {
  return 1 << code;
}

/**
 * The letters and figures of a text in plain, all words in a row, and where each word stands. The arrays are used again for
 * the next text: hundreds of lines a document are looked through, and nearly all name nobody.
 */
export class LettersOfText {
  codes = new Uint16Array(0);
  length = 0;
  /** How many words there are. */
  words = 0;
  /** Of each word, where its letters begin and end among all letters, and where it begins and ends in the text. */
  begins = new Uint32Array(0);
  ends = new Uint32Array(0);
  from = new Uint32Array(0);
  to = new Uint32Array(0);
  /** Of each word, which letters it holds, a bit each; known once `noteLetters` was called, as the next three are. */
  held = new Uint32Array(0);
  /** Which letters the words hold, and which they begin and end with. */
  all = 0;
  firsts = 0;
  lasts = 0;
  #isNoted = false;

  read(text: string): void {
    if (this.codes.length < text.length) this.#grow(2 * text.length);
    if (!this.#readLatin(text)) this.#readAny(text);
    this.#isNoted = false;
  }

  noteLetters(): void {
    if (this.#isNoted) return;
    this.#isNoted = true;
    const { codes, begins, ends, held, words } = this;
    this.all = 0;
    this.firsts = 0;
    this.lasts = 0;
    for (let word = 0; word < words; word += 1) {
      const [begin, end] = [begins[word] ?? 0, ends[word] ?? 0];
      let letters = 0;
      for (let at = begin; at < end; at += 1) letters |= bitOf(codes[at] ?? 0);
      held[word] = letters;
      this.all |= letters;
      this.firsts |= bitOf(codes[begin] ?? 0);
      this.lasts |= bitOf(codes[end - 1] ?? 0);
    }
  }

  /** The letters between two places. */
  slice(begin: number, end: number): string {
    let letters = '';
    for (let at = begin; at < end; at += 1) letters += String.fromCharCode(this.codes[at] ?? 0);
    return letters;
  }

  #readLatin(text: string): boolean {
    const { codes, begins, ends, from, to } = this;
    let [length, words, isInWord] = [0, 0, false];
    const { length: signs } = text;
    for (let at = 0; at < signs; at += 1) {
      const code = latinCode(text.charCodeAt(at));
      if (code === ODD) return false;
      if (code === PARTS) {
        isInWord = false;
        continue;
      }
      if (!isInWord) {
        begins[words] = length;
        from[words] = at;
        words += 1;
        isInWord = true;
      }
      codes[length] = code;
      length += 1;
      ends[words - 1] = length;
      to[words - 1] = at + 1;
    }
    this.length = length;
    this.words = words;
    return true;
  }

  #readAny(text: string): void {
    this.length = 0;
    this.words = 0;
    for (const { 0: printed, index } of everyMatch(text, WORD)) {
      const plain = plainWord(printed);
      if (this.length + plain.length > this.codes.length) this.#grow(2 * (this.length + plain.length));
      this.begins[this.words] = this.length;
      for (let at = 0; at < plain.length; at += 1) this.codes[this.length + at] = plain.charCodeAt(at);
      this.length += plain.length;
      this.ends[this.words] = this.length;
      this.from[this.words] = index;
      this.to[this.words] = index + printed.length;
      this.words += 1;
    }
  }

  #grow(size: number): void {
    const grown = (array: Uint32Array) => {
      const larger = new Uint32Array(size);
      larger.set(array);
      return larger;
    };
    const codes = new Uint16Array(size);
    codes.set(this.codes);
    this.codes = codes;
    this.begins = grown(this.begins);
    this.ends = grown(this.ends);
    this.from = grown(this.from);
    this.to = grown(this.to);
    this.held = grown(this.held);
  }
}

function latinCode(code: number): number {
  if (code < LATIN.length) return LATIN[code] ?? PARTS;
  return (code >= FIRST_DASH && code <= LAST_QUOTE) || (code >= FIRST_MONEY && code <= LAST_MONEY) ? PARTS : ODD;
}

function codeOf(sign: string): number {
  if (!/[\p{L}\p{N}]/u.test(sign)) return /\p{M}/u.test(sign) ? ODD : PARTS;
  const plain = plainWord(sign);
  return plain.length === 1 ? plain.charCodeAt(0) : ODD;
}

function plainWord(word: string): string {
  if (PLAIN.test(word)) return word.toLowerCase();
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
