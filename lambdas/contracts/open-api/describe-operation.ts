import * as z from 'zod';
import { PROBLEM_STATUS, type ProblemCode } from '../envelope.ts';
import type { Operation, RequestBody, SuccessAnswer } from '../operations/operation.ts';
import { refTo } from './component-schemas.ts';
import { headerRefs, type ResponseHeader } from './described-headers.ts';
import { COMMON_PROBLEMS } from './problem-schemas.ts';

/** OpenAPI's operation object. */
export function describeOperation({
  id,
  summary,
  description,
  path,
  query,
  headers,
  body,
  answer,
  problems,
}: Operation) {
  const parameters = [
    ...Object.entries(path ?? {}).map(([name, meaning]) => ({
      name,
      in: 'path',
      required: true,
      description: meaning,
      schema: { type: 'string', minLength: 1 },
    })),
    ...queryParameters(query),
    ...Object.entries(headers ?? {}).map(([name, header]) => ({
      name,
      in: 'header',
      description: header.description,
      schema: jsonSchema(header.schema),
    })),
  ];
  return {
    operationId: id,
    summary,
    ...(description === undefined ? {} : { description }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: requestBody(body) }),
    responses: { [answer.status]: successResponse(summary, answer), ...problemResponses(problems) },
  };
}

function queryParameters(query: z.ZodObject | undefined) {
  return Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    schema: jsonSchema(schema),
  }));
}

/** As output: a query is text that a schema turns into numbers, and numbers are what it means. */
function jsonSchema(schema: z.core.$ZodType) {
  const { $schema, ...described } = z.toJSONSchema(schema, { io: 'output' });
  return described;
}

function requestBody(body: RequestBody) {
  return {
    required: true,
    content: {
      [body.mediaType]: {
        schema: body.mediaType === 'application/json' ? refTo(body.json.name) : fileForm(body.filePart),
      },
    },
  };
}

function fileForm(part: string) {
  const file = { type: 'string', format: 'binary', contentMediaType: 'application/pdf', description: 'The PDF' };
  return { type: 'object', properties: { [part]: file }, required: [part], additionalProperties: false };
}

function successResponse(description: string, answer: SuccessAnswer) {
  const headers = headerRefs(['RateLimit-Policy', 'RateLimit']);
  if ('mediaType' in answer) {
    return { description, headers, content: { [answer.mediaType]: { schema: { type: 'object' } } } };
  }
  const properties = {
    success: { const: true },
    status: { const: answer.status },
    code: { const: answer.code },
    message: { type: 'string' },
    ...(answer.data === undefined ? {} : { data: refTo(answer.data.name) }),
  };
  const schema = { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
  return { description, headers, content: { 'application/json': { schema } } };
}

/** One response a status, whose body is one of the refusals with that status. */
function problemResponses(own: readonly ProblemCode[]) {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of new Set([...COMMON_PROBLEMS, ...own])) {
    byStatus.set(PROBLEM_STATUS[code], [...(byStatus.get(PROBLEM_STATUS[code]) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(' or '),
        ...(RETRYABLE.has(status) ? { headers: headerRefs(RETRY_HEADERS) } : {}),
        content: { 'application/json': { schema: { oneOf: codes.map(refTo) } } },
      },
    ]),
  );
}

const RETRYABLE: ReadonlySet<number> = new Set([429, 503]);
const RETRY_HEADERS: readonly ResponseHeader[] = ['Retry-After'];
