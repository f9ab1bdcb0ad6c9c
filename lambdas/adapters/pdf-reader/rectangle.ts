/** Points from the displayed page's top left corner. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Points: programs begin a row's ground where the text above it ends, or a little before. */
const TOUCHING = 1;

/** Whether two rectangles lie on each other, by more than they would by rounding. */
export function overlap(one: Rectangle, other: Rectangle): boolean {
  return (
    one.left < other.right - TOUCHING &&
    other.left < one.right - TOUCHING &&
    one.top < other.bottom - TOUCHING &&
    other.top < one.bottom - TOUCHING
  );
}

/** Whether one holds all of the other, but for what rounding takes off. */
export function surrounds(one: Rectangle, other: Rectangle): boolean {
  return (
    one.left <= other.left + TOUCHING &&
    one.right >= other.right - TOUCHING &&
    one.top <= other.top + TOUCHING &&
    one.bottom >= other.bottom - TOUCHING
  );
}

/** The smallest that holds both. */
export function around(one: Rectangle, other: Rectangle): Rectangle {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** What both hold; nothing of it is left where right is not beyond left, or bottom below top. */
export function common(one: Rectangle, other: Rectangle): Rectangle {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}
