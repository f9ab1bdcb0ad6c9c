/** What a till gives back, as alternatives for `wordPattern` and for labels: these words alone, and those that say it only beside a figure. */
export const CHANGE_WORDS = {
  alone: ['wechselgeld|ruckgeld|retourgeld|vuelto|troco|kembalian|uang kembali|monnaie rendue|rendu monnaie'],
  strict: ['change(?: (?:due|given))?|cambio|rendu|kembali|(?:su|seu|votre) (?:cambio|troco|vuelto|monnaie)'],
} as const;
