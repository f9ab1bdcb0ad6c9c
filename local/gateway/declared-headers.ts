/** A response that a method declares. */
export interface MethodResponse {
  readonly StatusCode: string;
  readonly ResponseParameters?: Readonly<Record<string, boolean>>;
}

/** What of an integration's response the method must have declared. */
interface IntegrationResponse {
  readonly StatusCode: string;
  readonly ResponseParameters?: Readonly<Record<string, string>>;
}

const HEADER_PREFIX = 'method.response.header.';

/**
 * The headers that an integration's response sets to fixed values.
 * @throws TypeError naming what is not hosted, or what the method does not declare.
 */
export function declaredHeaders(
  { StatusCode, ResponseParameters = {} }: IntegrationResponse,
  methodResponses: readonly MethodResponse[],
): Readonly<Record<string, string>> {
  const declared = methodResponses.find((each) => each.StatusCode === StatusCode);
  if (!declared) throw new TypeError(`MethodResponses does not declare the status ${StatusCode}`);
  const headers = Object.entries(ResponseParameters).map(([parameter, value]) => {
    if (!parameter.startsWith(HEADER_PREFIX) || !/^'.*'$/.test(value)) {
      throw new TypeError(`ResponseParameters.${parameter} is ${value}; only headers of the form '…' are hosted`);
    }
    if (!(parameter in (declared.ResponseParameters ?? {}))) {
      throw new TypeError(`MethodResponses does not declare ${parameter}`);
    }
    return [parameter.slice(HEADER_PREFIX.length), value.slice(1, -1)] as const;
  });
  return Object.fromEntries(headers);
}
