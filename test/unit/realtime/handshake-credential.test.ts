import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readHandshake } from '../../../lambdas/domain/realtime/handshake-credential.ts';

test.each([
  [{ 'X-API-Key': ['ivs_1'] }, { kind: 'key', key: 'ivs_1' }, false],
  [{ 'x-api-key': [' ivs_1 '] }, { kind: 'key', key: 'ivs_1' }, false],
  [{ 'Sec-WebSocket-Protocol': ['ivs.v1, t1'] }, { kind: 'ticket', ticket: 't1' }, true],
  [{ 'sec-websocket-protocol': ['t1,ivs.v1'] }, { kind: 'ticket', ticket: 't1' }, true],
  [{ 'sec-websocket-protocol': ['ivs.v1', 't1'] }, { kind: 'ticket', ticket: 't1' }, true],
  [{ 'X-API-Key': ['ivs_1'], 'Sec-WebSocket-Protocol': ['ivs.v1'] }, { kind: 'key', key: 'ivs_1' }, true],
  [{ 'X-API-Key': [''], 'Sec-WebSocket-Protocol': ['ivs.v1, t1'] }, { kind: 'ticket', ticket: 't1' }, true],
])('reads %j', (headers: Record<string, string[]>, credential, speaksSubprotocol) => {
  expect(readHandshake(headers)).toEqual({ credential, speaksSubprotocol });
});

test.each([
  [{}],
  [{ 'Sec-WebSocket-Protocol': ['ivs.v1'] }],
  [{ 'Sec-WebSocket-Protocol': ['t1'] }],
  [{ Host: undefined }],
])('finds nobody in %j', (headers: Record<string, string[] | undefined>) => {
  expect(readHandshake(headers).credential).toEqual({ kind: 'none' });
});

test('never takes the marker itself for a ticket, whatever is offered', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('ivs.v1', 'a', '', ' ', 'IVS.V1', 'ivs.v1 ')), (offered) => {
      const { credential } = readHandshake({ 'Sec-WebSocket-Protocol': [offered.join(',')] });
      if (credential.kind === 'ticket') expect(credential.ticket).not.toBe('ivs.v1');
    }),
  );
});
