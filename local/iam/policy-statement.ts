import type { Caller } from '../ports.ts';
import { type Condition, compileCondition, type RequestContext, textList } from './condition.ts';
import { matchesWildcard } from './wildcard.ts';

/** What a statement is asked about. */
export interface AccessRequest {
  readonly caller: Caller;
  readonly action: string;
  readonly resourceArn: string;
  readonly context: RequestContext;
}

/** One statement of a policy, compiled. */
export interface PolicyStatement {
  readonly effect: 'Allow' | 'Deny';
  applies(request: AccessRequest): boolean;
}

const ACCOUNT_ROOT = 'arn:aws:iam::000000000000:root';

const ELEMENTS = ['Sid', 'Effect', 'Action', 'NotAction', 'Resource', 'NotResource', 'Principal', 'Condition'];

/** Where a policy hangs: only a resource's says who (`Principal`), and must. */
export type PolicyKind = 'identity' | 'resource' | 'trust';

/** @throws TypeError for whatever in the document the local cloud cannot judge. */
export function compilePolicy(document: unknown, kind: PolicyKind): readonly PolicyStatement[] {
  const { Statement: statements } = document as { Statement?: unknown };
  if (statements === undefined) throw new TypeError('a policy document has no Statement');
  return (Array.isArray(statements) ? statements : [statements]).map((statement) => compileStatement(statement, kind));
}

function compileStatement(statement: Readonly<Record<string, unknown>>, kind: PolicyKind): PolicyStatement {
  const unknown = Object.keys(statement).find((element) => !ELEMENTS.includes(element));
  if (unknown !== undefined) throw new TypeError(`policy element ${unknown} is not hosted`);
  if ((kind === 'identity') === 'Principal' in statement) {
    throw new TypeError(
      kind === 'identity' ? 'an identity policy names a Principal' : `a ${kind} policy has no Principal`,
    );
  }
  const { Effect: effect } = statement;
  if (effect !== 'Allow' && effect !== 'Deny') throw new TypeError(`policy effect is ${effect}; allowed: Allow, Deny`);
  const action = patterns(statement, 'Action', (text) => text.toLowerCase());
  const resource = kind === 'trust' ? () => true : patterns(statement, 'Resource', (text) => text);
  const principal = kind === 'identity' ? () => true : compilePrincipal(statement.Principal, effect);
  const condition: Condition = compileCondition(statement.Condition);
  return {
    effect,
    applies: (request) =>
      action(request.action) &&
      resource(request.resourceArn) &&
      principal(request.caller) &&
      condition(request.context),
  };
}

/** A matcher of `Element` or `NotElement`, of which a statement has exactly one. */
function patterns(
  statement: Readonly<Record<string, unknown>>,
  element: 'Action' | 'Resource',
  normalize: (text: string) => string,
): (text: string) => boolean {
  const positive = statement[element];
  const negative = statement[`Not${element}`];
  if ((positive === undefined) === (negative === undefined)) {
    throw new TypeError(`a policy statement needs either ${element} or Not${element}`);
  }
  const wanted = textList(positive ?? negative).map(normalize);
  const variable = wanted.find((pattern) => pattern.includes('${'));
  if (variable !== undefined) throw new TypeError(`policy variables are not hosted: ${variable}`);
  const expected = positive !== undefined;
  return (text) => wanted.some((pattern) => matchesWildcard(pattern, normalize(text))) === expected;
}

function compilePrincipal(principal: unknown, effect: PolicyStatement['effect']): (caller: Caller) => boolean {
  if (principal === '*') return () => true;
  const kinds = principal as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(kinds).find((kind) => kind !== 'AWS' && kind !== 'Service');
  if (unknown !== undefined) throw new TypeError(`principal kind ${unknown} is not hosted`);
  const services = kinds.Service === undefined ? [] : textList(kinds.Service);
  const accounts = kinds.AWS === undefined ? [] : textList(kinds.AWS);
  return (caller) => {
    if (caller.kind === 'service') return services.includes(caller.principal);
    if (accounts.includes('*')) return true;
    // The account's root in an allow only hands the decision to identity policies; in a deny it means everyone.
    const root = accounts.includes(ACCOUNT_ROOT);
    return caller.kind === 'operator' ? root : accounts.includes(caller.roleArn) || (root && effect === 'Deny');
  };
}
