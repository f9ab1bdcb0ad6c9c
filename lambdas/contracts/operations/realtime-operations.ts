import * as z from 'zod';
import { SUBPROTOCOL } from '../realtime-channel.ts';
import type { Operation } from './operation.ts';

/** Good for one connection within a minute. */
const ticketSchema = z.strictObject({ ticket: z.string(), expires_at: z.iso.datetime(), url: z.url() });

export type TicketAnswer = z.infer<typeof ticketSchema>;

const CHANNEL = [
  'The real-time channel is a WebSocket. Each message is one event of the account as it happens (TimelineEvent), those of an invoice in their order.',
  `A browser opens \`url\` with the subprotocols \`${SUBPROTOCOL}\` and the ticket, once, before \`expires_at\`. A server needs no ticket: it opens the same address with the header \`X-API-Key\`.`,
  'A handshake that is refused has a status and no body: 401 without a key or ticket, 403 for a key that is unknown, revoked or expired and for a ticket that is used up or too old, 429 where five connections of the key are open.',
  'A connection may send a RealtimeRequest: `subscribe` narrows it to one invoice, `unsubscribe` widens it again, and `ping` is answered `pong`. RealtimeMessage is what it hears.',
  'A connection ends after ten minutes of silence, and after two hours. After connecting again, read what was missed from the timelines of the invoices, and tell repetitions by `event_id`.',
].join('\n\n');

/** Contract section 8. */
export const REALTIME_OPERATIONS = {
  'POST /api/v1/realtime/tickets': {
    id: 'createRealtimeTicket',
    summary: 'A ticket with which a browser opens the real-time channel, which takes no key in its address',
    description: CHANNEL,
    answer: { status: 201, code: 'TICKET_CREATED', data: { name: 'RealtimeTicket', schema: ticketSchema } },
    problems: [],
  },
} as const satisfies Record<string, Operation>;
