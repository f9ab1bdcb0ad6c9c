const TOTAL_ROW = /^\s*(?:grand |sub ?|invoice )?(?:totals?|gesamt\w*|summe|suma|jumlah|insgesamt|somme|soma)(?: |$)/;

/** Whether a table's row, by its first cell in plain text, sums up the rows above it. */
export function isTotalRow(plain: string): boolean {
  return TOTAL_ROW.test(plain);
}
