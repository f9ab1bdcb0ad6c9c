import type { OpenedAccount } from '../test/flow/open-account.ts';
import type { Figure } from './figure.ts';
import { percentile } from './percentile.ts';

const WARM_UP = 20;
const CALLS = 200;

/**
 * What authentication and counting add to a call: a call to no route does nothing else, and a preflight is answered by
 * the gateway alone.
 */
export async function measureMetering(baseUrl: string, { key }: OpenedAccount): Promise<Figure[]> {
  const url = `${baseUrl}/api/v1/nowhere`;
  const preflight = await medianOf(() => fetch(url, { method: 'OPTIONS' }), 204);
  const metered = await medianOf(() => fetch(url, { headers: { 'X-API-Key': key } }), 404);
  return [
    {
      name: 'authentication and counting of a call, p50',
      value: metered - preflight,
      unit: 'ms',
      target: { bound: 'at most', value: 25 },
      baseline: { name: 'a preflight, p50', value: preflight },
    },
  ];
}

/** @throws Error when a call is answered with another status */
async function medianOf(call: () => Promise<Response>, status: number): Promise<number> {
  const samples: number[] = [];
  for (let made = 0; made < WARM_UP + CALLS; made += 1) {
    const start = performance.now();
    const response = await call();
    await response.arrayBuffer();
    if (response.status !== status) throw new Error(`answered ${response.status}, not ${status}`);
    if (made >= WARM_UP) samples.push(performance.now() - start);
  }
  return percentile(samples, 0.5);
}
