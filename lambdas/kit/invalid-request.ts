import type { ZodError } from 'zod';
import { Problem } from './problem.ts';

/** 400 INVALID_REQUEST with one entry per thing that is wrong; `path` is where: `status`, `query.page`, `body`. */
export function invalidRequest(errors: readonly { readonly path: string; readonly message: string }[]): Problem {
  const first = errors[0];
  const message = first === undefined ? 'The request is invalid' : `${first.path}: ${first.message}`;
  return new Problem('INVALID_REQUEST', message, { data: { errors } });
}

/** The same from a schema's findings; an error of the whole value stands at `root`. */
export function invalidBySchema(error: ZodError, root: string): Problem {
  return invalidRequest(
    error.issues.map((issue) => ({ path: issue.path.map(String).join('.') || root, message: issue.message })),
  );
}
