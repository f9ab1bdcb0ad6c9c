import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** One event that arrived at `/kept`. */
export interface Arrival {
  readonly event: string;
  /** As the payload says: when it happened. */
  readonly timestamp: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
}

/**
 * A receiver in a thread of its own: `/` and `/kept` answer 200 at once, `/stall`, `/drip`, `/flood` and `/reset` do
 * what they are called.
 */
export interface BenchReceiver {
  readonly origin: string;
  readonly arrivals: Arrival[];
  stop(): Promise<void>;
}

export async function startBenchReceiver(): Promise<BenchReceiver> {
  const worker = new Worker(new URL('./webhook-receiver-worker.ts', import.meta.url));
  const [{ origin }] = (await once(worker, 'message')) as [{ origin: string }];
  const arrivals: Arrival[] = [];
  worker.on('message', (arrival: Arrival) => arrivals.push(arrival));
  return {
    origin,
    arrivals,
    async stop() {
      await worker.terminate();
    },
  };
}
