import { vi } from 'vitest';

/** Sets the clock on, and stops it: however slow the machine is. The SDK's own timers go on. */
export function later(ms: number): void {
  vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] });
}
