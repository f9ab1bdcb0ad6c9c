import { loadInvoice } from '../adapters/invoices/load-invoice.ts';
import { closeConnection, connections } from '../adapters/realtime/connections.ts';
import { MessageCounts } from '../adapters/realtime/message-counts.ts';
import { findPlace, narrowPlace, withholdPlace } from '../adapters/realtime/places.ts';
import { table } from '../adapters/table.ts';
import { type RealtimeAnswer, realtimeRequestSchema } from '../contracts/realtime-channel.ts';
import { isInvoiceId } from '../domain/invoice/invoice-id.ts';
import { isHeld, type Place } from '../domain/realtime/place.ts';
import { invoiceNotFound } from '../kit/invoice-not-found.ts';
import { log } from '../kit/log.ts';
import { Problem } from '../kit/problem.ts';
import { problemOf } from '../kit/problem-of.ts';
import type { RealtimeEvent, RealtimeResult } from '../kit/realtime-event.ts';

const EXPECTED = 'Send {"action":"subscribe","invoice_id":"inv_…"}, {"action":"unsubscribe"} or {"action":"ping"}';

/** For how long who said too much has one connection fewer; else it would go on over a new one at once. */
const WITHHELD_MS = 60_000;

const messageCounts = new MessageCounts();

/**
 * The routes subscribe, unsubscribe and ping, and $default for everything else. A connection without a place (its key
 * was revoked, or it could not be reached once) hears of nothing any more, so it is ended and its client knows. One that
 * floods us loses its place: what it says takes room from everybody's connections.
 */
export async function handler({ requestContext, body }: RealtimeEvent): Promise<RealtimeResult> {
  const { connectionId, requestId } = requestContext;
  try {
    const place = await findPlace(table(), connectionId);
    const answered = place !== null && isHeld(place, Date.now()) ? await answer(place, body ?? '') : 'no place';
    if (answered !== 'no place') return { statusCode: 200, body: JSON.stringify(answered) };
    await closeConnection(connections(), connectionId);
    return { statusCode: 410 };
  } catch (error) {
    const { status, code, message } = problemOf(error, requestId);
    const refusal: RealtimeAnswer = { event: 'error', code, message };
    return { statusCode: status, body: JSON.stringify(refusal) };
  }
}

async function answer(place: Place, body: string): Promise<RealtimeAnswer | 'no place'> {
  if (messageCounts.isTooMany(place.connectionId, Date.now())) return withhold(place);
  const request = realtimeRequestSchema.safeParse(jsonOf(body)).data;
  switch (request?.action) {
    case 'ping':
      return { event: 'pong' };
    case 'subscribe': {
      const { invoice_id } = request;
      const exists = isInvoiceId(invoice_id) && (await loadInvoice(table(), place.accountId, invoice_id)) !== null;
      if (!exists) throw invoiceNotFound();
      return (await narrowPlace(table(), place, invoice_id)) ? { event: 'subscribed', invoice_id } : 'no place';
    }
    case 'unsubscribe':
      return (await narrowPlace(table(), place, null)) ? { event: 'unsubscribed' } : 'no place';
    case undefined:
      throw new Problem('INVALID_REQUEST', EXPECTED);
  }
}

async function withhold(place: Place): Promise<'no place'> {
  const { connectionId, accountId, keyId } = place;
  log('warn', 'a connection says too much, and is ended', { connectionId, accountId, keyId });
  await withholdPlace(table(), place, Date.now() + WITHHELD_MS);
  return 'no place';
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
