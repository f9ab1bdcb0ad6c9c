/** Whether an event matches; made once of a pattern, used for every event. */
export type EventPattern = (event: unknown) => boolean;

type ValueTest = (value: unknown) => boolean;

/**
 * Compiles an EventBridge event pattern, which Lambda's filter criteria are too:
 * https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-create-pattern-operators.html
 * @throws TypeError naming the part of the pattern that is not hosted.
 */
export function compilePattern(pattern: unknown): EventPattern {
  if (!isRecord(pattern)) throw new TypeError(`${JSON.stringify(pattern)} is no event pattern`);
  const fields = Object.entries(pattern).map(([name, expected]) => [name, compileField(name, expected)] as const);
  return (event) => {
    const record = isRecord(event) ? event : {};
    return fields.every(([name, test]) => test(record[name]));
  };
}

function compileField(name: string, expected: unknown): ValueTest {
  if (name.startsWith('$')) throw new TypeError(`the pattern operator ${name} is not hosted`);
  if (isRecord(expected)) return compilePattern(expected);
  if (!Array.isArray(expected)) throw new TypeError(`the pattern's ${name} is neither a list nor an object`);
  const alternatives = expected.map(compileAlternative);
  // A list in the event matches when one of its elements does.
  return (value) =>
    (Array.isArray(value) && value.length > 0 ? value : [value]).some((each) =>
      alternatives.some((test) => test(each)),
    );
}

function compileAlternative(alternative: unknown): ValueTest {
  if (!isRecord(alternative)) return (value) => value !== undefined && value === alternative;
  const [[operator, operand] = [], ...more] = Object.entries(alternative);
  const make = operator === undefined || more.length > 0 ? undefined : OPERATORS[operator];
  if (!make) throw new TypeError(`the pattern ${JSON.stringify(alternative)} is not hosted`);
  return make(operand);
}

const OPERATORS: Readonly<Record<string, (operand: unknown) => ValueTest>> = {
  prefix: (operand) => {
    const prefix = text(operand, 'prefix');
    return (value) => typeof value === 'string' && value.startsWith(prefix);
  },
  suffix: (operand) => {
    const suffix = text(operand, 'suffix');
    return (value) => typeof value === 'string' && value.endsWith(suffix);
  },
  exists: (operand) => (value) => (value !== undefined) === operand,
  'equals-ignore-case': (operand) => {
    const wanted = text(operand, 'equals-ignore-case').toLowerCase();
    return (value) => typeof value === 'string' && value.toLowerCase() === wanted;
  },
  'anything-but': (operand) => {
    const tests = [operand].flat().map(compileAlternative);
    return (value) => value !== undefined && !tests.some((test) => test(value));
  },
  numeric: (operand) => {
    const parts = Array.isArray(operand) ? operand : [];
    if (parts.length === 0 || parts.length % 2 !== 0)
      throw new TypeError(`numeric ${JSON.stringify(operand)} is no comparison`);
    const comparisons = Array.from({ length: parts.length / 2 }, (_, i) => comparison(parts[2 * i], parts[2 * i + 1]));
    return (value) => typeof value === 'number' && comparisons.every((compare) => compare(value));
  },
};

function comparison(operator: unknown, operand: unknown): (value: number) => boolean {
  if (typeof operand !== 'number')
    throw new TypeError(`numeric compares with ${JSON.stringify(operand)}, which is no number`);
  switch (operator) {
    case '=':
      return (value) => value === operand;
    case '<':
      return (value) => value < operand;
    case '<=':
      return (value) => value <= operand;
    case '>':
      return (value) => value > operand;
    case '>=':
      return (value) => value >= operand;
    default:
      throw new TypeError(`the numeric operator ${operator} is not hosted`);
  }
}

function text(operand: unknown, operator: string): string {
  if (typeof operand === 'string') return operand;
  throw new TypeError(`the pattern operator ${operator} takes text, not ${JSON.stringify(operand)}`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
