import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOfCaptions, fitCaptions } from './captions/fit-captions.ts';
import { readCaptions } from './captions/read-captions.ts';
import { fingerprintOfLines, fitLines } from './papers/fit-lines.ts';
import { readLines } from './papers/read-lines.ts';
import { fingerprintOfSentences, fitSentences } from './sentences/fit-sentences.ts';
import { readSentences } from './sentences/read-sentences.ts';

/*
 * `npm run fit`: fits what captions, sentences and lines are judged by anew, after a list in scripts/captions, scripts/sentences or
 * scripts/papers was changed, and writes down what tests know the tables by. With `--check` it only compares.
 */

const EXTRACTION = join(import.meta.dirname, '../lambdas/domain/extraction');
const LABELS = join(EXTRACTION, 'labels');
const check = process.argv.includes('--check');

const captions = readCaptions();
const sentences = readSentences();
const lines = readLines();
const [caption, sentence, line] = [fitCaptions(captions), fitSentences(sentences), fitLines(lines)];
write(join(LABELS, 'caption-weights.json'), caption);
write(join(LABELS, 'sentence-weights.json'), sentence);
write(join(EXTRACTION, 'outline', 'line-weights.json'), line);
write(join(import.meta.dirname, 'regression/fitted.json'), {
  caption: fingerprintOfCaptions(captions, caption),
  sentence: fingerprintOfSentences(sentences, sentence),
  line: fingerprintOfLines(lines, line),
});
console.log(`fitted to ${captions.length} captions, ${sentences.length} sentences and ${lines.length} lines`);

function write(file: string, content: object): void {
  const text = `${JSON.stringify(content, null, 2)}\n`;
  if (!check) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${file} is stale: run npm run fit, and commit what changes.`);
    process.exitCode = 1;
  }
}
