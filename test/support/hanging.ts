import { vi } from 'vitest';
import type { Table } from '../../lambdas/adapters/table.ts';

/** Of an attempt and the pause after it: a third of what a call may take (client-settings.ts). */
const ATTEMPT_MS = 3_500;

export interface Hung<Result> {
  readonly result: Result;
  /** How long it waited for answers, one after the other. */
  readonly waitedMs: number;
  /** How many requests got none. */
  readonly unanswered: number;
}

interface Options {
  readonly abortSignal?: unknown;
}

/** Does something while a table answers no request from the nth on. Nobody really waits: the time is added up. */
export async function hanging<Result>(
  { client }: Table,
  nth: number,
  act: () => Promise<Result>,
): Promise<Hung<Result>> {
  const { requestHandler } = client.config;
  const answer = requestHandler.handle.bind(requestHandler);
  const deadlines = new Map<unknown, number>();
  let [requests, unanswered, waitedMs] = [0, 0, 0];
  const timeouts = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const { signal } = new AbortController();
    deadlines.set(signal, waitedMs + ms);
    return signal;
  });
  const handled = vi.spyOn(requestHandler, 'handle').mockImplementation(async (request, options: Options = {}) => {
    requests += 1;
    if (requests < nth) return answer(request, options);
    unanswered += 1;
    const left = (deadlines.get(options.abortSignal) ?? Number.POSITIVE_INFINITY) - waitedMs;
    waitedMs += Math.min(ATTEMPT_MS, left);
    const name = left < ATTEMPT_MS ? 'AbortError' : 'TimeoutError';
    throw Object.assign(new Error('no answer came'), { name });
  });
  try {
    return { result: await act(), waitedMs, unanswered };
  } finally {
    timeouts.mockRestore();
    handled.mockRestore();
  }
}
