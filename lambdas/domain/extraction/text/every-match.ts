/**
 * What `text.matchAll(pattern)` gives, which makes a copy of the pattern each time: that costs more than most searches here,
 * hundreds a page and nearly all for nothing.
 * @param pattern with `g`.
 * @param from before which none begins.
 */
export function everyMatch(text: string, pattern: RegExp, from = 0): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = from;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    matches.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return matches;
}
