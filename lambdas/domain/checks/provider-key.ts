import { plainText } from '../extraction/text/plain-text.ts';
import { normalizeIdentifier } from './normalize-identifier.ts';

/** A company's form, behind its name; a space stands for one or more, ` ?` for what may be dots or nothing. */
const FORMS = [
  'limited|ltd|incorporated|inc|corporation|corp|company|co|p ?l ?l ?c|l ?l ?c|l ?l ?p|p ?l ?c|pty|pte|pvt|private|sdn|bhd',
  'g? ?gmbh|mbh|mb ?b|ug|haftungsbeschrankt|a ?g|k ?g|o ?h ?g|gbr|partg|e ?v|e ?g|e ?k|& co',
  's ?a ?r ?l|s ?a ?s(?: ?u)?|e ?u ?r ?l|s ?e ?l ?a ?(?:r ?l|s)|s ?c ?m|s ?c ?p|s ?n ?c|s ?p ?r ?l|b ?v|n ?v|s ?p ?a',
  's ?a|s ?l|s ?l ?u|s ?l ?p|s ?a ?u|s ?c|s ?r ?l|s ?a ?c|(?:s ?a|s de r ?l) de c ?v|e ?i ?r ?l|cia',
  'lda|ltda|limitada|unipessoal|eireli|epp',
  'p ?t|c ?v|tbk|persero',
]
  .join('|')
  .replaceAll(' ?', ' *')
  .replace(/ (?!\*)/g, ' +');
const BEHIND = new RegExp(`(?: +(?:${FORMS}))+ *$`);
/** `The`, `La`, and where a form stands before the name: `PT`, `CV`. */
const BEFORE =
  /^\s*(?:(?:the|der|die|das|les?|la|el|l[ao]s|[oa]s?|messrs\.?|p\.?t\.?|c\.?v\.?|u\.?d\.?)\s+|l['’]\s*)+/i;

/** Signs between words beyond two: `BEHIND` would look at each part of them. */
const LONG_GAP = /([^\p{L}\p{N}#%&]{2})[^\p{L}\p{N}#%&]+/gu;

/** What is compared of a provider's name: without articles and the company's form, which the same house prints or leaves out. */
export function providerKey(printed: string): string {
  return normalizeIdentifier(withoutForm(printed)) || normalizeIdentifier(printed);
}

/** The name as it is printed, between its article and its form; empty where there is nothing else. */
export function withoutForm(printed: string): string {
  const name = printed.normalize('NFKC').replace(LONG_GAP, '$1');
  const plain = plainText(name);
  const end = BEHIND.exec(plain)?.index ?? plain.length;
  const start = BEFORE.exec(name.slice(0, end))?.[0].length ?? 0;
  return name.slice(start, end);
}
