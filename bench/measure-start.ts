import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from './figure.ts';
import { percentile } from './percentile.ts';

const STARTS = 5;

/** `npm start` where nothing has changed since the last one, until connection.json says that it serves. */
export async function measureStart(dataDirectory: string, bareNode: number): Promise<Figure[]> {
  const samples: number[] = [];
  for (let n = 0; n < STARTS; n += 1) {
    const start = performance.now();
    const service = spawn('npm', ['start'], {
      env: { ...process.env, IVS_DATA_DIR: dataDirectory, IVS_PORT: '0' },
      stdio: 'ignore',
      detached: true,
    });
    const ended = once(service, 'exit');
    while (!existsSync(join(dataDirectory, 'connection.json'))) {
      if (service.exitCode !== null) throw new Error(`npm start ended with exit code ${service.exitCode}`);
      await sleep(5);
    }
    samples.push(performance.now() - start);
    // npm hands a signal on to its script; the group is told, as a terminal's Ctrl+C does.
    if (service.pid !== undefined) process.kill(-service.pid, 'SIGINT');
    await ended;
    while (existsSync(join(dataDirectory, 'connection.json'))) await sleep(5);
  }
  return [
    {
      name: 'npm start with nothing changed, until it serves, p50',
      value: percentile(samples, 0.5) / 1000,
      unit: 's',
      target: { bound: 'at most', value: 6 },
      baseline: { name: 'node that does nothing, s', value: bareNode / 1000 },
    },
  ];
}
