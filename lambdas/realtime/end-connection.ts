import { findPlace, freePlace } from '../adapters/realtime/places.ts';
import { table } from '../adapters/table.ts';
import { loggedFailure } from '../kit/logged-failure.ts';
import type { RealtimeEvent, RealtimeResult } from '../kit/realtime-event.ts';

/** The route $disconnect, which API Gateway calls as best it can: the connection's place is free for another. */
export async function handler({ requestContext }: RealtimeEvent): Promise<RealtimeResult> {
  const { connectionId } = requestContext;
  try {
    const place = await findPlace(table(), connectionId);
    if (place !== null) await freePlace(table(), place);
    return { statusCode: 200 };
  } catch (error) {
    throw loggedFailure('a place was not given back', error, { connectionId });
  }
}
