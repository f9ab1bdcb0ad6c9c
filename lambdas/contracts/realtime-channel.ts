import * as z from 'zod';
import { PROBLEM_CODES } from './envelope.ts';
import { timelineEventSchema } from './event-payload.ts';

/** The stage of the WebSocket API, and so the path that clients connect to: `wss://…/realtime`. */
export const REALTIME_STAGE = 'realtime';

/** The subprotocol that is spoken; a browser offers its ticket beside it (contract section 8). */
export const SUBPROTOCOL = 'ivs.v1';

/** What a connection may send; the actions are also the WebSocket API's routes. */
export const REALTIME_ACTIONS = ['subscribe', 'unsubscribe', 'ping'] as const;

export const realtimeRequestSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('subscribe'), invoice_id: z.string() }),
  z.object({ action: z.literal('unsubscribe') }),
  z.object({ action: z.literal('ping') }),
]);

/** What a connection gets to hear beside events: the answers to its own messages. */
export const realtimeAnswerSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('pong') }),
  z.object({ event: z.literal('subscribed'), invoice_id: z.string() }),
  z.object({ event: z.literal('unsubscribed') }),
  z.object({ event: z.literal('error'), code: z.enum(PROBLEM_CODES), message: z.string() }),
]);

export type RealtimeAnswer = z.infer<typeof realtimeAnswerSchema>;

/** All that a connection gets to hear. */
export const realtimeMessageSchema = z.union([timelineEventSchema, realtimeAnswerSchema]);
