import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Weights } from '../lambdas/domain/extraction/labels/judge-by-weights.ts';
import { fitCaptions } from './captions/fit-captions.ts';
import { readCaptions } from './captions/read-captions.ts';
import { fitSentences } from './sentences/fit-sentences.ts';
import { readSentences } from './sentences/read-sentences.ts';

/** `npm run fit`: fits what captions and sentences are judged by anew, after a list in scripts/captions or scripts/sentences was changed. */
const labels = join(import.meta.dirname, '../lambdas/domain/extraction/labels');
const write = (name: string, weights: Weights) =>
  writeFileSync(join(labels, `${name}-weights.json`), `${JSON.stringify(weights, null, 2)}\n`);

const captions = readCaptions();
write('caption', fitCaptions(captions));
const sentences = readSentences();
write('sentence', fitSentences(sentences));
console.log(`fitted to ${captions.length} captions and ${sentences.length} sentences`);
