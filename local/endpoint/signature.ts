import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { CredentialBook } from '../iam/credential-book.ts';
import { type Caller, ServiceError } from '../ports.ts';

/** A request as it came off the wire. */
export interface WireRequest {
  readonly method: string;
  readonly path: string;
  /** Without the question mark. */
  readonly rawQuery: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** What a request says about its own signature: who, when, for which service, over what. */
export interface SignatureClaim {
  readonly accessKeyId: string;
  /** e.g. `20261120/us-east-1/s3/aws4_request` */
  readonly scope: string;
  readonly service: string;
  /** e.g. `20261120T093015Z` */
  readonly signedAt: string;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
  readonly sessionToken: string | undefined;
  /** Seconds that a presigned URL is valid; undefined for a signature in the Authorization header. */
  readonly expiresIn: number | undefined;
}

/** AWS allows a clock to be wrong by this much. */
const CLOCK_SKEW_MS = 15 * 60_000;
const LONGEST_PRESIGNED_S = 7 * 24 * 3600;
const UNSIGNED = 'UNSIGNED-PAYLOAD';

/** Reads the claim, or nothing where the request carries none. */
export function signatureClaim({ headers, rawQuery }: WireRequest): SignatureClaim | undefined {
  const authorization = text(headers.authorization);
  if (authorization?.startsWith('AWS4-HMAC-SHA256 ')) {
    const field = (name: string) => new RegExp(`${name}=([^,\\s]+)`).exec(authorization)?.[1] ?? '';
    return claim(field('Credential'), field('SignedHeaders'), field('Signature'), {
      signedAt: text(headers['x-amz-date']) ?? '',
      sessionToken: text(headers['x-amz-security-token']),
      expiresIn: undefined,
    });
  }
  const query = new URLSearchParams(rawQuery);
  if (query.get('X-Amz-Algorithm') !== 'AWS4-HMAC-SHA256') return undefined;
  const field = (name: string) => query.get(`X-Amz-${name}`) ?? '';
  return claim(field('Credential'), field('SignedHeaders'), field('Signature'), {
    signedAt: field('Date'),
    sessionToken: query.get('X-Amz-Security-Token') ?? undefined,
    expiresIn: Number(field('Expires') || Number.NaN),
  });
}

function claim(
  credential: string,
  signedHeaders: string,
  signature: string,
  rest: Pick<SignatureClaim, 'signedAt' | 'sessionToken' | 'expiresIn'>,
): SignatureClaim {
  const [accessKeyId = '', ...scope] = credential.split('/');
  return {
    accessKeyId,
    scope: scope.join('/'),
    service: scope[2] ?? '',
    signedHeaders: signedHeaders.split(';'),
    signature,
    ...rest,
  };
}

/**
 * Verifies a SigV4 signature (https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html).
 * @param payloadHash hex SHA-256 of the body where it is at hand; S3 bodies are streamed, so there the header's word is taken.
 * @returns who signed it.
 * @throws ServiceError for unknown keys, a wrong signature, an expired link or a wrong clock.
 */
export function verifySignature(
  request: WireRequest,
  claimed: SignatureClaim,
  payloadHash: string | undefined,
  credentials: CredentialBook,
  now: number,
): Caller {
  const errors = claimed.service === 's3' ? S3_ERRORS : JSON_ERRORS;
  const signer = credentials.find(claimed.accessKeyId);
  if (signer === undefined || !sameText(claimed.sessionToken ?? '', tokenOf(signer, claimed)))
    throw errors.unknownKey();
  checkTime(claimed, now, errors);
  const declared = claimed.expiresIn === undefined ? text(request.headers['x-amz-content-sha256']) : UNSIGNED;
  if (payloadHash !== undefined && declared !== undefined && declared !== UNSIGNED && declared !== payloadHash) {
    throw errors.mismatch();
  }
  const canonical = canonicalRequest(request, claimed, declared ?? payloadHash ?? UNSIGNED);
  const toSign = ['AWS4-HMAC-SHA256', claimed.signedAt, claimed.scope, sha256(canonical)].join('\n');
  const signature = hmac(signingKey(signer.credentials.secretAccessKey, claimed.scope), toSign).toString('hex');
  if (!sameText(signature, claimed.signature)) throw errors.mismatch();
  return signer.caller;
}

export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Operators may sign with their long-lived keys alone; a role's session keys need the token. */
function tokenOf(signer: { credentials: { sessionToken: string } }, claimed: SignatureClaim): string {
  const optional = claimed.accessKeyId.startsWith('AKIA') && claimed.sessionToken === undefined;
  return optional ? '' : signer.credentials.sessionToken;
}

function checkTime({ signedAt, expiresIn }: SignatureClaim, now: number, errors: typeof S3_ERRORS): void {
  const at = Date.parse(
    signedAt.replace(
      /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/,
      (_, y, mo, d, h, mi, s) => `${y}-${mo}-${d}T${h}:${mi}:${s}Z`,
    ),
  );
  if (Number.isNaN(at) || at > now + CLOCK_SKEW_MS) throw errors.skewed();
  if (expiresIn === undefined) {
    if (at < now - CLOCK_SKEW_MS) throw errors.skewed();
  } else if (!(expiresIn >= 1 && expiresIn <= LONGEST_PRESIGNED_S)) {
    throw new ServiceError('AuthorizationQueryParametersError', 'X-Amz-Expires must be from 1 to 604800 seconds');
  } else if (now > at + expiresIn * 1000) {
    throw new ServiceError('AccessDenied', 'Request has expired', 403);
  }
}

function canonicalRequest(request: WireRequest, claimed: SignatureClaim, payloadHash: string): string {
  const headers = claimed.signedHeaders.map((name) => {
    const value = request.headers[name];
    const joined = Array.isArray(value) ? value.join(',') : (value ?? '');
    return `${name}:${joined.trim().replace(/\s+/g, ' ')}\n`;
  });
  // S3 alone signs the path as it is sent; every other service signs it escaped once more.
  const path = claimed.service === 's3' ? request.path : request.path.split('/').map(escapeUri).join('/');
  return [
    request.method,
    path,
    canonicalQuery(request.rawQuery),
    headers.join(''),
    claimed.signedHeaders.join(';'),
    payloadHash,
  ].join('\n');
}

function canonicalQuery(rawQuery: string): string {
  // Decoded by hand: in a signed query a plus sign is a plus sign, whereas URLSearchParams reads a space.
  return rawQuery
    .split('&')
    .filter((pair) => pair !== '' && !pair.startsWith('X-Amz-Signature='))
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [escapeUri(decodeURIComponent(name)), escapeUri(decodeURIComponent(value.join('=')))] as const;
    })
    .sort(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

function escapeUri(part: string): string {
  return encodeURIComponent(part).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** By secret and scope, which are the same for all calls of one signer to one service on one day. */
const signingKeys = new Map<string, Buffer>();
const MOST_SIGNING_KEYS = 1_000;

function signingKey(secret: string, scope: string): Buffer {
  const name = `${secret} ${scope}`;
  const known = signingKeys.get(name);
  if (known !== undefined) return known;
  const key = scope.split('/').reduce<Buffer>((parent, part) => hmac(parent, part), Buffer.from(`AWS4${secret}`));
  if (signingKeys.size === MOST_SIGNING_KEYS) signingKeys.clear();
  signingKeys.set(name, key);
  return key;
}

function hmac(key: Buffer, content: string): Buffer {
  return createHmac('sha256', key).update(content).digest();
}

/** Compares in a time that tells nothing about where the texts differ. */
function sameText(left: string, right: string): boolean {
  return timingSafeEqual(createHash('sha256').update(left).digest(), createHash('sha256').update(right).digest());
}

function text(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

const WRONG = 'The request signature we calculated does not match the signature you provided.';
const WRONG_CLOCK = 'The difference between the request time and the current time is too large.';
const NO_KEY = 'The AWS Access Key Id or its session token is not known to the local cloud.';

const S3_ERRORS = {
  unknownKey: () => new ServiceError('InvalidAccessKeyId', NO_KEY, 403),
  mismatch: () => new ServiceError('SignatureDoesNotMatch', WRONG, 403),
  skewed: () => new ServiceError('RequestTimeTooSkewed', WRONG_CLOCK, 403),
};

const JSON_ERRORS: typeof S3_ERRORS = {
  unknownKey: () => new ServiceError('UnrecognizedClientException', NO_KEY),
  mismatch: () => new ServiceError('InvalidSignatureException', WRONG),
  skewed: () => new ServiceError('InvalidSignatureException', WRONG_CLOCK),
};
