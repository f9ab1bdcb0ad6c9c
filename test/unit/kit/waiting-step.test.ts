import { expect, test } from 'vitest';
import type { InvoiceStatus } from '../../../lambdas/contracts/invoice-status.ts';
import { waitingStep } from '../../../lambdas/kit/waiting-step.ts';

const PAYLOAD = { account_id: 'acc_1', invoice_id: 'inv_1', task_token: 'own' };

/** Runs step 4 on an invoice that stands as said: with which tokens it did its work, and which it answered. */
async function run(
  invoice: { status: InvoiceStatus; step: number } | null,
  outcome: 'recorded' | 'ended' | 'waiting' = 'recorded',
  payload: object = PAYLOAD,
): Promise<{ performed: string[]; answered: string[]; error: string | null }> {
  const performed: string[] = [];
  const answered: string[] = [];
  const handler = waitingStep(4, {
    load: async () => invoice,
    perform: async (_, token) => {
      performed.push(token);
      return outcome;
    },
    succeed: async (token) => {
      answered.push(token);
    },
  });
  try {
    await handler(payload);
    return { performed, answered, error: null };
  } catch (error) {
    return { performed, answered, error: error instanceof Error ? error.name : 'no error' };
  }
}

test('performs the step that follows the last one on record, and answers its token', async () => {
  expect(await run({ status: 'PROCESSING', step: 3 })).toEqual({ performed: ['own'], answered: ['own'], error: null });
});

test('answers its token without doing the work again when the step is on record', async () => {
  expect(await run({ status: 'PROCESSING', step: 4 })).toEqual({ performed: [], answered: ['own'], error: null });
});

test('leaves its token to whom it waits for', async () => {
  const waiting = await run({ status: 'PROCESSING', step: 3 }, 'waiting');
  expect(waiting).toEqual({ performed: ['own'], answered: [], error: null });
});

test.each([
  ['refuses to skip a step', { status: 'PROCESSING', step: 2 }, 'StepFailed'],
  ['throws InvoiceEnded for an invoice that is gone', null, 'InvoiceEnded'],
  ['throws InvoiceEnded for an invoice that has ended', { status: 'FAILED', step: 3 }, 'InvoiceEnded'],
] as const)('%s, and leaves its token alone', async (_, invoice, error) => {
  expect(await run(invoice)).toEqual({ performed: [], answered: [], error });
});

test('throws InvoiceEnded when the invoice ended while the step worked', async () => {
  const ended = await run({ status: 'PROCESSING', step: 3 }, 'ended');
  expect(ended).toEqual({ performed: ['own'], answered: [], error: 'InvoiceEnded' });
});

test('refuses to wait without a token', async () => {
  const { task_token: _, ...payload } = PAYLOAD;
  const refused = await run({ status: 'PROCESSING', step: 3 }, 'waiting', payload);
  expect(refused).toEqual({ performed: [], answered: [], error: 'StepFailed' });
});
