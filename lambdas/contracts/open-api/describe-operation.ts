import * as z from 'zod';
import type { Operation, RequestBody, SuccessAnswer } from '../operations/operation.ts';
import { refTo } from './component-schemas.ts';
import { COUNTED } from './described-headers.ts';
import { problemResponses } from './problem-responses.ts';
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
  redirect,
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
    responses: {
      [answer.status]: successResponse(answer),
      ...(redirect === undefined ? {} : { 303: redirectResponse(redirect) }),
      ...problemResponses([...COMMON_PROBLEMS, ...problems]),
    },
  };
}

function queryParameters(query: z.ZodObject | undefined) {
  return Object.entries(query?.shape ?? {}).map(([name, parameter]) => {
    const { description, ...schema } = jsonSchema(parameter);
    return { name, in: 'query', description, schema };
  });
}

/** As output: a query is text that a schema turns into numbers, and numbers are what it means. */
function jsonSchema(schema: z.core.$ZodType) {
  const { $schema, ...described } = z.toJSONSchema(schema, { io: 'output' });
  return described;
}

function requestBody(body: RequestBody) {
  const content =
    body.mediaType === 'application/json'
      ? { schema: refTo(body.json.name), ...(body.example === undefined ? {} : { example: body.example }) }
      : { schema: fileForm(body.filePart) };
  return { required: true, content: { [body.mediaType]: content } };
}

function fileForm(part: string) {
  const file = { type: 'string', format: 'binary', contentMediaType: 'application/pdf', description: 'The PDF' };
  // Other parts are passed over.
  return { type: 'object', properties: { [part]: file }, required: [part] };
}

function successResponse(answer: SuccessAnswer) {
  const headers = COUNTED;
  if ('mediaType' in answer) {
    const content = { [answer.mediaType]: { schema: { type: 'object' } } };
    return { description: 'An OpenAPI document', headers, content };
  }
  const { status, code, data, example } = answer;
  const schema = envelope(status, code, data === undefined ? {} : { data: refTo(data.name) });
  const content = {
    schema,
    ...(example === undefined ? {} : { example: { success: true, status, code, ...example } }),
  };
  return { description: code, headers, content: { 'application/json': content } };
}

/** The gateway answers it before the call is counted. */
function redirectResponse(code: string) {
  const Location = { description: 'Where the answer is', required: true, schema: { type: 'string' } };
  return {
    description: 'Received; the answer is where the redirect leads',
    headers: { Location },
    content: { 'application/json': { schema: envelope(303, code, {}) } },
  };
}

function envelope(status: number, code: string, data: Readonly<Record<string, unknown>>) {
  const properties = {
    success: { const: true },
    status: { const: status },
    code: { const: code },
    message: { type: 'string' },
    ...data,
  };
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}
