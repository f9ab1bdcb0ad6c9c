import type { core, ZodError, ZodType, z } from 'zod';
import { invalidRequest } from './invalid-request.ts';

/**
 * What a client sent, by a schema.
 * @param root where what is wrong with the whole stands: `body`, `query`.
 * @throws Problem 400 naming everything that is not as the schema says.
 */
export function parseSent<Schema extends ZodType>(schema: Schema, sent: unknown, root: string): z.output<Schema> {
  // Of each parse: what a schema says itself goes before it (https://zod.dev/error-customization#error-precedence).
  const parsed = schema.safeParse(sent, { error: inWords });
  if (!parsed.success) throw invalidRequest(findingsOf(parsed.error, root));
  return parsed.data;
}

/** One finding a thing: zod has all members that an object does not know in one. */
function findingsOf({ issues }: ZodError, root: string) {
  return issues.flatMap((issue) => {
    const places = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return places.map((place) => ({ path: place.map(String).join('.') || root, message: issue.message }));
  });
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'a JSON object',
};

const FORMATS: Readonly<Record<string, string>> = {
  datetime: 'must be a date and time with its zone, such as 2026-11-29T08:00:00Z',
};

/** A finding as clients read it, who know nothing of zod. */
function inWords(issue: core.$ZodRawIssue): string {
  if (issue.input === undefined) return 'is required';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${TYPES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.join(', ')}`;
    case 'too_small':
      return issue.minimum === 1 ? 'must not be empty' : `must have at least ${sized(issue.minimum, issue.origin)}`;
    case 'too_big':
      return `must have at most ${sized(issue.maximum, issue.origin)}`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'is invalid';
    case 'unrecognized_keys':
      return `is unknown; known: ${knownTo(issue.inst).join(', ')}`;
    default:
      return 'is invalid';
  }
}

function sized(size: number | bigint, origin: string): string {
  return `${size.toLocaleString('en')} ${origin === 'string' ? 'characters' : 'entries'}`;
}

function knownTo(object: core.$ZodRawIssue['inst']): string[] {
  return Object.keys((object as core.$ZodObject)._zod.def.shape);
}
