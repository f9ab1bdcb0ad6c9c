import * as z from 'zod';

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

/** What a connection gets to hear beside event payloads: the answers to its own messages. */
export type RealtimeAnswer =
  | { readonly event: 'pong' }
  | { readonly event: 'subscribed'; readonly invoice_id: string }
  | { readonly event: 'unsubscribed' }
  | { readonly event: 'error'; readonly code: string; readonly message: string };
