import { linesWithWord } from '../sheet/lines-with-word.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import { INSURER_WORDS } from '../words/insurer-words.ts';

/** The lines with a word by which insurers name themselves: several steps ask, and the list of words is long. */
export const linesOfInsurers = onceASheet((sheet) => linesWithWord(sheet, INSURER_WORDS));
