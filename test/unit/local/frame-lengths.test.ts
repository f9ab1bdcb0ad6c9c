import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as ws from 'ws';
import { FrameLengths } from '../../../local/sockets/frame-lengths.ts';

/** The library's own framing, which its types leave out. */
const framing = ws as unknown as { readonly Sender: { frame(data: Buffer, options: object): Buffer[] } };

test('finds the length of every frame, however the connection cuts them', () => {
  const payload = fc.oneof(fc.nat(200), fc.constantFrom(125, 126, 127, 65_535, 65_536));
  fc.assert(
    fc.property(
      fc.array(payload, { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      fc.infiniteStream(fc.integer({ min: 1, max: 9_000 })),
      (lengths, mask, cuts) => {
        const options = { fin: true, opcode: 1, mask, readOnly: true, rsv1: false };
        const wire = Buffer.concat(
          lengths.flatMap((length) => framing.Sender.frame(Buffer.alloc(length), { ...options })),
        );
        const frames = new FrameLengths();
        let longest = 0;
        for (let at = 0; at < wire.length; ) {
          const cut = cuts.next().value as number;
          longest = Math.max(longest, frames.longestIn(wire.subarray(at, at + cut)));
          at += cut;
        }
        expect(longest).toBe(Math.max(...lengths));
      },
    ),
  );
});
