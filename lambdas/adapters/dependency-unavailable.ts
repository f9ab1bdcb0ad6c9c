import { DEPENDENCY_UNAVAILABLE } from '../contracts/pipeline-steps.ts';

/** A service that we need is out, or throttled us more often than we retry: worth another try later. */
export class DependencyUnavailable extends Error {
  constructor(what: string, cause?: unknown) {
    super(what, { cause });
    this.name = DEPENDENCY_UNAVAILABLE;
  }
}
