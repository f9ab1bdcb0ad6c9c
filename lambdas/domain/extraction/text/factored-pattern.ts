/** A letter or sign that stands for itself, unless what follows says how often it comes. */
const LITERAL = /^[a-z0-9&#%](?![?*+{])/;
const ANY_LETTERS = '\\w*';

/**
 * Alternatives of a pattern, those that begin alike behind one beginning: `salud|saude|clinica` is `clinica|sa(?:lud|ude)`. A
 * regex tries its alternatives one after the other; of hundreds of words this leaves it two dozen letters to begin with.
 * @param ordered which alternative matches matters, not only that one does: where two match, the first stays the first.
 */
export function factoredPattern(alternatives: readonly string[], ordered: boolean): string {
  return factored(alternatives, ordered).join('|');
}

function factored(alternatives: readonly string[], ordered: boolean): readonly string[] {
  if (alternatives.length < 2) return alternatives;
  const parts: string[] = [];
  const others: string[] = [];
  const byLetter = new Map<string, string[]>();
  const flush = () => {
    for (const [letter, rests] of byLetter) parts.push(letter + grouped(rests, ordered));
    byLetter.clear();
  };
  for (const one of alternatives) {
    if (LITERAL.test(one)) {
      const rests = byLetter.get(one.charAt(0));
      if (rests) rests.push(one.slice(1));
      else byLetter.set(one.charAt(0), [one.slice(1)]);
    } else if (ordered) {
      flush();
      parts.push(one);
    } else others.push(one);
  }
  flush();
  return [...parts, ...withEndingsTogether(others)];
}

function grouped(alternatives: readonly string[], ordered: boolean): string {
  const parts = factored(alternatives, ordered);
  return parts.length > 1 ? `(?:${parts.join('|')})` : parts.join('');
}

/** `\w*klinik|\w*praxis`: a word's letters are run through once for all endings. */
function withEndingsTogether(alternatives: readonly string[]): readonly string[] {
  const isEnding = (one: string) => one.startsWith(ANY_LETTERS);
  const endings = alternatives.filter(isEnding).map((one) => one.slice(ANY_LETTERS.length));
  const others = alternatives.filter((one) => !isEnding(one));
  return endings.length === 0 ? others : [...others, ANY_LETTERS + grouped(endings, false)];
}

/** The alternatives of a pattern, without those within its brackets. */
export function alternativesOf(pattern: string): readonly string[] {
  const found: string[] = [];
  let [depth, isInClass, from] = [0, false, 0];
  for (let at = 0; at < pattern.length; at += 1) {
    const sign = pattern[at];
    if (sign === '\\') at += 1;
    else if (isInClass) isInClass = sign !== ']';
    else if (sign === '[') isInClass = true;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === '|' && depth === 0) {
      found.push(pattern.slice(from, at));
      from = at + 1;
    }
  }
  return [...found, pattern.slice(from)];
}
