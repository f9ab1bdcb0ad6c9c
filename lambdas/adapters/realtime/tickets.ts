import { createHash, randomBytes } from 'node:crypto';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { isWellFormedTicket, TICKET_BYTES, TICKET_LIFETIME_MS } from '../../domain/realtime/ticket.ts';
import { isConditionFailed } from '../is-condition-failed.ts';
import { ticketKey } from '../keys.ts';
import type { Table } from '../table.ts';

/** Makes a ticket of a key. The ticket itself is in this answer and nowhere else. */
export async function issueTicket(
  table: Table,
  keyId: string,
): Promise<{ readonly ticket: string; readonly expiresAt: string }> {
  const ticket = randomBytes(TICKET_BYTES).toString('base64url');
  const validUntil = Date.now() + TICKET_LIFETIME_MS;
  await table.client.send(
    new PutCommand({
      TableName: table.name,
      Item: { ...ticketKey(hash(ticket)), keyId, validUntil, expiresAt: Math.ceil(validUntil / 1_000) },
    }),
  );
  return { ticket, expiresAt: new Date(validUntil).toISOString() };
}

/**
 * Takes a ticket in: of any number of handshakes with it, one gets the key's id.
 * @returns null for a ticket that is unknown, used, or out of date.
 */
export async function redeemTicket(table: Table, ticket: string): Promise<string | null> {
  if (!isWellFormedTicket(ticket)) return null;
  try {
    const { Attributes } = await table.client.send(
      new DeleteCommand({
        TableName: table.name,
        Key: ticketKey(hash(ticket)),
        // The table's own expiry may be days late.
        ConditionExpression: 'validUntil > :now',
        ExpressionAttributeValues: { ':now': Date.now() },
        ReturnValues: 'ALL_OLD',
      }),
    );
    return typeof Attributes?.keyId === 'string' ? Attributes.keyId : null;
  } catch (error) {
    if (isConditionFailed(error)) return null;
    throw error;
  }
}

function hash(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex');
}
