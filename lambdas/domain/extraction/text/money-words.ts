/** What a sum that is written out is of, in plain text, as alternatives for `wordPattern`. */
export const MONEY_WORDS = [
  'dollars?|euros?|pounds?|sterling|pesos?|rupees?|rupiah|reais|real|franken|francs?|soles|sol|quetzal|quetzales|colones|balboas?',
  'guaranies|bolivianos|lempiras?|cordobas?|bolivares|dirhams?|riyals?|rand|naira|cedis?|shillings?|ringgit|kwanzas?|meticais|baht',
] as const;
