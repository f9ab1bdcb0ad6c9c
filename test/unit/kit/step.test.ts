import { expect, test } from 'vitest';
import type { InvoiceStatus } from '../../../lambdas/contracts/invoice-status.ts';
import { lastStep, step } from '../../../lambdas/kit/step.ts';

const PAYLOAD = { account_id: 'acc_1', invoice_id: 'inv_1' };

/** Runs step 4 (or the last one) on an invoice that stands as said, and tells how often it did its work. */
async function run(
  invoice: { status: InvoiceStatus; step: number } | null,
  outcome: 'recorded' | 'ended' | Error = 'recorded',
  make = (parts: Parameters<typeof lastStep>[0]) => step(4, parts),
): Promise<{ performed: number; error: string | null }> {
  let performed = 0;
  const handler = make({
    load: async () => invoice,
    perform: async () => {
      performed += 1;
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
  });
  try {
    await handler(PAYLOAD);
    return { performed, error: null };
  } catch (error) {
    return { performed, error: error instanceof Error ? error.name : 'no error' };
  }
}

test('performs the step that follows the last one on record', async () => {
  expect(await run({ status: 'PROCESSING', step: 3 })).toEqual({ performed: 1, error: null });
});

test('returns at once when the step is on record', async () => {
  expect(await run({ status: 'PROCESSING', step: 4 })).toEqual({ performed: 0, error: null });
});

test.each([null, { status: 'FAILED', step: 3 }, { status: 'FLAGGED', step: 12 }] as const)(
  'throws InvoiceEnded for %j',
  async (invoice) => {
    expect(await run(invoice)).toEqual({ performed: 0, error: 'InvoiceEnded' });
  },
);

test('throws InvoiceEnded when the invoice ended while the step worked', async () => {
  expect(await run({ status: 'PROCESSING', step: 3 }, 'ended')).toEqual({ performed: 1, error: 'InvoiceEnded' });
});

test('throws InvoiceEnded, and not what failed, when the invoice ended while the step worked; an outage stays one', async () => {
  const failing = (error: Error) => {
    const found = [{ status: 'PROCESSING', step: 3 } as const, null];
    const handler = step(4, { load: async () => found.shift() ?? null, perform: () => Promise.reject(error) });
    return expect(handler(PAYLOAD)).rejects;
  };
  await failing(new Error('The stored file is not there')).toMatchObject({ name: 'InvoiceEnded' });
  await failing(Object.assign(new Error(), { code: 'ECONNRESET' })).toMatchObject({ name: 'DependencyUnavailable' });
});

test('refuses to skip a step', async () => {
  expect(await run({ status: 'PROCESSING', step: 1 })).toEqual({ performed: 0, error: 'StepFailed' });
});

test('names an outage so that the state retries, and no other error', async () => {
  const outage = Object.assign(new Error(), { code: 'ECONNRESET' });
  expect((await run({ status: 'PROCESSING', step: 3 }, outage)).error).toBe('DependencyUnavailable');
  expect((await run({ status: 'PROCESSING', step: 3 }, new TypeError('CLM-42'))).error).toBe('StepFailed');
});

test('keeps what an error quotes out of what the execution records', async () => {
  const handler = step(4, {
    load: async () => ({ status: 'PROCESSING' as const, step: 3 }),
    perform: () => Promise.reject(new Error('claim CLM-42 of Ann Example')),
  });
  await expect(handler(PAYLOAD)).rejects.toThrow(/^Step 4 failed: Error$/);
});

test('does nothing in the last step for an invoice that has ended', async () => {
  expect(await run({ status: 'FAILED', step: 2 }, 'recorded', lastStep)).toEqual({ performed: 0, error: null });
  expect(await run(null, 'recorded', lastStep)).toEqual({ performed: 0, error: null });
});

test('performs the last step again when it is on record but the invoice has not ended', async () => {
  expect(await run({ status: 'PROCESSING', step: 12 }, 'recorded', lastStep)).toEqual({ performed: 1, error: null });
});

test('refuses a payload without the two ids', async () => {
  const handler = step(1, { load: async () => null, perform: async () => 'recorded' });
  await expect(handler({ invoice_id: 'inv_1' })).rejects.toThrow();
});
