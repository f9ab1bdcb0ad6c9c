import { matchesMediaType } from './media-type.ts';

export interface ProxyResponse {
  readonly status: number;
  /** Names as the function wrote them, each with one value or several. */
  readonly headers: Readonly<Record<string, readonly string[]>>;
  readonly body: Buffer;
}

const KNOWN_KEYS = new Set(['statusCode', 'headers', 'multiValueHeaders', 'body', 'isBase64Encoded']);

/** The gateway computes these, or renames them: https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-known-issues.html */
const DROPPED = new Set([
  'connection',
  'content-length',
  'expect',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'via',
  'proxy-authenticate',
]);
const REMAPPED = new Set(['date', 'host', 'server', 'www-authenticate', 'authorization', 'max-forwards', 'user-agent']);

/**
 * Reads a function's answer as API Gateway does.
 * @returns null when it is no proxy response: the caller answers 502 then.
 */
export function readProxyResponse(
  payload: string,
  accept: string | undefined,
  binaryMediaTypes: readonly string[],
): ProxyResponse | null {
  const value: unknown = JSON.parse(payload);
  if (!isRecord(value) || Object.keys(value).some((key) => !KNOWN_KEYS.has(key))) return null;
  const { statusCode, headers = null, multiValueHeaders = null, body = null, isBase64Encoded = false } = value;
  const status = Number(statusCode);
  if (!Number.isInteger(status) || status < 100 || status > 599) return null;
  if (body !== null && typeof body !== 'string') return null;
  if (typeof isBase64Encoded !== 'boolean') return null;
  const combined = combine(headers, multiValueHeaders);
  if (!combined) return null;
  // Only a client that asks for a binary media type gets the bytes; any other gets the base64 text itself.
  const decode = isBase64Encoded && matchesMediaType(accept, binaryMediaTypes);
  return { status, headers: combined, body: Buffer.from(body ?? '', decode ? 'base64' : 'utf8') };
}

function combine(headers: unknown, multiValueHeaders: unknown): Record<string, string[]> | null {
  const combined = new Map<string, { readonly name: string; readonly values: string[] }>();
  for (const [name, value] of Object.entries(headers ?? {})) {
    if (!isScalar(value)) return null;
    put(combined, name, [String(value)]);
  }
  // Of a header given in both, multiValueHeaders alone counts.
  for (const [name, values] of Object.entries(multiValueHeaders ?? {})) {
    if (!Array.isArray(values) || !values.every(isScalar)) return null;
    put(combined, name, values.map(String));
  }
  return Object.fromEntries([...combined.values()].map(({ name, values }) => [name, values]));
}

function put(
  into: Map<string, { readonly name: string; readonly values: string[] }>,
  name: string,
  values: string[],
): void {
  const key = name.toLowerCase();
  if (DROPPED.has(key)) return;
  into.set(key, { name: REMAPPED.has(key) ? `x-amzn-Remapped-${name}` : name, values });
}

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
