import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** Whatever calls one service: a table, a bucket, queues. */
interface Caller {
  readonly client: { readonly middlewareStack: unknown };
}

/** Which calls are meant: those of a command, those whose input has these words, or both. */
interface Calls {
  /** As its SDK calls it. */
  readonly command?: string;
  readonly words?: string;
}

/** As a service that has too much to do answers, after all that the SDK tries. */
const THROTTLED = Object.assign(new Error('too much at once'), { name: 'ThrottlingException' });

/**
 * Does something while some calls are refused before they go out.
 * @throws Error when it never came to such a call.
 */
export async function refusing<Result>(
  { client }: Caller,
  { command, words = '' }: Calls,
  act: () => Promise<Result>,
  error: Error = THROTTLED,
): Promise<Result> {
  let refusals = 0;
  const stack = client.middlewareStack as DynamoDBDocumentClient['middlewareStack'];
  stack.add(
    (next, { commandName }) =>
      async (request) => {
        const isMeant = (command ?? commandName) === commandName && JSON.stringify(request.input).includes(words);
        if (!isMeant) return next(request);
        refusals += 1;
        throw error;
      },
    { step: 'initialize', name: 'refusing' },
  );
  const result = await act().finally(() => stack.remove('refusing'));
  if (refusals === 0) throw new Error(`It came to no ${command ?? 'call'} ${words}`);
  return result;
}
