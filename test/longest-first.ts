import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest by itself, longest first, measured alone on two cores: from 80 s down to 25 s. */
const LONGEST = [
  'flow/webhook-crash',
  'flow/webhook-faults',
  'flow/rate-limits',
  'unit/scanned-set',
  'flow/large-upload',
  'flow/restart',
  'flow/webhooks',
  'flow/scanned-invoice',
  'flow/hostile-files',
  'flow/duplicates',
  'flow/list',
].map((name) => `/test/${name}.test.ts`);

/**
 * The longest files first, whichever project they are of, and the rest as Vitest orders them. By itself it goes by the
 * size of a file where it has not been run before, as in CI: a long one begun last leaves the other cores idle.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(name));
      return place < 0 ? LONGEST.length : place;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
