import { describe, expect, it } from 'vitest';
import { findForbiddenImports } from '../../scripts/checks/import-rules.ts';

const violationsOf = (path: string, source: string): readonly string[] =>
  findForbiddenImports(new Map([[path, source]]));

describe('the import rules', () => {
  it.each([
    ['lambdas/contracts/a.ts', "import { x } from '../domain/x.ts';"],
    ['lambdas/contracts/a.ts', "import fs from 'node:fs';"],
    ['lambdas/domain/a.ts', "import { readFile } from 'node:fs/promises';"],
    ['lambdas/domain/checks/a.ts', "import { S3Client } from '@aws-sdk/client-s3';"],
    ['lambdas/domain/checks/a.ts', "import type { Store } from '../../adapters/store.ts';"],
    ['lambdas/domain/extraction/labels/a.ts', "import { sheetOf } from '../sheet/sheet.ts';"],
    ['lambdas/domain/extraction/parties/a.ts', "import { x } from '../amounts/x.ts';"],
    ['lambdas/domain/extraction/text/a.ts', "import type { Readings } from '../read-fields.ts';"],
    ['lambdas/adapters/a.ts', "import { route } from '../kit/route.ts';"],
    ['lambdas/api/a.ts', "import { step } from '../pipeline/b.ts';"],
    ['lambdas/api/a.ts', "import {\n  one,\n  two,\n} from '../events/b.ts';"],
    ['lambdas/api/a.ts', "const late = await import('../events/b.ts');"],
    ['lambdas/api/a.ts', "import { S3Client } from '@aws-sdk/client-s3';"],
    ['lib/a.ts', "import { handler } from '../lambdas/api/b.ts';"],
    ['local/a.ts', "import { PIPELINE_STEPS } from '../lambdas/contracts/pipeline-steps.ts';"],
    ['local/a.ts', "import '../lib/stack.ts';"],
    ['client/a.ts', "import * as z from 'zod';"],
  ])('refuses in %s: %s', (path, source) => {
    expect(violationsOf(path, source)).toHaveLength(1);
  });

  it.each([
    ['lambdas/contracts/a.ts', "import * as z from 'zod';"],
    ['lambdas/domain/checks/a.ts', "import { x } from '../../contracts/x.ts';"],
    ['lambdas/domain/checks/a.ts', "import { x } from '../money/x.ts';"],
    ['lambdas/domain/extraction/amounts/a.ts', "import { x } from '../parties/x.ts';"],
    ['lambdas/domain/extraction/labels/a.ts', "import type { Reading } from '../reading.ts';"],
    ['lambdas/domain/extraction/read-fields.ts', "import { x } from './dates/x.ts';"],
    ['lambdas/adapters/a.ts', "import { S3Client } from '@aws-sdk/client-s3';"],
    ['lambdas/api/a.ts', "import { route } from '../kit/route.ts';"],
    ['lambdas/api/a.ts', "import { shape } from './shape.ts';"],
    ['lib/a.ts', "import { Environment } from '../lambdas/contracts/environment.ts';"],
    ['local/a.ts', "import { Port } from './ports.ts';"],
  ])('allows in %s: %s', (path, source) => {
    expect(violationsOf(path, source)).toEqual([]);
  });
});
