const TOTAL_ROW =
  /^\s*(?:(?:grand|sub|mrp|gross|net|invoice|claim|statement|bill|order|visit|stay|episode|encounter|case|document|account|column|page|overall) ?)?(?:totals?|sum|totales|totaux|totais|gesamt\w*|summen?|suma|jumlah|insgesamt|somme|soma)(?: |$)/;

/** Whether a table's row, by its first cell in plain text, sums up the rows above it. */
export function isTotalRow(plain: string): boolean {
  return TOTAL_ROW.test(plain);
}

const TOTAL_WORD = /^\s*(?:totals?|totales|totaux|totais|summen?|gesamt)\s*$/;

/** Whether a cell, in plain text, is nothing but the word for a sum. */
export function isTotalWord(plain: string): boolean {
  return TOTAL_WORD.test(plain);
}
