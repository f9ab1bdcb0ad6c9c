/** Ids and figures only: never a document's text, a key, a secret or a file name. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** One line of JSON for CloudWatch. */
export function log(level: 'info' | 'warn' | 'error', message: string, fields: LogFields = {}): void {
  console.log(JSON.stringify({ level, message, ...fields }));
}

/**
 * A line that is JSON and nothing else, so that a metric filter can take the figure from it: before what goes through
 * `console` Lambda puts words of its own.
 */
export function logFigure(name: string, figure: number): void {
  process.stdout.write(`${JSON.stringify({ [name]: figure })}\n`);
}

/**
 * What may be logged of an error: its name and where it was thrown. Its message may quote what a client sent or what a
 * document says; only AWS's own answers are known to speak of calls and resources. They carry `$fault`; `$metadata` the SDK
 * also gives to its own errors over answers that it can't read, which quote these.
 */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  // The stack begins with the message, any line of which may look like a place.
  const trace = error.stack?.replace(error.message, '') ?? '';
  const places = trace.split('\n').filter((line) => /^\s+at /.test(line));
  const at = places.slice(0, 8).map((place) => place.trim());
  return {
    error: error.name,
    detail: '$fault' in error ? error.message : undefined,
    cause: error.cause instanceof Error ? error.cause.name : undefined,
    at: at.join(' < '),
  };
}
