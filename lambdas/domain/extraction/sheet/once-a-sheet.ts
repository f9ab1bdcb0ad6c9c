import { onceFor } from '../layout/once-for.ts';
import type { Sheet } from './sheet.ts';

/** Works something out of a sheet once, since several steps ask for the same. A sheet made from another has its own: see `narrowedSheet`. */
export function onceASheet<T>(workOut: (sheet: Sheet) => T): (sheet: Sheet) => T {
  return onceFor(workOut);
}
