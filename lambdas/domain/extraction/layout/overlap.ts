/** The shared part of two stretches, as a share of the shorter one. */
export function overlap(fromA: number, toA: number, fromB: number, toB: number): number {
  const shared = Math.min(toA, toB) - Math.max(fromA, fromB);
  return shared / Math.max(0.01, Math.min(toA - fromA, toB - fromB));
}
