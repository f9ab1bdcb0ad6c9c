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
  // Where their order matters, none that begins with a letter is moved past one that does not.
  let passed = 0;
  const alike = Map.groupBy(alternatives, (one) => {
    if (LITERAL.test(one)) return `${one.charAt(0)}${passed}`;
    passed += ordered ? 1 : 0;
    return ordered ? `${OTHER}${passed}` : OTHER;
  });
  const others = alike.get(OTHER) ?? [];
  alike.delete(OTHER);
  const parts = [...alike].map(([key, same]) =>
    key.startsWith(OTHER) ? same.join('') : key.charAt(0) + grouped(same.map(withoutFirst), ordered),
  );
  return [...parts, ...withEndingsTogether(others)];
}

/** No alternative begins with it that begins with a letter. */
const OTHER = ' ';

function withoutFirst(alternative: string): string {
  return alternative.slice(1);
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
