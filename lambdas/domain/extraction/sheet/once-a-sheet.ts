import type { Sheet } from './sheet.ts';

/** Works something out of a sheet when it is first asked for; the sheet keeps it, since several steps ask for the same. */
export function onceASheet<T>(workOut: (sheet: Sheet) => T): (sheet: Sheet) => T {
  return (sheet) => {
    if (!sheet.workedOut.has(workOut)) sheet.workedOut.set(workOut, workOut(sheet));
    return sheet.workedOut.get(workOut) as T;
  };
}
