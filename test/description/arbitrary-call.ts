import fc from 'fast-check';
import type { ApiDescription, DescribedOperation, DescribedParameter, OpenApiDocument } from './api-description.ts';

/** A call that somebody might make: as described, or broken somewhere. */
export interface ArbitraryCall {
  readonly method: string;
  /** As the description has it. */
  readonly path: string;
  /** By name; `{own}` and `{foreign}` stand for ids of invoices that the test knows. */
  readonly pathParameters: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly key: 'own' | 'none' | 'wrong';
  readonly body: string | null;
}

type Schema = Readonly<Record<string, unknown>>;

const BOUNDARY = 'fuzz-boundary-5c1d';
const PDF = '%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Text that a URL can carry as one segment: `fetch` resolves `.` and `..` before it sends them. */
const segment = fc
  .oneof(fc.string({ minLength: 1, maxLength: 40 }), fc.string({ minLength: 1, unit: 'binary', maxLength: 20 }))
  .filter((text) => text.isWellFormed() && !/^\.{1,2}$/.test(text));
const headerText = fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)) });

/** Calls of every operation of a description, in equal shares, and of methods that their paths do not have. */
export function arbitraryCall(description: ApiDescription): fc.Arbitrary<ArbitraryCall> {
  const { document } = description;
  const described = description.operations.map((entry) => callOf(document, ...entry));
  const paths = [...new Set(description.operations.map(([, path]) => path))];
  const undescribed = fc
    .tuple(fc.constantFrom(...METHODS), fc.constantFrom(...paths, '/api/v1/nowhere', '/api/v1'))
    .chain(([method, path]) => callOf(document, method, path, document.paths[path]?.[method.toLowerCase()] ?? EMPTY));
  return fc.oneof(...described, undescribed);
}

const EMPTY: DescribedOperation = { operationId: '', responses: {} };

function callOf(document: OpenApiDocument, method: string, path: string, operation: DescribedOperation) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const id = fc.oneof(fc.constant('{own}'), fc.constant('{foreign}'), segment);
  const withBody = method !== 'GET';
  return fc.record<ArbitraryCall>({
    method: fc.constant(method),
    path: fc.constant(path),
    pathParameters: fc
      .tuple(...names.map(() => id))
      .map((ids) => Object.fromEntries(names.map((name, at) => [name, ids[at] ?? '']))),
    query: queryOf(operation),
    headers: headersOf(operation),
    key: fc.oneof({ weight: 18, arbitrary: fc.constant('own' as const) }, fc.constantFrom('none', 'wrong')),
    body: withBody ? bodyOf(document, operation) : fc.constant(null),
  });
}

function queryOf({ parameters = [] }: DescribedOperation): fc.Arbitrary<(readonly [string, string])[]> {
  const described = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }: DescribedParameter) =>
      fc.tuple(fc.constant(name), fc.oneof(arbitraryValue(schema).map(String), fc.string({ maxLength: 12 }))),
    );
  const further = fc.tuple(fc.string({ minLength: 1, maxLength: 8 }), fc.string({ maxLength: 8 }));
  const wellFormed = ([name, value]: readonly [string, string]) => name.isWellFormed() && value.isWellFormed();
  return fc.array(fc.oneof(...described, further).filter(wellFormed), { maxLength: described.length + 1 });
}

function headersOf({ parameters = [], requestBody }: DescribedOperation): fc.Arbitrary<Record<string, string>> {
  const own = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
  const mediaType = Object.keys(requestBody?.content ?? {})[0];
  const usual = mediaType === 'multipart/form-data' ? `${mediaType}; boundary=${BOUNDARY}` : mediaType;
  const contentType = fc.oneof(
    { weight: 8, arbitrary: fc.constant(usual ?? 'application/json') },
    fc.constantFrom(
      'application/json; charset=utf-8',
      'text/plain',
      'multipart/form-data',
      'multipart/form-data; boundary=',
    ),
    headerText,
  );
  const value = fc.oneof(fc.constantFrom('key-1', 'key-2'), headerText);
  return fc.record(
    { 'Content-Type': contentType, ...Object.fromEntries(own.map((name) => [name, value])) },
    { requiredKeys: [] },
  );
}

function bodyOf(document: OpenApiDocument, { requestBody }: DescribedOperation): fc.Arbitrary<string | null> {
  const broken = fc.oneof(fc.constant(null), fc.string({ maxLength: 60 }), fc.json({ maxDepth: 2 }));
  const content = Object.entries(requestBody?.content ?? {})[0];
  if (content === undefined) return broken;
  const [mediaType, { schema }] = content;
  const fit =
    mediaType === 'multipart/form-data'
      ? arbitraryForm
      : arbitraryValue(resolved(document, schema)).map((value) => JSON.stringify(value));
  return fc.oneof(
    { weight: 4, arbitrary: fit },
    { weight: 2, arbitrary: broken },
    { weight: 1, arbitrary: fit.map(halved) },
  );
}

const halved = (text: string) => text.slice(0, text.length / 2);

const arbitraryForm = fc
  .array(
    fc.record({
      name: fc.oneof({ weight: 6, arbitrary: fc.constant('file') }, headerText),
      fileName: fc.oneof(fc.constant('invoice.pdf'), headerText),
      content: fc.oneof({ weight: 4, arbitrary: fc.string().map((text) => PDF + text) }, fc.string()),
    }),
    { minLength: 0, maxLength: 2 },
  )
  .map((parts) => `${parts.map(partOf).join('')}--${BOUNDARY}--\r\n`);

interface FormPart {
  readonly name: string;
  readonly fileName: string;
  readonly content: string;
}

function partOf({ name, fileName, content }: FormPart): string {
  const disposition = `Content-Disposition: form-data; name="${name}"; filename="${fileName}"`;
  return `--${BOUNDARY}\r\n${disposition}\r\n\r\n${content}\r\n`;
}

/** A value as a JSON Schema has it, as far as request schemas go. */
function arbitraryValue(schema: Schema): fc.Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  switch (schema.type) {
    case 'integer':
      return fc.oneof(fc.integer({ min: Number(schema.minimum ?? 0), max: 20 }), fc.integer());
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(arbitraryValue((schema.items ?? {}) as Schema), { maxLength: 3 });
    case 'object':
      return objectOf(schema);
    case 'string':
      return fc.string({ maxLength: 30 });
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function objectOf(schema: Schema): fc.Arbitrary<unknown> {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  return fc.record(Object.fromEntries(properties.map(([name, property]) => [name, arbitraryValue(property)])), {
    requiredKeys: [],
  });
}

function resolved(document: OpenApiDocument, schema: Schema): Schema {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  return name === undefined ? schema : (document.components.schemas[name] ?? {});
}
