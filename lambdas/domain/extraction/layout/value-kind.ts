/** What kind of value stands beside a caption or in a sentence. */
export type ValueKind = 'amount' | 'number' | 'date' | 'name';
