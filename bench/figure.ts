/** One measured figure and what it is held against. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What the figure is to keep, where there is a target: at most, or at least, so much. */
  readonly target?: { readonly bound: 'at most' | 'at least'; readonly value: number };
  /** Something plain measured in the same run on the same machine, so that the figure means something elsewhere. */
  readonly baseline?: { readonly name: string; readonly value: number };
}

/** Whether the figure keeps its target; null where it has none. */
export function keepsTarget({ value, target }: Figure): boolean | null {
  if (target === undefined) return null;
  return target.bound === 'at most' ? value <= target.value : value >= target.value;
}
