/** What an event tells, whichever shape it came in. Fields and events that this version does not know are kept as they are. */
export interface ReceivedEvent {
  /** `invoice.processed`, `bank_statement.analyzed`, … */
  readonly event: string;
  /** ISO 8601 with the UTC offset. */
  readonly timestamp: string;
  /** `resource` where the subscription asked for it, and for nothing else. */
  readonly shape: 'standard' | 'resource';
  readonly subject: { readonly kind: 'invoice' | 'bank_statement' | 'unknown'; readonly id: string | null };
  /** The subject's status after the event, where the event tells it. */
  readonly status: string | null;
  /** Of how many steps which one is done: while processing, and all of them when it ended processed or flagged. Else null, as in the resource shape. */
  readonly progress: { readonly step: number; readonly totalSteps: number; readonly message: string | null } | null;
  readonly data: Readonly<Record<string, unknown>>;
  /** The id to de-duplicate by, where the payload has one: messages of the real-time channel do, webhooks have the header `webhook-id`. */
  readonly eventId: string | null;
  /** The whole payload as it came. */
  readonly payload: Readonly<Record<string, unknown>>;
}

/**
 * Reads an event of a webhook or of the real-time channel, in the standard and in the resource shape.
 * @param body JSON text, its bytes, or what was parsed from it. Verify a webhook's signature first, on the raw bytes.
 * @throws TypeError when it is no event: no JSON object, or without event, timestamp or data.
 */
export function parseEvent(body: string | Uint8Array | Readonly<Record<string, unknown>>): ReceivedEvent {
  const payload = objectOf(body);
  const event = textOf(payload, 'event');
  const timestamp = textOf(payload, 'timestamp');
  const data = payload.data;
  if (!isRecord(data)) throw new TypeError('not an event: data is no object');
  const { invoice_id: invoiceId, bank_statement_id: statementId } = payload;
  const id = [invoiceId, statementId, data.id].find((each) => typeof each === 'string');
  const kind = kindOf(event);
  // The identifier stands at the top in the one shape, and in the data in the other. A test event has one shape only.
  const isResource = kind !== 'unknown' && invoiceId === undefined && statementId === undefined && id !== undefined;
  return {
    event,
    timestamp,
    shape: isResource ? 'resource' : 'standard',
    subject: { kind, id: typeof id === 'string' ? id : null },
    status: typeof data.status === 'string' ? data.status : null,
    progress: progressOf(payload),
    data,
    eventId: typeof payload.event_id === 'string' ? payload.event_id : null,
    payload,
  };
}

function objectOf(body: string | Uint8Array | Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const text = body instanceof Uint8Array ? new TextDecoder().decode(body) : body;
  const value: unknown = typeof text === 'string' ? parsed(text) : text;
  if (!isRecord(value)) throw new TypeError('not an event: no JSON object');
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textOf(payload: Readonly<Record<string, unknown>>, field: 'event' | 'timestamp'): string {
  const value = payload[field];
  if (typeof value !== 'string' || value === '') throw new TypeError(`not an event: ${field} is no text`);
  return value;
}

function kindOf(event: string): ReceivedEvent['subject']['kind'] {
  if (event.startsWith('invoice.')) return 'invoice';
  return event.startsWith('bank_statement.') ? 'bank_statement' : 'unknown';
}

function progressOf({ step, total_steps: totalSteps, message }: Readonly<Record<string, unknown>>) {
  if (typeof step !== 'number' || typeof totalSteps !== 'number') return null;
  return { step, totalSteps, message: typeof message === 'string' ? message : null };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
