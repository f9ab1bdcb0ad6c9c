import type { DynamoDBStreamEvent } from 'aws-lambda';
import { listPlaces } from '../adapters/realtime/places.ts';
import { table } from '../adapters/table.ts';
import { isConnected, type Place } from '../domain/realtime/place.ts';
import { loggedFailure } from '../kit/logged-failure.ts';
import { postInOrder } from './post-in-order.ts';
import { isNews, type StoredEvent, storedEvent } from './stored-event.ts';

/**
 * What connections may take of a batch, for which everybody's next one waits: 100 ms for each of 50 events (lib/realtime-events.ts),
 * ten times what a post takes.
 */
const PATIENCE_MS = 5_000;

/**
 * An account whose connections used that up gets less for a minute, so that one whose connections all hang, and come
 * again, takes 1 s of each batch from the others, and not 5 s.
 */
const LITTLE_PATIENCE_MS = 1_000;
const REMEMBERED_MS = 60_000;

/** Accounts that used up this container's patience, and until when (milliseconds since 1970) it has little. */
const hurried = new Map<string, number>();

/**
 * Tells the open connections of each event's account. Whoever is connected is read first, for all accounts: when that
 * fails, the batch comes again and nothing of it has been told twice. From then on nothing fails: a connection that
 * can't be told is given up, and the stream goes on for the others.
 */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<void> {
  const byAccount = Map.groupBy(Records.filter(isNews).map(storedEvent), ({ accountId }) => accountId);
  const audiences = await Promise.all(
    [...byAccount].map(async ([accountId, events]) => ({
      accountId,
      events,
      places: await listPlaces(table(), accountId),
    })),
  ).catch((error: unknown) => {
    throw loggedFailure('whoever is connected could not be read', error);
  });
  await Promise.all(audiences.map(({ accountId, events, places }) => tell(accountId, events, places)));
}

/** Side by side, so that all of an account's connections take no longer than the slowest. */
async function tell(accountId: string, events: readonly StoredEvent[], places: readonly Place[]): Promise<void> {
  const isHurried = Date.now() < (hurried.get(accountId) ?? 0);
  const connected = places.filter((place) => isConnected(place, Date.now()));
  const patience = AbortSignal.timeout(isHurried ? LITTLE_PATIENCE_MS : PATIENCE_MS);
  await Promise.all(connected.map((place) => postInOrder(place, events, patience)));
  if (patience.aborted) hurried.set(accountId, Date.now() + REMEMBERED_MS);
  else if (!isHurried) hurried.delete(accountId);
}
