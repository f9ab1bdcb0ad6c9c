import type { IncomingMessage } from 'node:http';

/** Bytes of `https://`, host, path and query: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/RequestAndResponseBehaviorCustomOrigin.html#RequestCustomMaxRequestStringLength */
const LONGEST_URL = 8_192;
/** Bytes of path, query and headers. */
const LONGEST_REQUEST = 20_480;

/** The status that CloudFront refuses a request with by itself, whatever the behaviour; null where it takes it. */
export function refusedRequest(
  { method, url = '/', headers, rawHeaders }: IncomingMessage,
  host: string,
): number | null {
  if (`https://${host}${url}`.length > LONGEST_URL) return 413;
  if (rawHeaders.reduce((sum, text) => sum + text.length, url.length) > LONGEST_REQUEST) return 413;
  // Of other methods AWS says nothing:
  // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/RequestAndResponseBehaviorCustomOrigin.html#RequestCustom-get-body
  const hasBody = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
  return method === 'GET' && hasBody ? 403 : null;
}
