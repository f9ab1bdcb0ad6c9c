import { RESOURCE_EVENTS, STANDARD_EVENTS, TEST_EVENT_SENT } from '../examples/example-events.ts';
import { refTo } from './component-schemas.ts';
import { DELIVERY_HEADERS } from './delivery-headers.ts';
import { EVENT_SCHEMAS, type EventName, inPascalCase } from './event-schemas.ts';

/** When each event comes. */
const WHEN: Readonly<Record<EventName, string>> = {
  'invoice.uploaded': 'An invoice was uploaded',
  'invoice.processing': 'A step of the pipeline is done; in the resource shape, processing has begun',
  'invoice.extracted': 'The fields were read and normalised; in the resource shape only',
  'invoice.validated': 'All five checks were made; in the resource shape only',
  'invoice.processed': 'An invoice was processed, and all checks passed',
  'invoice.flagged': 'An invoice was processed, and a check failed',
  'invoice.failed': 'An invoice could not be read, or not be processed',
  'invoice.approved': 'A reviewer approved an invoice',
  'invoice.rejected': 'A reviewer rejected an invoice',
  'invoice.paid': 'An invoice was marked as paid',
  'webhook.test': 'Somebody asked for a test event; nothing happened to any invoice',
};

const DESCRIPTION =
  'Events come at least once, and need not come in order: tell repetitions by `webhook-id`, and order by `timestamp`.';

const EXAMPLES: Readonly<Record<string, readonly { readonly event: EventName }[]>> = {
  standard: [...STANDARD_EVENTS, TEST_EVENT_SENT],
  resource: RESOURCE_EVENTS,
};

/** What the receiver answers. */
const RESPONSES = {
  200: { description: 'Delivered: success is this status alone, within 5 seconds' },
  default: {
    description:
      'Any other status, a redirect too, or none within 5 seconds: the same bytes are sent again after 1, 5 and 15 minutes, 1 hour and 6 hours, or later where `Retry-After` asks for it; then on replay only',
  },
};

/** OpenAPI's webhooks: what a receiver is sent, one entry an event. */
export function describeWebhooks() {
  const byEvent = Map.groupBy(EVENT_SCHEMAS, ({ event }) => event);
  return Object.fromEntries(
    [...byEvent].map(([event, payloads]) => [event, { post: describeEvent(event, payloads.map(payloadRef)) }]),
  );
}

const payloadRef = ({ name }: { readonly name: string }) => refTo(name);

function describeEvent(event: EventName, payloads: readonly object[]) {
  const [only] = payloads;
  const schema = payloads.length === 1 ? only : { oneOf: payloads };
  return {
    operationId: `on${inPascalCase(event)}`,
    summary: WHEN[event],
    description: DESCRIPTION,
    // The receiver is known by its address, and we by our signature.
    security: [],
    parameters: Object.keys(DELIVERY_HEADERS).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    requestBody: { required: true, content: { 'application/json': { schema, ...examplesOf(event) } } },
    responses: RESPONSES,
  };
}

/** One a shape, by its name. */
function examplesOf(event: EventName) {
  const examples = Object.entries(EXAMPLES).flatMap(([shape, events]) =>
    events.filter((one) => one.event === event).map((value) => [shape, { value }] as const),
  );
  return examples.length === 0 ? {} : { examples: Object.fromEntries(examples) };
}
