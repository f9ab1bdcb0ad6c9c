import { plainText } from '../text/plain-text.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import { CARE_GIVERS } from '../words/provider-words.ts';

/** Right behind a figure, with what may lead to the verb; a word that denies it does not. */
const REFUNDED =
  /^ *(?:(?:ihnen|davon|direkt|wieder|werden|wird|vous|seront|sera|sont|est|le|les|seran|sera|sao|serao|are|is|will|be|akan) +){0,4}(?:(?:zu)?ruckerstattet|erstattet|ruckvergutet|rembourse(?:e?s|e)?|reembolsad[oa]s?|reimbursed|diganti)(?![a-z])/;
/** What a practice gives back. */
const OF_PRACTICE = anyWordPattern(
  'guthaben|uberzahl\\w*|anzahlung\\w*|vorauszahlung\\w*|kaution|stornier\\w*|absage|deposit|overpa\\w*|prepa\\w*|cancel\\w*',
  'acompte|arrhes|caution|trop percu|avoir|annul\\w*|anticipo|senal|fianza|deposito|sinal|caucao|adiantamento|uang muka|kelebihan',
);

/**
 * Whether what stands behind a figure says that it is reimbursed, whoever does it: `werden Ihnen € 102,40 rückerstattet`. A practice
 * reimburses what was paid too much or for nothing.
 * @param before plain text, its clause up to the figure.
 * @param behind as printed.
 */
export function isRefundedBehind(before: string, behind: string): boolean {
  return REFUNDED.test(plainText(behind)) && !hasWord(before, OF_PRACTICE) && !hasWord(before, CARE_GIVERS);
}
