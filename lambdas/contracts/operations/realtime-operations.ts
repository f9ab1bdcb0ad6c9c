import * as z from 'zod';
import type { Operation } from './operation.ts';

/** Good for one connection within a minute. */
const ticketSchema = z.strictObject({ ticket: z.string(), expires_at: z.iso.datetime(), url: z.url() });

/** Contract section 8. */
export const REALTIME_OPERATIONS = {
  'POST /api/v1/realtime/tickets': {
    id: 'createRealtimeTicket',
    summary: 'A ticket with which a browser opens the real-time channel, which takes no key in its address',
    answer: { status: 201, code: 'TICKET_CREATED', data: { name: 'RealtimeTicket', schema: ticketSchema } },
    problems: [],
  },
} as const satisfies Record<string, Operation>;
