import { expect, test } from 'vitest';
import { eventPayloadSchema } from '../../../lambdas/contracts/event-payload.ts';
import { resourcePayloadSchema } from '../../../lambdas/contracts/resource-payload.ts';
import { createWebhookSchema } from '../../../lambdas/contracts/webhook-requests.ts';
import { unavailableEvents } from '../../../lambdas/domain/webhooks/subscription.ts';

const told = {
  standard: eventPayloadSchema.options.map(({ shape }) => shape.event.value),
  resource: resourcePayloadSchema.options.map(({ shape }) => shape.event.value),
};

test.each(['standard', 'resource'] as const)(
  'every event of the %s shape can be subscribed to by its name',
  (shape) => {
    for (const event of told[shape]) {
      const body = { url: 'https://example.com/hook', events: [event], secret: 's', payload_format: shape };
      expect(createWebhookSchema.safeParse(body), event).toMatchObject({ success: true });
      expect(unavailableEvents([event], shape)).toEqual([]);
    }
  },
);
