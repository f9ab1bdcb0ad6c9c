import type { AuthorizerContext } from './proxy-event.ts';

/** What a mapping template makes of a request: its text, and the response headers that it overrides. */
export interface Mapped {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface MappingContext {
  readonly requestId: string;
  /** null where the method asks no authorizer. */
  readonly authorizer: AuthorizerContext | null;
}

const VARIABLE = /\$context\.(?:requestId|authorizer\.(\w+))\b/g;
const HEADER_OVERRIDE = /^#set\(\s*\$context\.responseOverride\.header\.([\w-]+)\s*=\s*"([^"]*)"\s*\)\r?\n/;

/**
 * The part of API Gateway's Velocity templates that is hosted: header overrides, one a line, then a text; both may name
 * `$context.requestId` and what the authorizer said (`$context.authorizer.…`). https://docs.aws.amazon.com/apigateway/latest/developerguide/apigateway-override-request-response-parameters.html
 * @throws TypeError naming the first expression that is not hosted.
 */
export function mappingTemplate(source: string): (context: MappingContext) => Mapped {
  const overrides = new Map<string, string>();
  let text = source;
  for (let set = HEADER_OVERRIDE.exec(text); set !== null; set = HEADER_OVERRIDE.exec(text)) {
    const [whole, name = '', value = ''] = set;
    // API Gateway answers 5XX where a parameter is overridden twice.
    if (overrides.has(name)) throw new TypeError(`the mapping template overrides the header ${name} twice`);
    overrides.set(name, value);
    text = text.slice(whole.length);
  }
  for (const part of [text, ...overrides.values()]) {
    const unknown = /[$#]\S*/.exec(part.replace(VARIABLE, ''));
    if (unknown) throw new TypeError(`the mapping template names ${unknown[0]}, which is not hosted`);
  }
  return (context) => ({
    body: fill(text, context),
    headers: Object.fromEntries([...overrides].map(([name, value]) => [name, fill(value, context)])),
  });
}

function fill(text: string, context: MappingContext): string {
  return text.replace(VARIABLE, (_, authorizers?: string) =>
    authorizers === undefined ? context.requestId : `${context.authorizer?.[authorizers] ?? ''}`,
  );
}
