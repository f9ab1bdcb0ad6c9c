import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longest-first.ts';

/** Services, tools and functions by the hundred are loaded by the tests' processes and by those that they start. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

/** Of whatever tests, and what they start, leave in the system's folder for temporary files, nothing outlasts the run. */
const temporary = mkdtempSync(join(tmpdir(), 'ivs-test-'));
process.env.TMPDIR = temporary;
// A service that is being ended may still write.
process.once('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 5 }));

/** Until a test is taken for stuck; machines that many share have needed more than 60 s for what takes ten. */
const PATIENCE_MS = 180_000;

export default defineConfig({
  test: {
    // Two more than CI has cores: the longest files mostly wait, for a window to close or a message to come back.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/unit/**/*.test.ts', 'test/infra/**/*.test.ts'],
          setupFiles: ['test/same-examples.ts'],
          // They keep nothing in modules, and loading the CDK and the extractor anew for each file took half the time.
          isolate: false,
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['test/contract/**/*.test.ts'],
          globalSetup: ['test/contract/shared-database.ts'],
          // As in the unit tests.
          isolate: false,
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
      {
        test: {
          name: 'flow',
          include: ['test/flow/**/*.test.ts'],
          globalSetup: ['test/flow/shared-service.ts'],
          setupFiles: ['test/same-examples.ts'],
          // As in the unit tests: a file's process and the SDK in it took a second and a half of a core, 33 times.
          isolate: false,
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
      {
        test: {
          name: 'long',
          include: ['test/long/**/*.test.ts'],
          globalSetup: ['test/contract/shared-database.ts', 'test/flow/shared-service.ts'],
          setupFiles: ['test/same-examples.ts'],
          // As in the unit tests.
          isolate: false,
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
    ],
  },
});
