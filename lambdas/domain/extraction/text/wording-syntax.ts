import { alternativesOf } from './factored-pattern.ts';

/** One sign of a wording: what fits it, and what may come behind it. */
export interface Step {
  /** Tells it from all others. */
  readonly number: number;
  readonly fits: (code: number) => boolean;
  readonly next: () => Steps;
}

/** Here a wording is complete. */
export interface End {
  readonly ends: number;
}

export type Steps = readonly (Step | End)[];

/** A part of a wording, from one place in it to another. */
interface Span {
  readonly source: string;
  readonly from: number;
  readonly to: number;
}

interface Part {
  /** One sign, or else alternatives. */
  readonly of: Step['fits'] | Span;
  readonly least: number;
  readonly most: number;
  readonly end: number;
}

const LETTERS_OR_DIGITS = '[a-z0-9]';
const NEW_LINE = 0x0a;
const TIMES: Readonly<Record<string, readonly [number, number]>> = {
  '?': [0, 1],
  '*': [0, Number.POSITIVE_INFINITY],
  '+': [1, Number.POSITIVE_INFINITY],
};

/** One way of wording something, without alternatives but in brackets, and what its steps end with. */
interface Wording {
  readonly source: string;
  readonly ends: number;
  /** So many of its first signs stand for themselves. */
  readonly literal: number;
}

/** Letters and signs that stand for themselves, as far as none is followed by how often it comes. */
const LITERALS = /^(?:[a-z0-9&#%](?![?*+{]))*/;

/** `(?:no|n o) claim` as `no claim` and `n o claim`: what begins with a letter is only sorted until a text leads there. */
export function beginningsOf(source: string): readonly string[] {
  if (!source.startsWith('(?:')) return [source];
  const to = endOfGroup(source, 3);
  const [least, most, end] = timesAt(source, to + 1);
  if (most > 1) return [source];
  const rest = source.slice(end);
  const begun = alternativesOf(source.slice(3, to)).map((one) => one + rest);
  return (least === 0 ? [...begun, rest] : begun).flatMap(beginningsOf);
}

export function wordingOf(source: string, ends: number): Wording {
  return { source, ends, literal: LITERALS.exec(source)?.[0].length ?? 0 };
}

/**
 * The first steps into wordings, written as patterns for plain text (see plain-text.ts): letters, alternatives
 * `(?:a|b)`, classes `[ao]`, `\w` and `.`, and how often what precedes may come, `?`, `*`, `+`, `{0,3}`. A space stands
 * for one or more, ` ?` for any number. Only a single sign may come without end. What comes behind a step is read when it
 * is asked for, and wordings that begin alike share their steps: of thousands a text follows few beyond the first letters.
 * @param from which sign of each is the first that is still to come.
 */
export function stepsIntoAny(wordings: readonly Wording[], from = 0): Steps {
  // Thousands begin with a letter: they are only sorted here, a group by its letter, and entered when a text leads there.
  const byLetter = Map.groupBy(wordings, ({ source, literal }) =>
    from < literal ? source.charCodeAt(from) : NO_LETTER,
  );
  const others = byLetter.get(NO_LETTER) ?? [];
  byLetter.delete(NO_LETTER);
  return [
    ...others.flatMap(({ source, ends }) => enterAny({ source, from, to: source.length }, () => [{ ends }])),
    ...[...byLetter].map(([letter, alike]) => stepInto(fitsSign(letter), () => stepsIntoAny(alike, from + 1))),
  ];
}

const NO_LETTER = -1;

let made = 0;

/** @param next is asked once. */
function stepInto(fits: Step['fits'], next: Step['next']): Step {
  made += 1;
  return { number: made, fits, next: once(next) };
}

function enterAny({ source, from, to }: Span, behind: Step['next']): Steps {
  const steps: (Step | End)[] = [];
  for (let at = from; at <= to; ) {
    const end = endOfRow(source, at, to);
    steps.push(...enterRow({ source, from: at, to: end }, behind));
    at = end + 1;
  }
  return steps;
}

/** Enters parts that stand in a row. */
function enterRow({ source, from, to }: Span, behind: Step['next']): Steps {
  if (from === to) return behind();
  const part = partAt(source, from);
  return enter(
    part,
    once(() => enterRow({ source, from: part.end, to }, behind)),
  );
}

function enter({ of, least, most, end }: Part, behind: Step['next']): Steps {
  const optional = least === 0 ? behind() : [];
  if (typeof of === 'function' && most === Number.POSITIVE_INFINITY) {
    const step: Step = stepInto(of, () => [...behind(), step]);
    return [step, ...optional];
  }
  const again = { of, least: Math.max(0, least - 1), most: most - 1, end };
  const next = most === 1 ? behind : once(() => enter(again, behind));
  const inside = typeof of === 'function' ? [stepInto(of, next)] : enterAny(of, next);
  return [...inside, ...optional];
}

/** The same steps each time: by them a state of the search is known again. */
function once(make: () => Steps): () => Steps {
  let made: Steps | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function partAt(source: string, at: number): Part {
  const [of, behind] = signOrGroupAt(source, at);
  const [least, most, end] = timesAt(source, behind);
  return { of, least, most: source[at] === ' ' ? Number.POSITIVE_INFINITY : most, end };
}

function signOrGroupAt(source: string, at: number): [of: Part['of'], end: number] {
  if (source.startsWith('(?:', at)) {
    const to = endOfGroup(source, at + 3);
    return [{ source, from: at + 3, to }, to + 1];
  }
  if (source.startsWith('\\w', at)) return [fitsClass(LETTERS_OR_DIGITS), at + 2];
  if (source[at] === '.') return [fitsAnySign, at + 1];
  if (source[at] === '[') {
    const end = source.indexOf(']', at) + 1;
    return [fitsClass(source.slice(at, end)), end];
  }
  return [fitsSign(source.charCodeAt(at)), at + 1];
}

function timesAt(source: string, at: number): [least: number, most: number, end: number] {
  const sign = source[at] ?? '';
  const [least, most] = TIMES[sign] ?? [1, 1];
  if (sign !== '{') return [least, most, TIMES[sign] ? at + 1 : at];
  const [range = '', from, to] = /^\{(\d+),(\d+)\}/.exec(source.slice(at)) ?? [];
  return [Number(from), Number(to), at + range.length];
}

/** Where the alternative ends that begins at `from`: before the next `|` beside its groups. */
function endOfRow(source: string, from: number, to: number): number {
  for (let at = from; at < to; at += 1) {
    if (source[at] === '|') return at;
    if (source[at] === '(') at = endOfGroup(source, at + 1);
  }
  return to;
}

function endOfGroup(source: string, from: number): number {
  let at = from;
  while (at < source.length && source[at] !== ')') at = source[at] === '(' ? endOfGroup(source, at + 1) + 1 : at + 1;
  return at;
}

const classes = new Map<string, Step['fits']>();
const signs = new Map<number, Step['fits']>();

/** One function a sign: wordings have tens of thousands. */
function fitsSign(own: number): Step['fits'] {
  const fits = signs.get(own) ?? ((code) => code === own);
  signs.set(own, fits);
  return fits;
}

function fitsClass(written: string): Step['fits'] {
  const known = classes.get(written);
  if (known) return known;
  const pattern = new RegExp(written);
  const fits = (code: number) => pattern.test(String.fromCharCode(code));
  classes.set(written, fits);
  return fits;
}

function fitsAnySign(code: number): boolean {
  return code !== NEW_LINE;
}
