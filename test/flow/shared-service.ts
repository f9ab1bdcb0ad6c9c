import type { TestProject } from 'vitest/node';
import { RunningService } from './running-service.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the shared service lives and answers. */
    readonly service: {
      readonly dataDirectory: string;
      readonly baseUrl: string;
      readonly websocketUrl: string;
      readonly pid: number;
    };
  }
}

/** In characters: a fault that ends a process says so in its last lines. */
const LAST_SAID = 3_000;

/**
 * Starts one service for the whole run: starting costs seconds, and accounts keep the test files apart. Webhooks are
 * tried again after a second each time, so that tests can wait for the last.
 */
export default async function startSharedService(project: TestProject): Promise<() => Promise<void>> {
  // Told to end, the run must still pass through its exit, where the services that it started are ended.
  process.once('SIGTERM', () => process.exit(143));
  const service = await RunningService.start({ IVS_RETRY_SCHEDULE: '1,1,1,1,1' });
  // Else every test after that would only say that nobody answers.
  service.onCrash((code) =>
    console.error(
      `the shared service ended by itself (${code}), having said last:\n${service.output.slice(-LAST_SAID)}`,
    ),
  );
  project.provide('service', {
    dataDirectory: service.dataDirectory,
    baseUrl: service.connection.base_url,
    websocketUrl: service.connection.websocket_url,
    pid: service.pid,
  });
  return () => service.discard();
}
