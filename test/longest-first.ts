import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes more than twelve seconds by itself on two cores, longest first; the first three mostly wait. */
const LONGEST = [
  'flow/webhook-crash',
  'flow/webhook-faults',
  'flow/rate-limits',
  'unit/scanned-set',
  'flow/hostile-files',
  'flow/restart',
  'flow/scanned-invoice',
  'unit/local/ocr',
  'infra/app',
  'flow/duplicates',
  'unit/operator/admin',
  'flow/webhooks',
  'flow/crash',
  'flow/corpus',
  'flow/account-policy',
  'flow/review',
  'flow/multipart-bodies',
  'unit/webhooks/judge-address',
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
