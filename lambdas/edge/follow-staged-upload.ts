import type { CloudFrontHeaders, CloudFrontResponseEvent, CloudFrontResultResponse } from 'aws-lambda';
import { LARGE_UPLOAD_PATH } from '../contracts/large-uploads.ts';
import { errorFields, log } from '../kit/log.ts';

/** Lambda@Edge gives an origin-response function 30 s (https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html#limits-lambda-at-edge). */
const PATIENCE_MS = 28_000;

/** What the completing call has to know of the upload's. */
const FORWARDED = ['x-api-key', 'idempotency-key', 'user-agent'];

/**
 * What an edge function may not add (CloudFront would answer 502), and what says how a body is framed on one connection:
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/edge-function-restrictions-all.html
 */
const NOT_ADDED =
  /^(connection|content-encoding|content-length|date|expect|keep-alive|proxy-.*|server|te|trailer|transfer-encoding|upgrade|via|warning|x-accel-.*|x-amz-cf-.*|x-amzn-.*|x-amz-apigw-id|x-cache|x-edge-.*|x-forwarded-proto|x-real-ip)$/;

/** May be read in an origin response, but neither changed nor left out. */
const READ_ONLY = ['transfer-encoding', 'via'];

/**
 * CloudFront's origin response of an upload: follows the redirect of a staged one itself, so that the client sees one
 * POST and its 201. Whatever keeps it from following leaves the redirect to the client, who gets the same by following.
 */
export async function handler({ Records: [record] }: CloudFrontResponseEvent): Promise<CloudFrontResultResponse> {
  if (record === undefined) throw new Error('CloudFront sent no record');
  const { request, response } = record.cf;
  const location = response.headers.location?.[0]?.value;
  const origin = request.origin?.custom;
  // Nothing but our own redirect, and only within the origin: the caller's key goes with the call.
  if (response.status !== '303' || origin === undefined || !isStagedUpload(location)) return response;
  try {
    const answer = await fetch(`${origin.protocol}://${origin.domainName}:${origin.port}${origin.path}${location}`, {
      headers: forwarded(request.headers),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return {
      status: `${answer.status}`,
      statusDescription: answer.statusText,
      headers: { ...kept(response.headers), ...added(answer.headers) },
      bodyEncoding: 'text',
      body: await answer.text(),
    };
  } catch (error) {
    log('error', 'the redirect of a staged upload is left to the client', errorFields(error));
    return response;
  }
}

function isStagedUpload(location: string | undefined): location is string {
  return (
    location?.startsWith(`${LARGE_UPLOAD_PATH}/`) === true &&
    /^[\da-f-]+$/.test(location.slice(LARGE_UPLOAD_PATH.length + 1))
  );
}

function forwarded(headers: CloudFrontHeaders): Record<string, string> {
  return Object.fromEntries(FORWARDED.flatMap((name) => (headers[name] ?? []).map(({ value }) => [name, value])));
}

function kept(headers: CloudFrontHeaders): CloudFrontHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => READ_ONLY.includes(name)));
}

function added(headers: Headers): CloudFrontHeaders {
  const names = [...headers].filter(([name]) => !NOT_ADDED.test(name));
  return Object.fromEntries(names.map(([name, value]) => [name, [{ key: name, value }]]));
}
