import type { Resource } from '../ports.ts';

/** Status and message of each answer that API Gateway gives by itself: https://docs.aws.amazon.com/apigateway/latest/developerguide/supported-gateway-response-types.html */
const DEFAULTS = {
  ACCESS_DENIED: [403, 'User is not authorized to access this resource'],
  API_CONFIGURATION_ERROR: [500, 'Internal server error'],
  AUTHORIZER_CONFIGURATION_ERROR: [500, 'Internal server error'],
  AUTHORIZER_FAILURE: [500, 'Internal server error'],
  DEFAULT_4XX: [400, 'Bad Request'],
  /** A function that failed, or whose answer is no proxy response, is a 502 of no type of its own. */
  DEFAULT_5XX: [502, 'Internal server error'],
  INTEGRATION_TIMEOUT: [504, 'Endpoint request timed out'],
  INVALID_API_KEY: [403, 'Forbidden'],
  MISSING_AUTHENTICATION_TOKEN: [403, 'Missing Authentication Token'],
  REQUEST_TOO_LARGE: [413, 'Request Too Long'],
  THROTTLED: [429, 'Too Many Requests'],
  UNAUTHORIZED: [401, 'Unauthorized'],
} as const satisfies Record<string, readonly [number, string]>;

export type GatewayResponseType = keyof typeof DEFAULTS;

export interface GatewayAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface GatewayResponseProperties {
  readonly ResponseType: string;
  readonly StatusCode?: string;
  readonly ResponseParameters?: Readonly<Record<string, string>>;
  readonly ResponseTemplates?: Readonly<Record<string, string>>;
}

const DEFAULT_TEMPLATE = '{"message":$context.error.messageString}';
const HEADER_PREFIX = 'gatewayresponse.header.';
/** What a template may name; the rest of API Gateway's `$context` and mapping language is refused when the template is loaded. */
const VARIABLE = /\$context\.(error\.messageString|error\.message|error\.responseType|requestId|httpMethod|path)\b/g;

/** The answers that the gateway gives without an integration, in the template's own shapes. */
export class GatewayResponses {
  readonly #byType: ReadonlyMap<string, GatewayResponseProperties>;

  /** @throws TypeError naming the resource and what in it is not hosted. */
  constructor(resources: readonly Resource[]) {
    const properties = resources.map((resource) => {
      const each = resource.properties as unknown as GatewayResponseProperties;
      const complaint = complaintAbout(each);
      if (complaint) throw new TypeError(`${resource.logicalId} (${resource.type}): ${complaint}`);
      return each;
    });
    this.#byType = new Map(properties.map((each) => [each.ResponseType, each]));
  }

  answer(
    type: GatewayResponseType,
    request: { readonly requestId: string; readonly httpMethod: string; readonly path: string },
    message: string = DEFAULTS[type][1],
  ): GatewayAnswer {
    const [defaultStatus] = DEFAULTS[type];
    const family = defaultStatus < 500 ? 'DEFAULT_4XX' : 'DEFAULT_5XX';
    const own = this.#byType.get(type) ?? this.#byType.get(family);
    const variables: Readonly<Record<string, string>> = {
      'error.message': message,
      'error.messageString': JSON.stringify(message),
      'error.responseType': type,
      ...request,
    };
    const headers = Object.entries(own?.ResponseParameters ?? {}).map(
      ([parameter, value]) => [parameter.slice(HEADER_PREFIX.length), value.slice(1, -1)] as const,
    );
    return {
      status: own?.StatusCode === undefined ? defaultStatus : Number(own.StatusCode),
      headers: {
        'content-type': 'application/json',
        'x-amzn-ErrorType': errorType(type),
        ...Object.fromEntries(headers),
      },
      body: templateOf(own).replace(VARIABLE, (_, name: string) => variables[name] ?? ''),
    };
  }
}

function templateOf(properties: GatewayResponseProperties | undefined): string {
  return properties?.ResponseTemplates?.['application/json'] ?? DEFAULT_TEMPLATE;
}

function complaintAbout(properties: GatewayResponseProperties): string | null {
  for (const [parameter, value] of Object.entries(properties.ResponseParameters ?? {})) {
    if (!parameter.startsWith(HEADER_PREFIX)) return `ResponseParameters.${parameter} is not hosted`;
    if (!/^'.*'$/.test(value)) return `ResponseParameters.${parameter} is ${value}; only '…' is hosted`;
  }
  for (const [mediaType, template] of Object.entries(properties.ResponseTemplates ?? {})) {
    if (mediaType !== 'application/json') return `ResponseTemplates.${mediaType} is not hosted`;
    const unknown = /[$#]\S*/.exec(template.replace(VARIABLE, ''));
    if (unknown) return `ResponseTemplates names ${unknown[0]}, which is not hosted`;
  }
  return null;
}

/** `MISSING_AUTHENTICATION_TOKEN` → `MissingAuthenticationTokenException`, as the header reads on AWS. */
function errorType(type: GatewayResponseType): string {
  const words = type.split('_').map((word) => word.charAt(0) + word.slice(1).toLowerCase());
  return `${words.join('')}Exception`;
}
