import { declaredHeaders, type MethodResponse } from './declared-headers.ts';
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
  return { status: Number(response.StatusCode), headers: declaredHeaders(response, methodResponses), body: '' };
}
