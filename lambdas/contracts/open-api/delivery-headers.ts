const header = (name: string, description: string, schema: object = {}, required = true) => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string', ...schema },
});

const HEX_SIGNATURE = { pattern: '^[0-9a-f]{64}$' };
const STANDARD = 'Standard Webhooks (https://www.standardwebhooks.com)';

const HEADERS = [
  header('X-Service-Event', "The event's name, as the body has it"),
  header('X-Service-Delivery', "The delivery's id, under which the webhook's deliveries show it"),
  header(
    'X-Service-Signature',
    "The HMAC-SHA256 of the raw body under the webhook's secret, in lowercase hex. Verify it on the bytes as they came.",
    HEX_SIGNATURE,
  ),
  header(
    'X-Service-Signature-Previous',
    'The same under the secret before, for 24 hours after the secret was changed',
    HEX_SIGNATURE,
    false,
  ),
  header(
    'webhook-id',
    `The same for every attempt and replay of one event to one webhook: tell repetitions by it. ${STANDARD}.`,
  ),
  header('webhook-timestamp', `When this attempt was made, in seconds since 1970. ${STANDARD}.`, {
    pattern: '^\\d+$',
  }),
  header(
    'webhook-signature',
    `One signature for each secret that signs, with a space between: \`v1,\` and the base64 of the HMAC-SHA256 of \`{webhook-id}.{webhook-timestamp}.{raw body}\`. ${STANDARD}.`,
    { pattern: '^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)?$' },
  ),
];

/** Headers of every delivery, as parameters of the description by their names. */
export const DELIVERY_HEADERS = Object.fromEntries(HEADERS.map((one) => [one.name, one]));
