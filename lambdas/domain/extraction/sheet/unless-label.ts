import type { Segment } from '../layout/layout.ts';

const LABEL = new RegExp(
  [
    String.raw`\p{L} ?:$`,
    // `10-Validade`: the number of a form's box.
    String.raw`^\d{1,2} ?- ?\p{Lu}\p{Ll}+ `,
    // `PPS CODE: 419`, `Dni: 41234567`
    String.raw`^\p{Lu}[\p{L}\d./#-]* [\p{L}\d ./#-]{2,30}: `,
    String.raw`^\p{Lu}\p{L}{1,12}: \d`,
  ].join('|'),
  'u',
);

/** A text that reads like a label that we don't know, with or without its value, is no value of another. */
export function unlessLabel(segment: Segment | undefined): Segment | undefined {
  return segment && LABEL.test(segment.text) ? undefined : segment;
}
