import type { Bucket } from '../../lambdas/adapters/bucket.ts';
import type { Table } from '../../lambdas/adapters/table.ts';

/** What a client is about to send, as its SDK calls it. */
type Command =
  | 'BatchGetItemCommand'
  | 'DeleteItemCommand'
  | 'GetItemCommand'
  | 'GetObjectCommand'
  | 'PutItemCommand'
  | 'PutObjectCommand'
  | 'QueryCommand'
  | 'TransactWriteItemsCommand'
  | 'UpdateItemCommand';

/**
 * Runs racers at once, and holds each one's first command of a kind until all have come to theirs: whatever they read
 * before, they have read before any of them wrote. A racer that never comes to it keeps the others until the test's end.
 */
export async function meetingAt<Result>(
  table: Table,
  command: Command,
  racers: readonly (() => Promise<Result>)[],
): Promise<Result[]> {
  const everybody = Promise.withResolvers<void>();
  let arrived = 0;
  return intercepted(
    table,
    command,
    async () => {
      arrived += 1;
      if (arrived >= racers.length) everybody.resolve();
      await everybody.promise;
    },
    () => Promise.all(racers.map((race) => race())),
  );
}

/**
 * Does something, and something else before its first (or nth) command of a kind goes out: what it has read is old by then.
 * @throws Error when it never came to such a command.
 */
export async function overtakenAt<Result>(
  store: Table | Bucket,
  command: Command,
  slow: () => Promise<Result>,
  overtake: () => Promise<unknown>,
  nth = 1,
): Promise<Result> {
  let sent = 0;
  const result = await intercepted(
    store,
    command,
    async () => {
      sent += 1;
      if (sent === nth) await overtake();
    },
    slow,
  );
  if (sent < nth) throw new Error(`It came to ${sent} ${command}`);
  return result;
}

/**
 * Does something, and loses the first answer to each command of a kind: it was done, and the SDK tries again, or the
 * caller learns of it as `because`.
 * @throws Error when it never came to such a command.
 */
export async function losingAnswersTo<Result>(
  { client }: Table,
  command: Command,
  act: () => Promise<Result>,
  because: Error = Object.assign(new Error('socket hang up'), { code: 'ECONNRESET', $retryable: {} }),
): Promise<Result> {
  let losses = 0;
  client.middlewareStack.add(
    (next, { commandName }) => {
      let isLost = commandName !== command;
      return async (request) => {
        const done = await next(request);
        if (isLost) return done;
        isLost = true;
        losses += 1;
        throw because;
      };
    },
    { step: 'deserialize', name: 'losing' },
  );
  const result = await act().finally(() => client.middlewareStack.remove('losing'));
  if (losses === 0) throw new Error(`It came to no ${command}`);
  return result;
}

/**
 * Does something whose first command of a kind gets no answer, since it does not arrive until it is told to.
 * @throws Error when it never came to such a command.
 */
export async function delaying<Result>(
  { client }: Table,
  command: Command,
  act: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly arrive: () => Promise<unknown> }> {
  let arrive: (() => Promise<unknown>) | undefined;
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (request) => {
        if (commandName !== command || arrive !== undefined) return next(request);
        arrive = () => next(request);
        throw Object.assign(new Error('no answer came'), { name: 'TimeoutError' });
      },
    { step: 'initialize', name: 'delaying' },
  );
  const result = await act().finally(() => client.middlewareStack.remove('delaying'));
  if (arrive === undefined) throw new Error(`It came to no ${command}`);
  return { result, arrive };
}

async function intercepted<Result>(
  { client }: Table | Bucket,
  command: Command,
  before: () => Promise<void>,
  run: () => Promise<Result>,
): Promise<Result> {
  const stack = client.middlewareStack as Table['client']['middlewareStack'];
  stack.add(
    (next, { commandName }) =>
      async (request) => {
        if (commandName === command) await before();
        return next(request);
      },
    { step: 'initialize', name: 'racing' },
  );
  return run().finally(() => stack.remove('racing'));
}
