import type { GatewayRequest } from './gateway-request.ts';
import type { GatewayAnswer } from './gateway-response.ts';
import type { MappingContext } from './mapping-template.ts';
import type { MappedValue, ObjectPutDefinition } from './object-put-definition.ts';
import type { ObjectToPut } from './object-writer.ts';
import type { AuthorizerContext } from './proxy-event.ts';

/**
 * The object that a request is to become.
 * @param binary whether the gateway takes the body for bytes; any other passes through as UTF-8 text.
 * @returns null when a value of the key is missing: the gateway answers 500 then.
 */
export function objectToPut(
  definition: ObjectPutDefinition,
  request: GatewayRequest,
  authorizer: AuthorizerContext | null,
  body: Buffer,
  binary: boolean,
): ObjectToPut | null {
  const mapped = (value: MappedValue | null | undefined): string | undefined => {
    switch (value?.from) {
      case 'requestId':
        return request.requestId;
      case 'authorizer':
        return authorizer?.[value.name]?.toString();
      case 'header':
        return request.header(value.name);
      default:
        return undefined;
    }
  };
  const names = Object.keys(definition.pathValues);
  if (names.some((name) => !mapped(definition.pathValues[name]))) return null;
  return {
    bucket: definition.bucket,
    key: definition.keyTemplate.replace(/\{(\w+)\}/g, (_, name: string) => mapped(definition.pathValues[name]) ?? ''),
    contentType: mapped(definition.contentType),
    body: binary ? body : Buffer.from(body.toString('utf8')),
  };
}

/** The answer to S3's status; null when the integration has none for it. */
export function answerToPut(
  { answers }: ObjectPutDefinition,
  status: number,
  context: MappingContext,
): GatewayAnswer | null {
  const answer = answers.find(({ pattern }) => pattern?.test(`${status}`)) ?? answers.find(({ pattern }) => !pattern);
  if (!answer) return null;
  const { body, headers } = answer.map(context);
  return { status: answer.status, headers: { ...answer.headers, ...headers }, body };
}
