import { expect, test } from 'vitest';
import { eventPayloadSchema } from '../../../lambdas/contracts/event-payload.ts';
import {
  RESOURCE_EVENTS,
  STANDARD_EVENTS,
  TEST_EVENT_SENT,
} from '../../../lambdas/contracts/examples/example-events.ts';
import { openApiDocument } from '../../../lambdas/contracts/open-api/open-api-document.ts';
import { OPERATIONS } from '../../../lambdas/contracts/operations/operations.ts';
import { resourcePayloadSchema } from '../../../lambdas/contracts/resource-payload.ts';
import { testEventSchema } from '../../../lambdas/contracts/test-event.ts';
import { ApiDescription } from '../../description/api-description.ts';

const document = JSON.parse(JSON.stringify(openApiDocument()));
const description = new ApiDescription(document);

interface Exampled {
  readonly schema?: object;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown; readonly $ref?: string }>>;
}

/** The examples of every media type of the document, with the place that it has there. */
function examplesIn(node: Exampled, place: readonly string[]): (readonly [readonly string[], unknown])[] {
  if (typeof node !== 'object' || node === null) return [];
  const { schema, example, examples = {} } = node;
  const named = Object.entries(examples).map(([name, { value = document.components.examples[name].value }]) => value);
  const values = example === undefined ? named : [example, ...named];
  if (schema !== undefined && values.length > 0) return values.map((value) => [place, value]);
  return Object.entries(node).flatMap(([key, child]) => examplesIn(child, [...place, key]));
}

const examples = ['paths', 'webhooks'].flatMap((part) => examplesIn(document[part], [part]));

test.each(examples.map(([place, value]) => ({ where: place.join(' '), place, value })))(
  'the example is as described: $where',
  ({ place, value }) => {
    expect(description.complaintAt([...place, 'schema'], value)).toBeNull();
  },
);

test('there are examples where they help most', () => {
  const exampled = (...parts: readonly string[]) =>
    examples.filter(([place]) => parts.every((part) => place.includes(part))).length;

  expect(exampled('/api/v1/invoices/upload', '201')).toBe(1);
  expect(exampled('/api/v1/invoices/{id}', 'get', '200')).toBe(1);
  expect(exampled('/api/v1/webhooks', 'requestBody')).toBe(1);
  expect(exampled('/api/v1/webhooks', '201')).toBe(1);
  expect(exampled('429')).toBe(description.operations.length);
  expect(exampled('webhooks', 'invoice.flagged')).toBe(2);
});

test('the schemas that handlers and emitters use take the examples, and leave nothing out', () => {
  for (const { id, body, answer } of Object.values(OPERATIONS)) {
    if (body !== undefined && 'json' in body && body.example !== undefined)
      expect(body.json.schema.parse(body.example), id).toEqual(body.example);
    if ('code' in answer && answer.example !== undefined)
      expect(answer.data?.schema.parse(answer.example.data), id).toEqual(answer.example.data);
  }
  for (const event of STANDARD_EVENTS) expect(eventPayloadSchema.parse(event)).toEqual(event);
  for (const event of RESOURCE_EVENTS) expect(resourcePayloadSchema.parse(event)).toEqual(event);
  expect(testEventSchema.parse(TEST_EVENT_SENT)).toEqual(TEST_EVENT_SENT);
});

test('every parameter says what it is for, and every success its code', () => {
  for (const [method, path, { operationId, parameters = [], responses }] of description.operations) {
    for (const { name, description: meaning } of parameters) expect(meaning, `${method} ${path} ${name}`).toBeTruthy();
    const { answer } = Object.values(OPERATIONS).find(({ id }) => id === operationId) ?? {};
    const said = answer === undefined ? undefined : responses[answer.status]?.description;
    expect(said, operationId).toBe(answer !== undefined && 'code' in answer ? answer.code : 'An OpenAPI document');
  }
});
