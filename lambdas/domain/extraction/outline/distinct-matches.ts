/** The different wordings by which a pattern (one with `g`) occurs in a plain text. */
export function distinctMatches(plain: string, pattern: RegExp): string[] {
  return [...new Set(plain.match(pattern))];
}
