/** A pattern's outermost alternatives: `a|(?:b|c)|d` is `a`, `(?:b|c)` and `d`. */
export function splitAlternatives(source: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < source.length; at += 1) {
    const character = source[at];
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === '|' && depth === 0) {
      parts.push(source.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, source.slice(start)];
}
