import { closeConnection, connections, postToConnection } from '../adapters/realtime/connections.ts';
import { freePlace } from '../adapters/realtime/places.ts';
import { table } from '../adapters/table.ts';
import { hears, mayBeConnecting, type Place } from '../domain/realtime/place.ts';
import { errorFields, log } from '../kit/log.ts';
import type { StoredEvent } from './stored-event.ts';

/**
 * Tells one connection of events, one after the other, so that it hears them in their order. It hears all of them or is
 * ended: a client that sees its connection end catches up by the timeline, while a gap it would never notice.
 * @param patience until when it may take them.
 */
export async function postInOrder(place: Place, events: readonly StoredEvent[], patience: AbortSignal): Promise<void> {
  const wanted = events.filter((event) => hears(place, event));
  try {
    for (const event of wanted) {
      patience.throwIfAborted();
      const outcome = await postToConnection(connections(), place.connectionId, message(event), patience);
      if (outcome === 'gone' && !mayBeConnecting(place, Date.now())) return await release(place);
    }
  } catch (error) {
    const { connectionId, accountId } = place;
    log('warn', 'a connection could not be told, and is ended', { connectionId, accountId, ...errorFields(error) });
    await closeConnection(connections(), connectionId).catch((cause: unknown) =>
      // Without its place it hears nothing more, and its next message ends it.
      log('warn', 'a connection could not be ended', { connectionId, ...errorFields(cause) }),
    );
    await release(place);
  }
}

function message({ payload, eventId }: StoredEvent): string {
  return JSON.stringify({ ...(JSON.parse(payload) as object), event_id: eventId });
}

async function release(place: Place): Promise<void> {
  await freePlace(table(), place).catch((error: unknown) =>
    // Its lease ends by itself; until then its events are tried, and it is found gone again.
    log('warn', 'a place was not given back', { connectionId: place.connectionId, ...errorFields(error) }),
  );
}
