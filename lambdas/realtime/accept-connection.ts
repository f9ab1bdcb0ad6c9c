import { findApiKey, findApiKeyById, hashApiKey } from '../adapters/accounts/api-keys.ts';
import { noteConnection } from '../adapters/metering/note-connection.ts';
import { freePlace, takePlace } from '../adapters/realtime/places.ts';
import { redeemTicket } from '../adapters/realtime/tickets.ts';
import { table } from '../adapters/table.ts';
import { SUBPROTOCOL } from '../contracts/realtime-channel.ts';
import { isWellFormedApiKey } from '../domain/access/api-key.ts';
import { type ApiKeyRecord, isUsable } from '../domain/access/api-key-record.ts';
import { type HandshakeCredential, readHandshake } from '../domain/realtime/handshake-credential.ts';
import { Problem } from '../kit/problem.ts';
import { problemOf } from '../kit/problem-of.ts';
import type { RealtimeEvent, RealtimeResult } from '../kit/realtime-event.ts';

const INVALID = 'The API key is unknown, revoked or expired, or the ticket is used up';

/**
 * The route $connect: who it is, then a place of the key's five. The status refuses the handshake, and the header chooses
 * the subprotocol (docs.aws.amazon.com/apigateway/latest/developerguide/websocket-connect-route-subprotocol.html). An
 * authorizer could not: it answers 401, 403 or 500 only, and a sixth connection is a 429.
 */
export async function handler({ requestContext, multiValueHeaders }: RealtimeEvent): Promise<RealtimeResult> {
  try {
    const { credential, speaksSubprotocol } = readHandshake(multiValueHeaders ?? {});
    await seat(await keyOf(credential), requestContext.connectionId);
    const headers = speaksSubprotocol ? { headers: { 'Sec-WebSocket-Protocol': SUBPROTOCOL } } : {};
    return { statusCode: 200, ...headers };
  } catch (error) {
    return { statusCode: problemOf(error, requestContext.requestId).status };
  }
}

async function keyOf(credential: HandshakeCredential): Promise<ApiKeyRecord> {
  if (credential.kind === 'none') throw new Problem('MISSING_API_KEY', 'Send your API key in the X-API-Key header');
  const key = credential.kind === 'key' ? await keyItself(credential.key) : await keyBehind(credential.ticket);
  // Once it has a place it is looked at again, which decides; this saves taking one.
  if (key === null || !isUsable(key, Date.now())) throw new Problem('INVALID_API_KEY', INVALID);
  return key;
}

async function keyItself(key: string): Promise<ApiKeyRecord | null> {
  return isWellFormedApiKey(key) ? findApiKey(table(), hashApiKey(key)) : null;
}

async function keyBehind(ticket: string): Promise<ApiKeyRecord | null> {
  const keyId = await redeemTicket(table(), ticket);
  return keyId === null ? null : findApiKeyById(table(), keyId);
}

/**
 * Whoever revokes a key takes its places away afterwards; so a key that is still good after its place was taken will have
 * that place taken away with the rest.
 */
async function seat(key: ApiKeyRecord, connectionId: string): Promise<void> {
  const place = await takePlace(table(), key, connectionId);
  if (place === null) throw new Problem('RATE_LIMIT_EXCEEDED', 'All five connections of this key are open');
  let stillGood = false;
  try {
    const [record] = await Promise.all([findApiKey(table(), key.sha256), noteConnection(table(), key.keyId)]);
    stillGood = record !== null && isUsable(record, Date.now());
  } finally {
    if (!stillGood) await freePlace(table(), place);
  }
  if (!stillGood) throw new Problem('INVALID_API_KEY', INVALID);
}
