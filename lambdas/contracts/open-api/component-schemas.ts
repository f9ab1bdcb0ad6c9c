import * as z from 'zod';
import { eventPayloadSchema, timelineEventSchema } from '../event-payload.ts';
import { boxSchema, checkFindingSchema, extractionDataSchema, fieldReadingSchema } from '../extraction-data.ts';
import type { NamedSchema, Operation } from '../operations/operation.ts';
import { realtimeAnswerSchema, realtimeMessageSchema, realtimeRequestSchema } from '../realtime-channel.ts';
import { EVENT_SCHEMAS } from './event-schemas.ts';
import { PROBLEM_SCHEMAS } from './problem-schemas.ts';

/** Shapes that several others contain, or that travel otherwise than as bodies of operations. */
const SHARED: readonly NamedSchema[] = [
  { name: 'ExtractionData', schema: extractionDataSchema },
  { name: 'EventPayload', schema: eventPayloadSchema },
  ...EVENT_SCHEMAS,
  { name: 'TimelineEvent', schema: timelineEventSchema },
  { name: 'RealtimeRequest', schema: realtimeRequestSchema },
  { name: 'RealtimeAnswer', schema: realtimeAnswerSchema },
  { name: 'RealtimeMessage', schema: realtimeMessageSchema },
  { name: 'CheckFinding', schema: checkFindingSchema },
  { name: 'FieldReading', schema: fieldReadingSchema },
  { name: 'Box', schema: boxSchema },
];

export const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** All schemas of the description by name, each as JSON Schema 2020-12, which is what OpenAPI 3.1 takes. */
export function componentSchemas(operations: readonly Operation[]): Record<string, unknown> {
  const registry = z.registry<{ id: string }>();
  for (const { name, schema } of [...SHARED, ...operations.flatMap(namedSchemas)]) registry.add(schema, { id: name });
  for (const [code, schema] of PROBLEM_SCHEMAS) registry.add(schema, { id: code });
  // As input: what zod would strip from an object is allowed there, as a later version of the API may add it.
  const { schemas } = z.toJSONSchema(registry, { uri: (name) => refTo(name).$ref, io: 'input' });
  return Object.fromEntries(Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [name, schema]));
}

function namedSchemas({ answer, body }: Operation): NamedSchema[] {
  const data = 'data' in answer && answer.data !== undefined ? [answer.data] : [];
  return body !== undefined && 'json' in body ? [...data, body.json] : data;
}
