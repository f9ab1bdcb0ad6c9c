import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fitCaptions } from './captions/fit-captions.ts';
import { readCaptions } from './captions/read-captions.ts';

/** `npm run fit:captions`: fits what captions are judged by anew, after a list in scripts/captions was changed. */
const captions = readCaptions();
const file = join(import.meta.dirname, '../lambdas/domain/extraction/labels/caption-weights.json');
writeFileSync(file, `${JSON.stringify(fitCaptions(captions), null, 2)}\n`);
console.log(`fitted to ${captions.length} captions`);
