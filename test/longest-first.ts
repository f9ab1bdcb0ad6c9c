import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes more than twelve seconds by itself on two cores, longest first; the first three mostly wait. */
const LONGEST = [
  'long/webhook-crash',
  'long/webhook-faults',
  'long/rate-limits',
  'long/scanned-set',
  'long/hostile-files',
  'long/restart',
  'long/extraction-set',
  'long/learned-from-bills',
  'long/ocr',
  'infra/bundle-functions',
  'flow/duplicates',
  'flow/webhooks',
  'long/crash',
  'long/corpus',
  'flow/account-policy',
  'flow/review',
  'long/multipart-bodies',
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
