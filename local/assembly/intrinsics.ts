/** What an expression in a template may refer to. */
export interface References {
  /** `Ref`: a parameter's value, a pseudo parameter, a resource's physical id. */
  ref(name: string): unknown;
  /** `Fn::GetAtt`. */
  attribute(logicalId: string, attribute: string): string;
  /** The value of a named condition. */
  condition(name: string): boolean;
}

/** `Ref: AWS::NoValue`: the property that holds it is as good as absent. */
const NO_VALUE = Symbol('AWS::NoValue');

type Intrinsic = (argument: unknown, references: References) => unknown;

const INTRINSICS: Readonly<Record<string, Intrinsic>> = {
  Ref: (name, references) => (name === 'AWS::NoValue' ? NO_VALUE : references.ref(text(name, 'Ref'))),
  'Fn::GetAtt': (argument, references) => {
    const [logicalId, ...attribute] = Array.isArray(argument) ? argument : text(argument, 'Fn::GetAtt').split('.');
    return references.attribute(text(logicalId, 'Fn::GetAtt'), attribute.join('.'));
  },
  'Fn::Join': (argument, references) => {
    const [separator, values] = list(argument, 'Fn::Join', 2);
    return list(resolve(values, references), 'Fn::Join')
      .map((value) => text(value, 'Fn::Join'))
      .join(text(separator, 'Fn::Join'));
  },
  'Fn::Split': (argument, references) => {
    const [separator, value] = list(argument, 'Fn::Split', 2);
    return text(resolve(value, references), 'Fn::Split').split(text(separator, 'Fn::Split'));
  },
  'Fn::Select': (argument, references) => {
    const [index, values] = list(argument, 'Fn::Select', 2);
    const chosen = list(resolve(values, references), 'Fn::Select')[Number(index)];
    if (chosen === undefined) throw new TypeError(`Fn::Select has no element ${index}`);
    return chosen;
  },
  'Fn::Sub': (argument, references) => {
    const [template, variables] = Array.isArray(argument) ? argument : [argument, {}];
    const own = record(resolve(variables, references), 'Fn::Sub');
    return text(template, 'Fn::Sub').replace(
      /\$\{([^!}][^}]*)\}|\$\{!([^}]*)\}/g,
      (_, name?: string, literal?: string) => {
        if (name === undefined) return `\${${literal}}`;
        if (name in own) return text(own[name], 'Fn::Sub');
        const [logicalId = name, ...attribute] = name.split('.');
        return attribute.length > 0
          ? references.attribute(logicalId, attribute.join('.'))
          : text(references.ref(name), 'Fn::Sub');
      },
    );
  },
  'Fn::If': (argument, references) => {
    const [condition, whenTrue, whenFalse] = list(argument, 'Fn::If', 3);
    return resolve(references.condition(text(condition, 'Fn::If')) ? whenTrue : whenFalse, references);
  },
  'Fn::Equals': (argument, references) => {
    const [left, right] = list(argument, 'Fn::Equals', 2);
    return resolve(left, references) === resolve(right, references);
  },
  'Fn::Not': (argument, references) => !truth(list(argument, 'Fn::Not', 1)[0], references),
  'Fn::And': (argument, references) => list(argument, 'Fn::And').every((value) => truth(value, references)),
  'Fn::Or': (argument, references) => list(argument, 'Fn::Or').some((value) => truth(value, references)),
};

/** The function's name where a value is an intrinsic function's call: an object of one key, `Ref` or `Fn::…`. */
export function intrinsicOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const [name, ...others] = Object.keys(value);
  return others.length === 0 && (name === 'Ref' || name?.startsWith('Fn::')) ? name : undefined;
}

/**
 * The value with every intrinsic function in it resolved; elements and properties that are `AWS::NoValue` left out.
 * @throws TypeError for an unknown function, or arguments that it cannot have.
 */
export function resolve(value: unknown, references: References): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => resolve(each, references)).filter((each) => each !== NO_VALUE);
  const name = intrinsicOf(value);
  if (name !== undefined) {
    const intrinsic = INTRINSICS[name];
    if (intrinsic === undefined) throw new TypeError(`intrinsic function ${name} is not hosted`);
    return intrinsic((value as Record<string, unknown>)[name], references);
  }
  const entries = Object.entries(value).map(([key, each]) => [key, resolve(each, references)] as const);
  return Object.fromEntries(entries.filter(([, each]) => each !== NO_VALUE));
}

/** The value of a condition's expression: `{"Condition": name}` is another condition, and only here. */
export function truth(value: unknown, references: References): boolean {
  if (typeof value === 'object' && value !== null && 'Condition' in value) {
    return references.condition(text(value.Condition, 'Condition'));
  }
  const resolved = resolve(value, references);
  if (typeof resolved !== 'boolean')
    throw new TypeError(`a condition gives ${JSON.stringify(resolved)}, not a boolean`);
  return resolved;
}

function text(value: unknown, where: string): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new TypeError(`${where} takes text, not ${JSON.stringify(value)}`);
}

function list(value: unknown, where: string, length?: number): unknown[] {
  if (Array.isArray(value) && (length === undefined || value.length === length)) return value;
  throw new TypeError(
    `${where} takes a list${length === undefined ? '' : ` of ${length}`}, not ${JSON.stringify(value)}`,
  );
}

function record(value: unknown, where: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  throw new TypeError(`${where} takes a map, not ${JSON.stringify(value)}`);
}
