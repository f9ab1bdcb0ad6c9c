import type * as z from 'zod';
import { eventPayloadSchema } from '../event-payload.ts';
import type { NamedSchema } from '../operations/operation.ts';
import { resourcePayloadSchema } from '../resource-payload.ts';
import { testEventSchema } from '../test-event.ts';

/** A payload of an event under its name in the description. */
interface EventSchema extends NamedSchema {
  readonly event: EventName;
}

type PayloadSchema =
  | (typeof eventPayloadSchema.options)[number]
  | (typeof resourcePayloadSchema.options)[number]
  | typeof testEventSchema;

/** Of every event that a webhook can be told of. */
export type EventName = z.infer<PayloadSchema>['event'];

/** The payloads of all events in all shapes; an event that both shapes have comes twice. */
export const EVENT_SCHEMAS: readonly EventSchema[] = [
  ...eventPayloadSchema.options.map((schema) => named(schema, 'Event')),
  ...resourcePayloadSchema.options.map((schema) => named(schema, 'ResourceEvent')),
  named(testEventSchema, 'Event'),
];

function named(schema: PayloadSchema, ending: 'Event' | 'ResourceEvent'): EventSchema {
  const event = schema.shape.event.value;
  return { event, name: `${inPascalCase(event)}${ending}`, schema };
}

/** `invoice.uploaded` is `InvoiceUploaded`. */
export function inPascalCase(event: EventName): string {
  return event.replaceAll(/(?:^|\.)(\w)/g, (_, first: string) => first.toUpperCase());
}
