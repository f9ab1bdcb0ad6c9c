/** The different wordings by which a pattern occurs in a plain text. */
export function distinctMatches(plain: string, pattern: RegExp): string[] {
  return [...new Set([...plain.matchAll(pattern)].map((match) => match[0]))];
}
