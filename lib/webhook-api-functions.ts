import type { RouteName } from '../lambdas/contracts/routes.ts';
import type { TableAccess } from './invoice-table.ts';
import type { ServiceFunctionProps } from './service-function.ts';

interface FamilyFunction extends Omit<ServiceFunctionProps, 'timeout'> {
  readonly id: string;
  readonly routes: readonly RouteName[];
  readonly tableAccess: readonly TableAccess[];
  /** Whether it queues deliveries. */
  readonly sends: boolean;
  readonly whoIsHurt: string;
}

const ONE = '/api/v1/webhooks/{webhook_id}';

/** What answers the webhook calls: two families, each of endpoints that need the same grants. */
export const WEBHOOK_API_FUNCTIONS: readonly FamilyFunction[] = [
  {
    id: 'Webhooks',
    name: 'webhooks',
    description: 'The calls on webhook subscriptions',
    routes: ['POST /api/v1/webhooks', 'GET /api/v1/webhooks', `GET ${ONE}`, `PUT ${ONE}`, `DELETE ${ONE}`],
    memory: 512,
    tableAccess: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'],
    sends: false,
    whoIsHurt: 'Clients who set up their webhooks: their calls crash or are throttled, and they get a 500.',
  },
  {
    id: 'WebhookDeliveries',
    name: 'webhook-deliveries',
    description: 'The calls on what goes out to a webhook: deliveries, replays, test events',
    routes: [
      `GET ${ONE}/deliveries`,
      `POST ${ONE}/deliveries/{delivery_id}/replay`,
      `POST ${ONE}/replay`,
      `POST ${ONE}/test`,
    ],
    memory: 512,
    tableAccess: [
      'GetItem',
      'BatchGetItem',
      'PutItem',
      'UpdateItem',
      'DeleteItem',
      'Query',
      'Query byUpload',
      'Query byStatus',
    ],
    sends: true,
    whoIsHurt:
      'Clients who look at or repeat their webhook deliveries: their calls crash or are throttled, and they get a 500.',
  },
];
