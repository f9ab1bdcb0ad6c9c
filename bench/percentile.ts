/**
 * The value that a share of the samples does not exceed (nearest rank).
 *
 * @param share 0 to 1, e.g. 0.95
 */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
