import { SUBPROTOCOL } from '../../contracts/realtime-channel.ts';

/** By what a handshake says who it is: a server by its key, a browser by a ticket. */
export type HandshakeCredential =
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'ticket'; readonly ticket: string }
  | { readonly kind: 'none' };

export interface Handshake {
  readonly credential: HandshakeCredential;
  /** Whether the client offered the subprotocol: then it must be chosen, or a browser drops the connection. */
  readonly speaksSubprotocol: boolean;
}

/**
 * Reads contract section 8's handshake: the header `X-API-Key`, or the subprotocols `ivs.v1` and a ticket. A key goes
 * before a ticket; a ticket counts only beside `ivs.v1`, since it must never be the subprotocol that is echoed.
 * @param headers values by name, names in any case; a header that came several times has several values.
 */
export function readHandshake(headers: Readonly<Record<string, readonly string[] | undefined>>): Handshake {
  const valuesOf = (wanted: string) =>
    Object.entries(headers).flatMap(([name, values]) => (name.toLowerCase() === wanted ? (values ?? []) : []));
  const offered = valuesOf('sec-websocket-protocol')
    .flatMap((value) => value.split(','))
    .map((protocol) => protocol.trim())
    .filter((protocol) => protocol !== '');
  const speaksSubprotocol = offered.includes(SUBPROTOCOL);
  const key = valuesOf('x-api-key').at(-1)?.trim() ?? '';
  if (key !== '') return { credential: { kind: 'key', key }, speaksSubprotocol };
  const ticket = speaksSubprotocol ? offered.find((protocol) => protocol !== SUBPROTOCOL) : undefined;
  return { credential: ticket === undefined ? { kind: 'none' } : { kind: 'ticket', ticket }, speaksSubprotocol };
}
