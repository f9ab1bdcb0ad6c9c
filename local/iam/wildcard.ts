/**
 * Whether text matches a policy's pattern: `*` is any run of characters, `?` any one.
 * A regular expression would backtrack exponentially on patterns such as `*a*a*a*`; this takes at most
 * pattern length × text length steps, because only the last `*` ever needs to give way.
 */
export function matchesWildcard(pattern: string, text: string): boolean {
  let at = 0;
  let inPattern = 0;
  let lastStar = -1;
  let starTook = 0;
  while (at < text.length) {
    if (pattern[inPattern] === '*') {
      lastStar = inPattern++;
      starTook = at;
    } else if (inPattern < pattern.length && (pattern[inPattern] === '?' || pattern[inPattern] === text[at])) {
      inPattern++;
      at++;
    } else if (lastStar >= 0) {
      inPattern = lastStar + 1;
      at = ++starTook;
    } else {
      return false;
    }
  }
  while (pattern[inPattern] === '*') inPattern++;
  return inPattern === pattern.length;
}
