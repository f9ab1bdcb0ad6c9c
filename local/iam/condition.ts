import { matchesWildcard } from './wildcard.ts';

/** Values of condition keys that a request carries, keys in lower case. */
export type RequestContext = ReadonlyMap<string, string>;

export type Condition = (context: RequestContext) => boolean;

type Comparison = (actual: string, expected: string) => boolean;

const sameText: Comparison = (actual, expected) => actual === expected;
const sameTextAnyCase: Comparison = (actual, expected) => actual.toLowerCase() === expected.toLowerCase();
const like: Comparison = (actual, expected) => matchesWildcard(expected, actual);

/** ArnEquals and ArnLike behave identically: each of the six parts may hold wildcards, and none spans a colon. */
const arnLike: Comparison = (actual, expected) => {
  const actualParts = arnParts(actual);
  return arnParts(expected).every((pattern, index) => matchesWildcard(pattern, actualParts[index] ?? ''));
};

const numeric =
  (compare: (actual: number, expected: number) => boolean): Comparison =>
  (actual, expected) =>
    compare(Number(actual), Number(expected));

/** https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_condition_operators.html */
const POSITIVE: Readonly<Record<string, Comparison>> = {
  StringEquals: sameText,
  StringEqualsIgnoreCase: sameTextAnyCase,
  StringLike: like,
  ArnEquals: arnLike,
  ArnLike: arnLike,
  Bool: sameTextAnyCase,
  NumericEquals: numeric((actual, expected) => actual === expected),
  NumericLessThan: numeric((actual, expected) => actual < expected),
  NumericLessThanEquals: numeric((actual, expected) => actual <= expected),
  NumericGreaterThan: numeric((actual, expected) => actual > expected),
  NumericGreaterThanEquals: numeric((actual, expected) => actual >= expected),
};

/** True where the key is missing, and where none of the values matches. */
const NEGATED: Readonly<Record<string, Comparison>> = {
  StringNotEquals: sameText,
  StringNotEqualsIgnoreCase: sameTextAnyCase,
  StringNotLike: like,
  ArnNotEquals: arnLike,
  ArnNotLike: arnLike,
  NumericNotEquals: numeric((actual, expected) => actual === expected),
};

/** The keys whose values the local cloud knows. A condition on any other would be judged by guesswork. */
const KNOWN_KEYS: ReadonlySet<string> = new Set([
  'aws:principalaccount',
  'aws:principalarn',
  'aws:principalisawsservice',
  'aws:resourceaccount',
  'aws:securetransport',
  'aws:sourceaccount',
  'aws:sourcearn',
  'dynamodb:leadingkeys',
  's3:prefix',
  'iam:passedtoservice',
  's3:tlsversion',
]);

/** @throws TypeError for an operator or a key that the local cloud cannot judge. */
export function compileCondition(block: unknown): Condition {
  const conditions = Object.entries((block ?? {}) as Record<string, Record<string, unknown>>).flatMap(
    ([operator, keys]) => Object.entries(keys).map(([key, values]) => compileOne(operator, key, textList(values))),
  );
  return (context) => conditions.every((condition) => condition(context));
}

function compileOne(operator: string, key: string, values: readonly string[]): Condition {
  const name = key.toLowerCase();
  if (!KNOWN_KEYS.has(name)) throw new TypeError(`condition key ${key} is not known locally`);
  if (operator === 'Null') return (context) => values.includes(String(!context.has(name)));
  // Of all the values that a request carries; true where it carries none. Each key here has one value at most
  // (https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_condition-single-vs-multi-valued-context-keys.html).
  const forAll = operator.startsWith('ForAllValues:');
  const single = forAll ? operator.slice('ForAllValues:'.length) : operator;
  const ifExists = forAll || single.endsWith('IfExists');
  const base = single.endsWith('IfExists') ? single.slice(0, -'IfExists'.length) : single;
  const positive = POSITIVE[base];
  const negated = NEGATED[base];
  if (positive === undefined && negated === undefined)
    throw new TypeError(`condition operator ${operator} is not hosted`);
  return (context) => {
    const actual = context.get(name);
    if (actual === undefined) return ifExists || negated !== undefined;
    return positive !== undefined
      ? values.some((expected) => positive(actual, expected))
      : !values.some((expected) => negated?.(actual, expected));
  };
}

/** A policy's value or list of values, as text. */
export function textList(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).map(String);
}

function arnParts(arn: string): string[] {
  const parts = arn.split(':');
  return [...parts.slice(0, 5), parts.slice(5).join(':')];
}
