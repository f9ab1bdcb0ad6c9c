import { readEnvironment } from '../adapters/read-environment.ts';
import { issueTicket } from '../adapters/realtime/tickets.ts';
import { table } from '../adapters/table.ts';
import { Environment } from '../contracts/environment.ts';
import type { TicketAnswer } from '../contracts/operations/realtime-operations.ts';
import { route } from '../kit/route.ts';

/** POST /api/v1/realtime/tickets */
export const handler = route(async ({ keyId }) => {
  const { ticket, expiresAt } = await issueTicket(table(), keyId);
  const data: TicketAnswer = { ticket, expires_at: expiresAt, url: readEnvironment(Environment.realtimeUrl) };
  return { status: 201, code: 'TICKET_CREATED', message: 'Ticket created; it is good for one connection', data };
});
