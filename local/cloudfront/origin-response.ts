import type { IncomingMessage } from 'node:http';
import type { Functions } from '../ports.ts';
import { type EdgeHeaders, edgeHeaders, headersComplaint, hiddenHeaders } from './edge-headers.ts';

/** What a viewer is answered; without a body of its own it is the origin's. */
export interface ViewerAnswer {
  readonly status: number;
  readonly headers: EdgeHeaders;
  readonly body: Buffer | null;
}

export interface ForwardedRequest {
  readonly clientIp: string;
  readonly method: string;
  readonly uri: string;
  readonly querystring: string;
  readonly headers: EdgeHeaders;
  /** Where the local origin really listens. */
  readonly origin: URL;
  readonly readTimeoutMs: number;
  readonly config: {
    readonly distributionDomainName: string;
    readonly distributionId: string;
    readonly requestId: string;
  };
}

/** Headers and body together: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html#limits-lambda-at-edge */
const LONGEST_RESULT_BYTES = 1_048_576;

interface EdgeResult {
  readonly status?: string;
  readonly headers?: EdgeHeaders;
  readonly body?: string;
  readonly bodyEncoding?: 'text' | 'base64';
}

/**
 * Lets a Lambda@Edge function decide on the origin's answer, as https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/lambda-generating-http-responses.html says.
 * The function never sees the origin's body, and may replace it.
 */
export async function decideOnOriginResponse(
  functions: Functions,
  versionArn: string,
  forwarded: ForwardedRequest,
  response: IncomingMessage,
): Promise<ViewerAnswer> {
  const headers = edgeHeaders(response.headers);
  const event = responseEvent(forwarded, response, headers);
  // CloudFront runs its own copies of the function: no policy of the template is asked, so its owner stands for it.
  const { payload, functionError } = await functions.invoke(versionArn, event, { kind: 'operator' });
  if (functionError) return failed(503, `the Lambda@Edge function failed: ${payload}`);
  const result = JSON.parse(payload) as EdgeResult | null;
  const status = Number(result?.status);
  if (!result || !(status >= 200 && status <= 599)) return failed(502, 'the Lambda@Edge function returned no response');
  if (Buffer.byteLength(payload) > LONGEST_RESULT_BYTES) return failed(502, 'the Lambda@Edge result is over 1 MB');
  const complaint = headersComplaint(headers, result.headers ?? {});
  if (complaint !== null) return failed(502, complaint);
  const encoding = result.bodyEncoding === 'base64' ? 'base64' : 'utf8';
  return {
    status,
    headers: { ...hiddenHeaders(response.headers), ...result.headers },
    body: result.body === undefined ? null : Buffer.from(result.body, encoding),
  };
}

function responseEvent(forwarded: ForwardedRequest, response: IncomingMessage, headers: EdgeHeaders): string {
  const { origin, readTimeoutMs, config, ...request } = forwarded;
  const custom = {
    customHeaders: {},
    domainName: origin.hostname,
    keepaliveTimeout: 5,
    path: '',
    port: Number(origin.port),
    protocol: origin.protocol.slice(0, -1),
    readTimeout: readTimeoutMs / 1000,
    sslProtocols: ['TLSv1.2'],
  };
  const cf = {
    config: { ...config, eventType: 'origin-response' },
    request: { ...request, origin: { custom } },
    response: { status: `${response.statusCode}`, statusDescription: response.statusMessage, headers },
  };
  return JSON.stringify({ Records: [{ cf }] });
}

function failed(status: number, why: string): ViewerAnswer {
  console.error(`the distribution answers ${status}: ${why}`);
  return { status, headers: {}, body: Buffer.from('') };
}
