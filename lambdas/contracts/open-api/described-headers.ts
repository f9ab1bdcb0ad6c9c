const text = (description: string) => ({ description, required: true, schema: { type: 'string' } });

/** Headers of answers, by name. */
export const RESPONSE_HEADERS = {
  'RateLimit-Policy': text('The limits of the key: per limit its quota `q` in a window of `w` seconds (IETF draft 11)'),
  RateLimit: text('How the key stands: per limit the `r` calls that remain for `t` seconds (IETF draft 11)'),
  'Retry-After': {
    description: 'Seconds until a call can succeed',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
} as const;

export type ResponseHeader = keyof typeof RESPONSE_HEADERS;

export const headerRefs = (names: readonly ResponseHeader[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
