import { errorFields, type LogFields, log } from './log.ts';

/**
 * Logs an error that ends an invocation, and gives what may be thrown in its place: its name alone. Lambda prints whole what
 * a function throws, and EventBridge keeps it beside the event that it could not deliver.
 */
export function loggedFailure(message: string, error: unknown, fields: LogFields = {}): Error {
  log('error', message, { ...fields, ...errorFields(error) });
  const name = error instanceof Error ? error.name : typeof error;
  return Object.assign(new Error(`${message}: ${name}`), { name });
}
