import { DATE_WORDS } from './date-words.ts';
import { kindsOfWords, type Vocabulary } from './find-phrases.ts';
import { type LabelRule, labelByWords } from './label-rule.ts';

type Kind = keyof typeof DATE_WORDS;

/** The most telling word decides; a claim's date that is of nothing else is nearly always its submission's. */
const DATED: readonly (readonly [Kind, LabelRule])[] = [
  ['filed', labelByWords('submission_date', 1)],
  ['other', labelByWords('other_date', 1)],
  ['issued', labelByWords('submission_date', 0.8)],
  ['claim', labelByWords('submission_date', 0.85)],
];

/** Labels of dates by their words: `Claim submission date`, `Date d’échéance`, `Rechnungsdatum`, `Tgl. Cetak`. */
export const DATE_PHRASES: Vocabulary<Kind> = {
  kindsOf: kindsOfWords(DATE_WORDS, 'date', 'datum date tag', 3),
  mark: 'date',
  meant: (kinds) => (kinds.has('date') ? DATED.find(([kind]) => kinds.has(kind))?.[1] : undefined),
};
