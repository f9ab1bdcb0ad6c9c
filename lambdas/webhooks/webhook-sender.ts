import { webhookReach } from '../adapters/webhooks/reach.ts';
import { resolveName } from '../adapters/webhooks/resolve-name.ts';
import { WebhookSender } from '../adapters/webhooks/webhook-sender.ts';

let shared: WebhookSender | undefined;

/** The sender of this stack; made on the first attempt, and its connections kept warm. */
export function webhookSender(): WebhookSender {
  shared ??= new WebhookSender({ reach: webhookReach(), resolve: resolveName });
  return shared;
}
