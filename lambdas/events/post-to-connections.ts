import type { DynamoDBStreamEvent } from 'aws-lambda';
import { listPlaces } from '../adapters/realtime/places.ts';
import { table } from '../adapters/table.ts';
import { isConnected } from '../domain/realtime/place.ts';
import { loggedFailure } from '../kit/logged-failure.ts';
import { postInOrder } from './post-in-order.ts';
import { isNews, storedEvent } from './stored-event.ts';

/**
 * Tells the open connections of each event's account. Whoever is connected is read first, for all accounts: when that
 * fails, the batch comes again and nothing of it has been told twice. From then on nothing fails: a connection that
 * can't be told is given up, and the stream goes on for the others.
 */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<void> {
  const byAccount = Map.groupBy(Records.filter(isNews).map(storedEvent), ({ accountId }) => accountId);
  const audiences = await Promise.all(
    [...byAccount].map(async ([accountId, events]) => ({ events, places: await listPlaces(table(), accountId) })),
  ).catch((error: unknown) => {
    throw loggedFailure('whoever is connected could not be read', error);
  });
  const now = Date.now();
  await Promise.all(
    audiences.flatMap(({ events, places }) =>
      places.filter((place) => isConnected(place, now)).map((place) => postInOrder(place, events)),
    ),
  );
}
