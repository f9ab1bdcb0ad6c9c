import type { IncomingMessage } from 'node:http';

/** The status that CloudFront refuses a request with by itself, whatever the behaviour; null where it takes it. */
export function refusedRequest({ method, headers }: IncomingMessage): number | null {
  // Of other methods AWS says nothing:
  // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/RequestAndResponseBehaviorCustomOrigin.html#RequestCustom-get-body
  const hasBody = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
  return method === 'GET' && hasBody ? 403 : null;
}
