import { type ServiceCall, ServiceError } from '../ports.ts';

/** @throws ServiceError SerializationException */
export function jsonBody<T>(body: Buffer): T {
  try {
    return JSON.parse(body.toString('utf8')) as T;
  } catch {
    throw new ServiceError('SerializationException', 'the body is not JSON');
  }
}

/**
 * The operation that a call of the JSON protocols names.
 * @param prefix the API's own, with the dot: `AmazonSQS.`
 * @throws ServiceError UnknownOperationException when the call is for another API.
 */
export function targetOf({ headers }: ServiceCall, prefix: string): string {
  const target = String(headers['x-amz-target']);
  if (target.startsWith(prefix)) return target.slice(prefix.length);
  throw new ServiceError('UnknownOperationException', `${target} is not hosted locally`);
}
