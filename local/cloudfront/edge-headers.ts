import type { IncomingHttpHeaders } from 'node:http';

/** Headers as Lambda@Edge sees them: lower-case names, each with its values. */
export type EdgeHeaders = Readonly<Record<string, readonly { readonly key?: string; readonly value: string }[]>>;

/** Not shown to edge functions, which may not add them: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/edge-function-restrictions-all.html */
const DISALLOWED =
  /^(connection|expect|keep-alive|proxy-(authenticate|authorization|connection)|trailer|upgrade|x-accel-.*|x-amz-cf-.*|x-amzn-(auth|cf-.*|errortype|fle-profile|header-.*|lambda-integration-tag|requestid)|x-cache|x-edge-.*|x-forwarded-proto|x-real-ip)$/;

/** What an origin-response function may read, but neither change nor leave out. */
const READ_ONLY = ['transfer-encoding', 'via'];

/** The headers that an edge function is shown. */
export function edgeHeaders(headers: IncomingHttpHeaders): EdgeHeaders {
  return allHeaders(headers, (name) => !DISALLOWED.test(name));
}

/** The headers that an edge function is not shown; they stay as they are. */
export function hiddenHeaders(headers: IncomingHttpHeaders): EdgeHeaders {
  return allHeaders(headers, (name) => DISALLOWED.test(name));
}

/** What CloudFront would answer 502 for; null when there is nothing. */
export function headersComplaint(before: EdgeHeaders, after: EdgeHeaders): string | null {
  const added = Object.keys(after).find((name) => DISALLOWED.test(name.toLowerCase()));
  if (added !== undefined) return `the function added the disallowed header ${added}`;
  const text = (headers: EdgeHeaders, name: string) => (headers[name] ?? []).map(({ value }) => value).join();
  const changed = READ_ONLY.find((name) => text(before, name) !== text(after, name));
  return changed === undefined ? null : `the function changed the read-only header ${changed}`;
}

function allHeaders(headers: IncomingHttpHeaders, wanted: (name: string) => boolean): EdgeHeaders {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => wanted(name))
      .map(([name, value]) => [name, [value ?? []].flat().map((each) => ({ key: name, value: each }))]),
  );
}
