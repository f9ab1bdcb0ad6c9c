import { readFileSync } from 'node:fs';
import { ApiDescription } from '../description/api-description.ts';
import type { Received } from '../fixtures/webhooks.ts';
import type { ServiceClient } from './service-client.ts';

/** What a receiver heard of some invoices, held against what their timelines say. */
export interface Audit {
  /** Events that the receiver never got. */
  readonly missing: readonly string[];
  /** Bodies that no timeline has: something that did not happen. */
  readonly invented: readonly string[];
  /** Deliveries whose bytes were not the same every time. */
  readonly changed: readonly string[];
  /** Events that came under more than one delivery id. */
  readonly doubled: readonly string[];
  /** What is wrong with deliveries that are not as the API's description says. */
  readonly undescribed: readonly string[];
}

export const CLEAN: Audit = { missing: [], invented: [], changed: [], doubled: [], undescribed: [] };

const description = new ApiDescription(JSON.parse(readFileSync('docs/openapi.json', 'utf8')));

/** The bytes of every event of some invoices, as the timeline shows them. */
export async function bodiesOf(client: ServiceClient, invoiceIds: readonly string[]): Promise<string[]> {
  const timelines: string[] = [];
  for (const id of invoiceIds) {
    const events = await client.events(id);
    timelines.push(...events.map(({ event_id, ...payload }) => JSON.stringify(payload)));
  }
  return timelines;
}

const bodiesIn = (received: readonly Received[]) => new Set(received.map(({ body }) => body));

/**
 * The events that a receiver never got: all that may be asked again and again while it waits for them. A whole audit of
 * thousands of deliveries takes seconds on a busy machine, in the process that has to answer the next ones in time.
 */
export function missing(happened: readonly string[], received: readonly Received[]): string[] {
  const told = bodiesIn(received);
  return happened.filter((body) => !told.has(body));
}

export function audit(happened: readonly string[], received: readonly Received[]): Audit {
  const heard = Map.groupBy(received, ({ headers }) => String(headers['webhook-id']));
  const idsOf = Map.groupBy(heard, ([, deliveries]) => deliveries[0]?.body ?? '');
  const known = new Set(happened);
  return {
    missing: missing(happened, received),
    invented: [...bodiesIn(received)].filter((body) => !known.has(body)),
    changed: [...heard].filter(([, all]) => new Set(all.map(({ body }) => body)).size > 1).map(([id]) => id),
    doubled: [...idsOf].filter(([, ids]) => ids.length > 1).map(([body]) => body),
    undescribed: undescribed(received),
  };
}

/** What is wrong with deliveries that are not as the API's description says. */
export function undescribed(received: readonly Received[]): string[] {
  return received.flatMap((delivery) => {
    const complaint = description.complaintAboutDelivery(delivery);
    return complaint === null ? [] : `${complaint}: ${delivery.body}`;
  });
}
