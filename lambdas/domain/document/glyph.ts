/** One printed character (or ligature) of a page, as a PDF's text layer gives it. */
export interface Glyph {
  /** One character, or several that one glyph stands for. */
  readonly text: string;
  /** The point on the baseline where the character starts; points from the displayed page's top left corner. */
  readonly x: number;
  readonly y: number;
  /** From its start to its end along the baseline, points. */
  readonly advance: number;
  /** Height of the type as displayed, points. */
  readonly size: number;
  /** Direction of the writing as displayed, in quarter turns clockwise: 0 left to right, 1 downwards, 2, 3 upwards. */
  readonly turn: 0 | 1 | 2 | 3;
  /** True when the file says nothing usable about which letter it is. */
  readonly unmapped: boolean;
}
