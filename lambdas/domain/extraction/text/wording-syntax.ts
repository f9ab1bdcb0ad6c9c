/** One sign of a wording: what fits it, and what may come behind it. */
export interface Step {
  readonly fits: (code: number) => boolean;
  readonly next: readonly (Step | End)[];
}

/** Here a wording is complete. */
export interface End {
  readonly ends: number;
}

interface Part {
  /** One sign, or else alternatives, each of them parts in a row. */
  readonly of: Step['fits'] | readonly (readonly Part[])[];
  readonly least: number;
  readonly most: number;
}

const LETTERS_OR_DIGITS = /[a-z0-9]/;
const TIMES: Readonly<Record<string, readonly [number, number]>> = {
  '?': [0, 1],
  '*': [0, Number.POSITIVE_INFINITY],
  '+': [1, Number.POSITIVE_INFINITY],
};

/**
 * The first steps into a wording, written as a pattern for plain text (see plain-text.ts): letters, alternatives
 * `(?:a|b)`, classes `[ao]`, `\w` and `.`, and how often what precedes may come, `?`, `*`, `+`, `{0,3}`. A space stands
 * for one or more, ` ?` for any number. Only a single sign may come without end.
 * @param ends what the steps end with.
 */
export function stepsInto(wording: string, ends: number): readonly (Step | End)[] {
  const [alternatives] = parseAlternatives(wording, 0);
  return enterAny(alternatives, [{ ends }]);
}

function parseAlternatives(source: string, from: number): [alternatives: Part[][], end: number] {
  let parts: Part[] = [];
  const alternatives = [parts];
  let at = from;
  while (at < source.length && source[at] !== ')') {
    if (source[at] === '|') {
      parts = [];
      alternatives.push(parts);
      at += 1;
      continue;
    }
    const [of, behind] = parseOne(source, at);
    const [least, most, end] = parseTimes(source, behind);
    parts.push(source[at] === ' ' ? { of, least, most: Number.POSITIVE_INFINITY } : { of, least, most });
    at = end;
  }
  return [alternatives, at];
}

function parseOne(source: string, at: number): [of: Part['of'], end: number] {
  if (source.startsWith('(?:', at)) {
    const [alternatives, end] = parseAlternatives(source, at + 3);
    return [alternatives, end + 1];
  }
  if (source.startsWith('\\w', at)) return [fitsClass(LETTERS_OR_DIGITS), at + 2];
  if (source[at] === '.') return [(code) => code !== NEW_LINE, at + 1];
  if (source[at] === '[') {
    const end = source.indexOf(']', at) + 1;
    return [fitsClass(new RegExp(source.slice(at, end))), end];
  }
  return [fitsSign(source.charCodeAt(at)), at + 1];
}

const signs = new Map<number, Step['fits']>();

/** One function a sign: wordings have tens of thousands. */
function fitsSign(own: number): Step['fits'] {
  const fits = signs.get(own) ?? ((code) => code === own);
  signs.set(own, fits);
  return fits;
}

const NEW_LINE = 0x0a;

function fitsClass(pattern: RegExp): Step['fits'] {
  return (code) => pattern.test(String.fromCharCode(code));
}

function parseTimes(source: string, at: number): [least: number, most: number, end: number] {
  const sign = source[at] ?? '';
  const [least, most] = TIMES[sign] ?? [1, 1];
  if (sign !== '{') return [least, most, TIMES[sign] ? at + 1 : at];
  const [range = '', from, to] = /^\{(\d+),(\d+)\}/.exec(source.slice(at)) ?? [];
  return [Number(from), Number(to), at + range.length];
}

type Steps = readonly (Step | End)[];

function enterAny(alternatives: readonly (readonly Part[])[], behind: Steps): Steps {
  return alternatives.flatMap((parts) => parts.reduceRight((next, part) => enter(part, next), behind));
}

function enter({ of, least, most }: Part, behind: Steps): Steps {
  const once = (next: Steps): Steps => (typeof of === 'function' ? [{ fits: of, next }] : enterAny(of, next));
  if (typeof of === 'function' && most === Number.POSITIVE_INFINITY) {
    const next: (Step | End)[] = [...behind];
    const step = { fits: of, next };
    next.push(step);
    return least === 0 ? [step, ...behind] : [step];
  }
  let steps = behind;
  for (let times = most; times > 0; times -= 1) {
    const inside = once(steps);
    steps = times > least ? [...inside, ...behind] : inside;
  }
  return steps;
}
