import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { freePlaces, leaseEnd, type Place, type PlaceNumber } from '../../domain/realtime/place.ts';
import { unlessRefused } from '../is-condition-failed.ts';
import { connectionKey, placeKey, placePrefix, placesPartition, withoutKeys } from '../keys.ts';
import { queryAll } from '../query-all.ts';
import type { Table } from '../table.ts';

/**
 * Each round that takes no place saw another handshake take it, and there are five to take; more rounds than this mean
 * that places change hands faster than we look, which is five open connections to whoever counts.
 */
const ROUNDS = 20;

/** The places of an account's keys, held or out of lease. */
export function listPlaces(table: Table, accountId: string): Promise<Place[]> {
  return queryPlaces(table, placesPartition(accountId), placePrefix(null));
}

/**
 * Takes one of the key's five places for a connection. Places are taken one conditional write each, and not counted, so
 * that of any number of handshakes at once exactly five get one.
 * @returns null when all five are held.
 */
export async function takePlace(
  table: Table,
  key: { readonly accountId: string; readonly keyId: string; readonly expiresAt: string | null },
  connectionId: string,
): Promise<Place | null> {
  const { accountId, keyId } = key;
  for (let round = 0; round < ROUNDS; round += 1) {
    const taken = await queryPlaces(table, placesPartition(accountId), placePrefix(keyId));
    const now = Date.now();
    const free = freePlaces(taken, now);
    // Any of the free ones: handshakes that come together seldom want the same.
    const number = free[Math.floor(Math.random() * free.length)];
    if (number === undefined) return null;
    const leasedUntil = leaseEnd(now, key.expiresAt);
    const place: Place = { accountId, keyId, number, connectionId, takenAt: now, leasedUntil, invoiceId: null };
    if (await putPlace(table, place, now)) return place;
  }
  return null;
}

/** The place that a connection holds, or null where it holds none (any more). */
export async function findPlace(table: Table, connectionId: string): Promise<Place | null> {
  const connection = await get(table, connectionKey(connectionId));
  if (connection === undefined) return null;
  const place = await get(table, placeKey(connection.accountId, connection.keyId, connection.number as PlaceNumber));
  return place?.connectionId === connectionId ? asPlace(place) : null;
}

/** Gives a place back, unless another connection has it by now, or it is withheld: it was read before that. */
export async function freePlace(table: Table, { accountId, keyId, number, connectionId }: Place): Promise<void> {
  await unlessRefused(
    table.client.send(
      new DeleteCommand({
        TableName: table.name,
        Key: placeKey(accountId, keyId, number),
        ConditionExpression: 'connectionId = :mine AND attribute_not_exists(isWithheld)',
        ExpressionAttributeValues: { ':mine': connectionId },
      }),
    ),
  );
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: connectionKey(connectionId) }));
}

/**
 * Takes the place away from its connection, and lets no other have it before a time: whoever finds the connection ended
 * gives no place back.
 */
export async function withholdPlace(table: Table, place: Place, until: number): Promise<void> {
  const { accountId, keyId, number, connectionId, leasedUntil } = place;
  await unlessRefused(
    table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: placeKey(accountId, keyId, number),
        UpdateExpression: 'SET leasedUntil = :until, isWithheld = :true',
        ConditionExpression: 'connectionId = :mine',
        ExpressionAttributeValues: { ':until': Math.min(until, leasedUntil), ':true': true, ':mine': connectionId },
      }),
    ),
  );
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: connectionKey(connectionId) }));
}

/** Gives all places of a key back; its connections hear of nothing from then on. */
export async function freePlacesOf(table: Table, accountId: string, keyId: string): Promise<void> {
  const places = await queryPlaces(table, placesPartition(accountId), placePrefix(keyId));
  await Promise.all(places.map((place) => freePlace(table, place)));
}

/**
 * Narrows a connection to one invoice, or widens it to all (null).
 * @returns false when the connection has lost its place.
 */
export function narrowPlace(table: Table, place: Place, invoiceId: string | null): Promise<boolean> {
  return unlessRefused(
    table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: placeKey(place.accountId, place.keyId, place.number),
        UpdateExpression: 'SET invoiceId = :invoice',
        ConditionExpression: 'connectionId = :mine',
        ExpressionAttributeValues: { ':invoice': invoiceId, ':mine': place.connectionId },
      }),
    ),
  );
}

/** The way from connection to place is written first: a place must never be held by a connection that can't be found. */
async function putPlace(table: Table, place: Place, now: number): Promise<boolean> {
  const { accountId, keyId, number, connectionId } = place;
  const expiresAt = Math.ceil(place.leasedUntil / 1_000);
  await table.client.send(
    new PutCommand({
      TableName: table.name,
      Item: { ...connectionKey(connectionId), accountId, keyId, number, expiresAt },
    }),
  );
  return unlessRefused(
    table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: { ...placeKey(accountId, keyId, number), ...place, expiresAt },
        // Or ours already: the answer to the first attempt was lost, and the SDK tried again.
        ConditionExpression: 'attribute_not_exists(pk) OR leasedUntil <= :now OR connectionId = :mine',
        ExpressionAttributeValues: { ':now': now, ':mine': connectionId },
      }),
    ),
  );
}

async function queryPlaces(table: Table, partition: string, prefix: string): Promise<Place[]> {
  return (await queryAll(table, partition, prefix)).map(asPlace);
}

async function get(table: Table, Key: { readonly pk: string; readonly sk: string }) {
  const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key, ConsistentRead: true }));
  return Item;
}

function asPlace(item: Record<string, unknown>): Place {
  const { expiresAt, ...place } = withoutKeys(item);
  return place as unknown as Place;
}
