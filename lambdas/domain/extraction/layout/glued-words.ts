import type { Word } from '../../document/document.ts';

/** A row of dots or low lines between a label and its value. */
export const LEADER = /(?:\.{4,}|_{3,}|…{2,}|(?:\. ){4,}|·{4,})/;

/** What is glued together in one word of a document, as words of their own. */
export function unglued(word: Word): Word[] {
  return splitLeaders(word)
    .flatMap(splitGlued)
    .filter(({ text }) => text.trim() !== '');
}

const ASCII = /^[ -~]*$/;

/** `Total......12.00` is three words in one: label, leader, value. The box is shared out by the number of characters. */
function splitLeaders(word: Word): Word[] {
  const text = ASCII.test(word.text) ? word.text : word.text.replaceAll('\u00a0', ' ').normalize('NFC');
  if (!LEADER.test(text)) return text === word.text ? [word] : [{ ...word, text }];
  const share = word.box.width / text.length;
  const parts: Word[] = [];
  let offset = 0;
  for (const part of text.split(new RegExp(`(${LEADER.source})`))) {
    if (part !== '') {
      const box = { ...word.box, x: word.box.x + offset * share, width: part.length * share };
      parts.push({ text: part, box, confidence: word.confidence });
    }
    offset += part.length;
  }
  return parts;
}

/** `of50.0%`, `auf75,00`, `date11/18/2026`: tightly set text loses the space between a word and its figure or date. */
const GLUED = /^(\p{Ll}{2,})((?:\d{1,2}([./-])\d{1,2}\3\d{4}|\p{Sc}\d[\d.,]*|\d[\d.,]*[.,]\d{2}|\d[\d.,]*%)[.,;)]*)$/u;

function splitGlued(word: Word): Word[] {
  const [, letters, figure] = GLUED.exec(word.text) ?? [];
  if (letters === undefined || figure === undefined) return [word];
  const width = (word.box.width * letters.length) / word.text.length;
  return [
    { ...word, text: letters, box: { ...word.box, width } },
    { ...word, text: figure, box: { ...word.box, x: word.box.x + width, width: word.box.width - width } },
  ];
}
