import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What the gateway knows about one request before it has read the body. */
export interface GatewayRequest {
  /** The client's own where it sends one; the extended one is always the gateway's. */
  readonly requestId: string;
  readonly extendedRequestId: string;
  readonly receivedAt: number;
  readonly httpMethod: string;
  /** As on the request line, the stage first, percent-encoding kept. */
  readonly pathWithStage: string;
  /** Without the stage; `/` at least. */
  readonly path: string;
  /** Lower-case names, the values of each in the order they came. */
  readonly headers: Readonly<Record<string, string>>;
  readonly multiValueHeaders: Readonly<Record<string, readonly string[]>>;
  readonly multiValueQuery: Readonly<Record<string, readonly string[]>> | null;
  readonly sourceIp: string;
  /** Of the header in any case; the last where it came more than once. */
  header(name: string): string | undefined;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** @returns null when the path does not begin with the API's stage: no API is there. */
export function readGatewayRequest(
  message: IncomingMessage,
  api: { readonly stageName: string },
): GatewayRequest | null {
  const target = message.url ?? '/';
  const question = target.indexOf('?');
  const pathWithStage = question < 0 ? target : target.slice(0, question);
  const prefix = `/${api.stageName}`;
  if (pathWithStage !== prefix && !pathWithStage.startsWith(`${prefix}/`)) return null;
  const sourceIp = (message.socket.remoteAddress ?? '127.0.0.1').replace(/^::ffff:/, '');
  const multiValueHeaders = headersOf(message, sourceIp);
  const headers = Object.fromEntries(
    Object.entries(multiValueHeaders).map(([name, values]) => [name, values.at(-1) ?? '']),
  );
  const byLowerCase = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const header = (name: string) => byLowerCase.get(name.toLowerCase());
  // https://docs.aws.amazon.com/apigateway/latest/developerguide/set-up-access-logging.html
  const requestId = header('x-amzn-requestid');
  return {
    requestId: requestId !== undefined && UUID.test(requestId) ? requestId : randomUUID(),
    extendedRequestId: randomBytes(11).toString('base64'),
    receivedAt: Date.now(),
    httpMethod: message.method ?? 'GET',
    pathWithStage,
    path: pathWithStage.slice(prefix.length) || '/',
    headers,
    multiValueHeaders,
    multiValueQuery: question < 0 ? null : queryOf(target.slice(question + 1)),
    sourceIp,
    header,
  };
}

/** Names keep the case the client gave them. What the gateway adds is listed in https://docs.aws.amazon.com/apigateway/latest/developerguide/set-up-lambda-proxy-integrations.html */
function headersOf(message: IncomingMessage, sourceIp: string): Record<string, string[]> {
  const headers = new Map<string, { readonly name: string; readonly values: string[] }>();
  const add = (name: string, value: string) => {
    const known = headers.get(name.toLowerCase());
    if (known) known.values.push(value);
    else headers.set(name.toLowerCase(), { name, values: [value] });
  };
  for (let i = 0; i + 1 < message.rawHeaders.length; i += 2) {
    const name = message.rawHeaders[i] ?? '';
    if (!HOP_BY_HOP.has(name.toLowerCase())) add(name, message.rawHeaders[i + 1] ?? '');
  }
  const forwarded = headers.get('x-forwarded-for')?.values.join(', ');
  headers.delete('x-forwarded-for');
  add('X-Forwarded-For', forwarded ? `${forwarded}, ${sourceIp}` : sourceIp);
  headers.delete('x-forwarded-port');
  add('X-Forwarded-Port', String(message.socket.localPort ?? 443));
  headers.delete('x-forwarded-proto');
  add('X-Forwarded-Proto', 'http');
  if (!headers.has('x-amzn-trace-id')) add('X-Amzn-Trace-Id', `Root=1-${hex(4)}-${hex(12)}`);
  return Object.fromEntries([...headers.values()].map(({ name, values }) => [name, values]));
}

function hex(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}

const HOP_BY_HOP = new Set(['connection', 'expect', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade']);

function queryOf(query: string): Record<string, string[]> | null {
  const values = new Map<string, string[]>();
  for (const pair of query.split('&').filter((each) => each !== '')) {
    const equals = pair.indexOf('=');
    const name = decoded(equals < 0 ? pair : pair.slice(0, equals));
    const value = equals < 0 ? '' : decoded(pair.slice(equals + 1));
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  return values.size === 0 ? null : Object.fromEntries(values);
}

function decoded(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    // A stray percent sign: passed on as it came, for the function to judge.
    return spaced;
  }
}
