import type { Sheet } from './sheet.ts';

/** Works something out of a sheet when it is first asked for; the sheet keeps it, since several steps ask for the same. */
export function onceASheet<T>(workOut: (sheet: Sheet) => T): (sheet: Sheet) => T {
  return (sheet) => {
    const known = sheet.workedOut.get(workOut);
    if (known !== undefined || sheet.workedOut.has(workOut)) return known as T;
    const found = workOut(sheet);
    sheet.workedOut.set(workOut, found);
    return found;
  };
}
