import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOfCaptions, fitCaptions } from './captions/fit-captions.ts';
import { readCaptions } from './captions/read-captions.ts';
import { fingerprintOfSentences, fitSentences } from './sentences/fit-sentences.ts';
import { readSentences } from './sentences/read-sentences.ts';

/*
 * `npm run fit`: fits what captions and sentences are judged by anew, after a list in scripts/captions or scripts/sentences
 * was changed, and writes down what tests know the tables by. With `--check` it only compares.
 */

const LABELS = join(import.meta.dirname, '../lambdas/domain/extraction/labels');
const check = process.argv.includes('--check');

const captions = readCaptions();
const sentences = readSentences();
const [caption, sentence] = [fitCaptions(captions), fitSentences(sentences)];
write(join(LABELS, 'caption-weights.json'), caption);
write(join(LABELS, 'sentence-weights.json'), sentence);
write(join(import.meta.dirname, 'regression/fitted.json'), {
  caption: fingerprintOfCaptions(captions, caption),
  sentence: fingerprintOfSentences(sentences, sentence),
});
console.log(`fitted to ${captions.length} captions and ${sentences.length} sentences`);

function write(file: string, content: object): void {
  const text = `${JSON.stringify(content, null, 2)}\n`;
  if (!check) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${file} is stale: run npm run fit, and commit what changes.`);
    process.exitCode = 1;
  }
}
