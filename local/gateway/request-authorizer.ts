import { AccessDeniedError, type Functions } from '../ports.ts';
import type { GatewayRequest } from './gateway-request.ts';
import type { GatewayResponseType } from './gateway-response.ts';
import { type AuthorizerContext, authorizerEvent } from './proxy-event.ts';
import type { AuthorizerDefinition, MethodDefinition, RestApiDefinition } from './rest-api-definition.ts';
import type { RouteMatch } from './route-table.ts';

export type Authorization =
  | { readonly allowed: true; readonly context: AuthorizerContext; readonly usageIdentifierKey: string | null }
  | { readonly allowed: false; readonly response: GatewayResponseType };

/** Asks a REQUEST authorizer; every call anew, nothing is cached. */
export async function authorizeRequest(
  functions: Functions,
  api: RestApiDefinition,
  authorizer: AuthorizerDefinition,
  request: GatewayRequest,
  match: RouteMatch<MethodDefinition>,
): Promise<Authorization> {
  if (authorizer.requiredHeaders.some((header) => !request.header(header))) return refused('UNAUTHORIZED');
  const apiArn = `arn:aws:execute-api:${api.region}:${api.accountId}:${api.id}`;
  const methodArn = `${apiArn}/${api.stageName}/${request.httpMethod}${request.path}`;
  const caller = {
    kind: 'service',
    principal: 'apigateway.amazonaws.com',
    sourceArn: `${apiArn}/authorizers/${authorizer.id}`,
  } as const;
  const started = performance.now();
  try {
    const event = authorizerEvent(api, request, match, methodArn);
    const { payload, functionError } = await functions.invoke(authorizer.functionArn, event, caller);
    const answer: unknown = JSON.parse(payload);
    // The one error that means "no valid credentials": https://docs.aws.amazon.com/apigateway/latest/developerguide/apigateway-use-lambda-authorizer.html
    if (functionError) return refused(errorMessage(answer) === 'Unauthorized' ? 'UNAUTHORIZED' : 'AUTHORIZER_FAILURE');
    return judge(answer, methodArn, Math.round(performance.now() - started));
  } catch (error) {
    if (error instanceof AccessDeniedError) console.error(`the gateway may not call the authorizer: ${error.message}`);
    else throw error;
    return refused('AUTHORIZER_CONFIGURATION_ERROR');
  }
}

interface Statement {
  readonly Effect?: unknown;
  readonly Action?: unknown;
  readonly Resource?: unknown;
}

interface AuthorizerAnswer {
  readonly principalId?: unknown;
  readonly policyDocument?: { readonly Statement?: Statement | readonly Statement[] };
  readonly context?: Readonly<Record<string, unknown>>;
  readonly usageIdentifierKey?: unknown;
}

function judge(value: unknown, methodArn: string, integrationLatency: number): Authorization {
  const { principalId, policyDocument, context = {}, usageIdentifierKey = null } = (value ?? {}) as AuthorizerAnswer;
  if (typeof principalId !== 'string' || typeof policyDocument !== 'object')
    return refused('AUTHORIZER_CONFIGURATION_ERROR');
  const statements = [policyDocument.Statement ?? []].flat() as readonly Statement[];
  // A statement with an element that is not judged here must not be taken for one without it.
  const known = statements.every((statement) => Object.keys(statement).every((key) => KNOWN_ELEMENTS.has(key)));
  const scalar = Object.values(context).every((each) => ['string', 'number', 'boolean'].includes(typeof each));
  if (!known || !scalar) return refused('AUTHORIZER_CONFIGURATION_ERROR');
  const effects = statements.filter((statement) => appliesTo(statement, methodArn)).map(({ Effect }) => Effect);
  if (!effects.includes('Allow') || effects.includes('Deny')) return refused('ACCESS_DENIED');
  const texts = Object.entries(context).map(([name, each]) => [name, String(each)] as const);
  return {
    allowed: true,
    context: { ...Object.fromEntries(texts), principalId, integrationLatency },
    usageIdentifierKey: typeof usageIdentifierKey === 'string' ? usageIdentifierKey : null,
  };
}

const KNOWN_ELEMENTS = new Set(['Sid', 'Effect', 'Action', 'Resource']);

function appliesTo({ Action, Resource }: Statement, methodArn: string): boolean {
  const matches = (patterns: unknown, text: string) =>
    [patterns].flat().some((each) => wildcard(String(each)).test(text));
  return matches(Action, 'execute-api:Invoke') && matches(Resource, methodArn);
}

function wildcard(pattern: string): RegExp {
  const escaped = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${escaped}$`, 's');
}

function refused(response: GatewayResponseType): Authorization {
  return { allowed: false, response };
}

function errorMessage(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'errorMessage' in answer ? answer.errorMessage : undefined;
}
