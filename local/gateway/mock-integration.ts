import type { GatewayAnswer } from './gateway-response.ts';

export interface MockIntegration {
  readonly RequestTemplates?: Readonly<Record<string, string>>;
  readonly IntegrationResponses?: readonly {
    readonly StatusCode: string;
    readonly SelectionPattern?: string;
    readonly ResponseTemplates?: Readonly<Record<string, string>>;
    readonly ResponseParameters?: Readonly<Record<string, string>>;
  }[];
}

const HEADER_PREFIX = 'method.response.header.';

/**
 * The one answer of a MOCK integration whose templates hold no expressions: CORS preflights are such.
 * @throws TypeError naming what is not hosted.
 */
export function mockAnswer(integration: MockIntegration, methodResponses: readonly MethodResponse[]): GatewayAnswer {
  for (const [mediaType, template] of Object.entries(integration.RequestTemplates ?? {})) {
    if (mediaType !== 'application/json' || !/^\{\s*"?statusCode"?\s*:\s*\d{3}\s*\}$/.test(template.trim())) {
      throw new TypeError(`Integration.RequestTemplates holds ${template}; only { statusCode: n } is hosted`);
    }
  }
  const [response, ...more] = integration.IntegrationResponses ?? [];
  if (!response || more.length > 0) throw new TypeError('a MOCK integration is hosted with exactly one response');
  if (response.SelectionPattern !== undefined || response.ResponseTemplates !== undefined) {
    throw new TypeError('a MOCK integration is hosted without selection pattern and response templates');
  }
  const declared = methodResponses.find(({ StatusCode }) => StatusCode === response.StatusCode);
  if (!declared) throw new TypeError(`MethodResponses does not declare the mock's status ${response.StatusCode}`);
  const headers = Object.entries(response.ResponseParameters ?? {}).map(([parameter, value]) => {
    if (!parameter.startsWith(HEADER_PREFIX) || !/^'.*'$/.test(value)) {
      throw new TypeError(`ResponseParameters.${parameter} is ${value}; only headers of the form '…' are hosted`);
    }
    if (!declared.ResponseParameters || !(parameter in declared.ResponseParameters)) {
      throw new TypeError(`MethodResponses does not declare ${parameter}`);
    }
    return [parameter.slice(HEADER_PREFIX.length), value.slice(1, -1)] as const;
  });
  return { status: Number(response.StatusCode), headers: Object.fromEntries(headers), body: '' };
}

export interface MethodResponse {
  readonly StatusCode: string;
  readonly ResponseParameters?: Readonly<Record<string, boolean>>;
}
