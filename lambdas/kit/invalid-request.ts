import { MOST_ERRORS } from '../contracts/envelope.ts';
import { Problem } from './problem.ts';

/**
 * Characters of a path and of a message, which may quote megabytes of what was sent. Of a hundred entries half a MB is left,
 * though each character be written as six (`\u0000`): a function's answer may have 6 MB.
 */
const LONGEST_PATH = 200;
const LONGEST_MESSAGE = 500;

/** 400 INVALID_REQUEST with one entry per thing that is wrong, a hundred at most; `path` is where: `status`, `query.page`, `body`. */
export function invalidRequest(found: readonly { readonly path: string; readonly message: string }[]): Problem {
  const errors = found.slice(0, MOST_ERRORS).map(({ path, message }) => ({
    path: shortened(path, LONGEST_PATH),
    message: shortened(message, LONGEST_MESSAGE),
  }));
  const first = errors[0];
  const message = first === undefined ? 'The request is invalid' : `${first.path}: ${first.message}`;
  return new Problem('INVALID_REQUEST', message, { data: { errors } });
}

function shortened(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).toWellFormed()}…`;
}
