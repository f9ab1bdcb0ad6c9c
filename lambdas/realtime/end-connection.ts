import { findPlace, freePlace } from '../adapters/realtime/places.ts';
import { table } from '../adapters/table.ts';
import type { RealtimeEvent, RealtimeResult } from '../kit/realtime-event.ts';

/** The route $disconnect, which API Gateway calls as best it can: the connection's place is free for another. */
export async function handler({ requestContext }: RealtimeEvent): Promise<RealtimeResult> {
  const place = await findPlace(table(), requestContext.connectionId);
  if (place !== null) await freePlace(table(), place);
  return { statusCode: 200 };
}
