const text = (description: string, required = true) => ({ description, required, schema: { type: 'string' } });

const POLICY = 'The limits of the key: per limit its quota `q` in a window of `w` seconds (IETF draft 11)';
const STANDING = 'How the key stands: per limit the `r` calls that remain for `t` seconds (IETF draft 11)';
const IF_COUNTED_ONLY = '; absent where the call was refused before it was counted';

/** Headers of answers, as components of the description. */
export const RESPONSE_HEADERS = {
  'RateLimit-Policy': text(POLICY),
  RateLimit: text(STANDING),
  'RateLimit-Policy-if-counted': text(POLICY + IF_COUNTED_ONLY, false),
  'RateLimit-if-counted': text(STANDING + IF_COUNTED_ONLY, false),
  'Retry-After': {
    description: 'Seconds until a call can succeed',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
  Allow: text('The methods that the path has'),
} as const;

const refTo = (component: keyof typeof RESPONSE_HEADERS) => ({ $ref: `#/components/headers/${component}` });

/** Of the answer to a call that was counted. */
export const COUNTED = { 'RateLimit-Policy': refTo('RateLimit-Policy'), RateLimit: refTo('RateLimit') };

/** Of a refusal that may come before the call is counted. */
export const IF_COUNTED = {
  'RateLimit-Policy': refTo('RateLimit-Policy-if-counted'),
  RateLimit: refTo('RateLimit-if-counted'),
};

export const RETRY = { 'Retry-After': refTo('Retry-After') };

export const ALLOW = { Allow: refTo('Allow') };
