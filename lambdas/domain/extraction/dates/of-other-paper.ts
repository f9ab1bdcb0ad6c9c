import { type Sheet, type Slot, weightOf } from '../sheet/sheet.ts';
import { everyMatch } from '../text/every-match.ts';
import { plainText } from '../text/plain-text.ts';
import { wordPattern } from '../text/word-pattern.ts';
import { paperNamed } from '../words/other-papers.ts';
import { SENT_WORDS } from './sending-words.ts';

const SENT = wordPattern(SENT_WORDS, 'vorgelegt|soumise?s?|introduite?s?|entregues?|received|submit');
/** In characters: a line of nothing but labels must not be read anew for each of them. */
const REACH = 160;
/** Where another sentence or field begins; `Pre-auth. request` goes on behind its point, and `vom 3.5.2026, eingereicht am` behind its figure. */
const CUT = /(?<!\d|(?<!\p{L})\p{L}{1,4})[.!?]\s+(?=\p{Lu})|[;|]|[:\d]\s+(?=\p{Lu})/u;
/** To whom, by what way, with what and what for it was sent. */
const TO_WHOM =
  /(?<![a-z])(?:to|by|via|through|with|for|bei|durch|von|mit|fur|zur?|aux?|par|avec|pour|ante|por|con|para|com|ke|kepada|oleh|melalui|dengan|untuk)(?![a-z])/;
/** `Rezept ausgestellt am` goes on in small letters; `Ausgestellt am` is a field of its own, as `Statement date` is. */
const [GOES_ON, LEAST_FILED] = [/^\p{Ll}/u, 0.85];

/**
 * `GP referral submitted`, `Widerspruch eingereicht am`, `Date d’envoi du devis`: whether what was filed is named before the
 * verb, or at once behind it, and is another paper than the bill or its claim.
 */
export function filesOtherPaper(words: string): boolean {
  const clause = words.slice(-REACH).split(CUT).at(-1) ?? '';
  const plain = plainText(clause);
  const verb = everyMatch(plain, SENT).at(-1);
  // `Heil- und Kostenplan genehmigt am 30.07., eingereicht am`: the nearest that is named.
  const parts = clause.slice(0, verb?.index).split(',').reverse();
  const named = parts.map((part) => paperNamed(plainText(part))).find((paper) => paper !== undefined);
  if (named || !verb) return named === 'other';
  const [what = ''] = plain.slice(verb.index + verb[0].length).split(TO_WHOM);
  return paperNamed(what) === 'other';
}

/** Whether a label is of another paper's day, by its own words and those around it. */
export function isOfOtherPaper(slot: Slot, { neighbours }: Pick<Sheet, 'neighbours'>): boolean {
  const { hit, segment, from, to } = slot;
  const { text } = hit.segment;
  const isFiled = weightOf(hit, 'submission_date') >= LEAST_FILED;
  if (!isFiled) return GOES_ON.test(text.slice(hit.start)) && filesOtherPaper(text.slice(0, hit.start));
  const behind = segment === hit.segment ? (text.slice(from, to).split(/\d/)[0] ?? '') : '';
  // `Widerspruch    eingereicht am 18.11.2026`
  const row = hit.start === 0 && GOES_ON.test(text) ? neighbours.row(hit.segment) : [];
  const before = row[row.indexOf(hit.segment) - 1]?.text ?? '';
  return filesOtherPaper(`${before} ${text.slice(0, hit.end)}${behind}`);
}
