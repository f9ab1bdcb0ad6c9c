import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fitFigures } from './bills/fit-figures.ts';
import { fitNumbers } from './bills/fit-numbers.ts';
import { fitOpinions } from './bills/fit-opinions.ts';
import { fitProviderWorth } from './bills/fit-provider-worth.ts';
import { fitProviders } from './bills/fit-providers.ts';
import { fitRates } from './bills/fit-rates.ts';
import { readBills, readBillsOfNames } from './bills/read-bills.ts';
import { fingerprintOfCaptions, fitCaptions } from './captions/fit-captions.ts';
import { readCaptions } from './captions/read-captions.ts';
import { fingerprintOfLines, fitLines } from './papers/fit-lines.ts';
import { readLines } from './papers/read-lines.ts';
import { fingerprintOfSentences, fitSentences } from './sentences/fit-sentences.ts';
import { readSentences } from './sentences/read-sentences.ts';

/*
 * `npm run fit`: fits what captions, sentences, lines, numbers, names and figures are judged by anew, after a list in scripts/captions, scripts/sentences or
 * scripts/papers, a stored bill or what is seen in any was changed, and writes down what tests know the tables by. Bills are seen
 * through the tables as they were when the process began, so it begins anew until nothing changes. With `--check` it only compares.
 */

const EXTRACTION = join(import.meta.dirname, '../lambdas/domain/extraction');
const LABELS = join(EXTRACTION, 'labels');
const check = process.argv.includes('--check');
/** More passes than any change of the lists has needed; two did. */
const MOST_PASSES = 5;
const pass = Number(process.argv.find((argument) => /^\d$/.test(argument)) ?? 1);
let isChanged = false;

const captions = readCaptions();
const sentences = readSentences();
const lines = readLines();
const [caption, sentence, line] = [fitCaptions(captions), fitSentences(sentences), fitLines(lines)];
const bills = await readBills();
const named = [...bills, ...(await readBillsOfNames())];
write(join(LABELS, 'caption-weights.json'), caption);
write(join(LABELS, 'sentence-weights.json'), sentence);
write(join(EXTRACTION, 'outline', 'line-weights.json'), line);
write(join(EXTRACTION, 'numbers', 'number-weights.json'), fitNumbers(bills));
write(join(EXTRACTION, 'numbers', 'opinion-worth.json'), fitOpinions(bills));
write(join(EXTRACTION, 'parties', 'provider-weights.json'), fitProviders(named));
write(join(EXTRACTION, 'parties', 'provider-worth.json'), fitProviderWorth(named));
write(join(EXTRACTION, 'amounts', 'figure-weights.json'), fitFigures(bills));
write(join(EXTRACTION, 'amounts', 'rate-weights.json'), fitRates(bills));
write(join(import.meta.dirname, 'regression/fitted.json'), {
  caption: fingerprintOfCaptions(captions, caption),
  sentence: fingerprintOfSentences(sentences, sentence),
  line: fingerprintOfLines(lines, line),
});
console.log(
  `fitted to ${captions.length} captions, ${sentences.length} sentences, ${lines.length} lines and ${named.length} bills`,
);

if (isChanged && pass < MOST_PASSES) {
  const next = spawnSync(process.execPath, [import.meta.filename, String(pass + 1)], { stdio: 'inherit' });
  process.exitCode = next.status ?? 1;
} else if (isChanged) {
  console.error(`The tables still change after ${pass} passes: what they are fitted to contradicts what they tell.`);
  process.exitCode = 1;
}

function write(file: string, content: object): void {
  const text = `${JSON.stringify(content, null, 2)}\n`;
  if (readFileSync(file, 'utf8') === text) return;
  if (check) {
    console.error(`${file} is stale: run npm run fit, and commit what changes.`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, text);
    isChanged = true;
  }
}
