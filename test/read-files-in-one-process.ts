/**
 * Reads the files that are named on the command line with one reader, and prints how many answers there were and the
 * most memory that the process ever took, in bytes. A process of its own, so that nothing else is counted.
 */
import { readFileSync } from 'node:fs';
import { createPdfReader } from '../lambdas/adapters/pdf-reader/pdf-reader.ts';
import { residentMemory } from './resident-memory.ts';

const reader = createPdfReader();
let answers = 0;
for (const file of process.argv.slice(2)) {
  await reader.read(readFileSync(file));
  answers += 1;
}
await reader.close();
console.log(JSON.stringify({ answers, peakBytes: residentMemory('peak') }));
