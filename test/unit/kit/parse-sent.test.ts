import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { listInvoicesQuerySchema, updateStatusSchema } from '../../../lambdas/contracts/invoice-requests.ts';
import {
  createWebhookSchema,
  listDeliveriesQuerySchema,
  replayDeliveriesSchema,
  updateWebhookSchema,
} from '../../../lambdas/contracts/webhook-requests.ts';
import { parseSent } from '../../../lambdas/kit/parse-sent.ts';
import { Problem } from '../../../lambdas/kit/problem.ts';

/** `path: message` of everything that is wrong. */
function wrongIn(schema: ZodType, sent: unknown): string[] {
  try {
    parseSent(schema, sent, 'body');
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { errors } = error.data as { errors: readonly { path: string; message: string }[] };
    return errors.map(({ path, message }) => `${path}: ${message}`);
  }
  return [];
}

const WEBHOOK = { url: 'https://example.com/', events: ['*'], secret: 's' };
const KNOWN_EVENTS =
  'invoice.uploaded, invoice.processing, invoice.processed, invoice.flagged, invoice.failed, invoice.approved, ' +
  'invoice.rejected, invoice.paid, invoice.extracted, invoice.validated, *';
const PAGE = 'page: must be a whole number from 1 to 999999999999999';
const TIME = 'since: must be a date and time with its zone, such as 2026-11-29T08:00:00Z';

describe('what is wrong is said in words of the API', () => {
  test.each<[string, ZodType, unknown, readonly string[]]>([
    ['nothing', createWebhookSchema, WEBHOOK, []],
    ['no members', createWebhookSchema, {}, ['url: is required', 'events: is required', 'secret: is required']],
    ['no object', createWebhookSchema, [], ['body: must be a JSON object']],
    ['null', updateStatusSchema, null, ['body: must be a JSON object']],
    ['a number for text', createWebhookSchema, { ...WEBHOOK, url: 1 }, ['url: must be text']],
    ['null for text', createWebhookSchema, { ...WEBHOOK, url: null }, ['url: must be text']],
    ['text for a list', createWebhookSchema, { ...WEBHOOK, events: '*' }, ['events: must be a list']],
    ['a number in the list', createWebhookSchema, { ...WEBHOOK, events: [1] }, ['events.0: must be text']],
    ['text for a boolean', updateWebhookSchema, { is_active: 'no' }, ['is_active: must be true or false']],
    ['empty text', createWebhookSchema, { ...WEBHOOK, secret: '' }, ['secret: must not be empty']],
    [
      'text that is too long',
      createWebhookSchema,
      { ...WEBHOOK, url: `https://example.com/${'a'.repeat(2_048)}`, secret: 's'.repeat(257) },
      ['url: must have at most 2,048 characters', 'secret: must have at most 256 characters'],
    ],
    ['no events', createWebhookSchema, { ...WEBHOOK, events: [] }, ['events: must name at least one event']],
    [
      'unknown events',
      createWebhookSchema,
      { ...WEBHOOK, events: ['nope', 'invoice.paid', ''] },
      [`events: known: ${KNOWN_EVENTS}; unknown: "nope", ""`],
    ],
    ['another status', updateStatusSchema, { status: 'DONE' }, ['status: must be one of APPROVED, REJECTED, PAID']],
    [
      'another filter',
      listInvoicesQuerySchema,
      { status_filter: 'paid' },
      ['status_filter: must be one of PENDING, PROCESSING, PROCESSED, FLAGGED, FAILED, APPROVED, REJECTED, PAID'],
    ],
    [
      'unknown members',
      updateWebhookSchema,
      { is_active: true, payload_format: 'resource', id: 1 },
      [
        'payload_format: is unknown; known: url, events, is_active, secret',
        'id: is unknown; known: url, events, is_active, secret',
      ],
    ],
    ['a day for a time', replayDeliveriesSchema, { since: '2026-11-29' }, [TIME]],
    ['a time without zone', replayDeliveriesSchema, { since: '2026-11-29T08:00:00' }, [TIME]],
    ['no time', replayDeliveriesSchema, {}, ['since: is required']],
    [
      'the parameter of another list',
      listInvoicesQuerySchema,
      { status: 'PAID' },
      ['status: is unknown; known: page, page_size, status_filter'],
    ],
    ['page 0', listInvoicesQuerySchema, { page: '0' }, [PAGE]],
    ['a page of 16 digits', listInvoicesQuerySchema, { page: '9007199254740993' }, [PAGE]],
  ])('%s', (_, schema, sent, wrong) => {
    expect(wrongIn(schema, sent)).toEqual(wrong);
  });

  test('whatever is sent, and never in words of the schema library', () => {
    const names = ['url', 'events', 'secret', 'payload_format', 'is_active', 'status', 'since', 'until', 'page'];
    const sent = fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...names), fc.jsonValue()));
    const schema = fc.constantFrom<ZodType>(
      createWebhookSchema,
      updateWebhookSchema,
      updateStatusSchema,
      replayDeliveriesSchema,
      listInvoicesQuerySchema,
      listDeliveriesQuerySchema,
    );
    fc.assert(
      fc.property(schema, sent, (one, value) => {
        for (const wrong of wrongIn(one, value)) {
          expect(wrong).toMatch(/: (is required|is unknown; known: |known: |must |names nothing |"\*" stands alone)/);
        }
      }),
      { numRuns: 500 },
    );
  });
});
