/** The stage of the REST API, and so the first segment of every public path. */
export const STAGE = 'api';

/** Every route of the REST API (contract sections 4, 6 and 8), paths as clients write them. */
export const ROUTES = [
  { method: 'POST', path: '/api/v1/invoices/upload' },
  { method: 'POST', path: '/api/v1/invoices/upload/large' },
  { method: 'GET', path: '/api/v1/invoices/upload/large/{request_id}' },
  { method: 'GET', path: '/api/v1/invoices' },
  { method: 'GET', path: '/api/v1/invoices/{id}' },
  { method: 'DELETE', path: '/api/v1/invoices/{id}' },
  { method: 'PATCH', path: '/api/v1/invoices/{id}/status' },
  { method: 'GET', path: '/api/v1/invoices/{id}/events' },
  { method: 'POST', path: '/api/v1/webhooks' },
  { method: 'GET', path: '/api/v1/webhooks' },
  { method: 'GET', path: '/api/v1/webhooks/{webhook_id}' },
  { method: 'PUT', path: '/api/v1/webhooks/{webhook_id}' },
  { method: 'DELETE', path: '/api/v1/webhooks/{webhook_id}' },
  { method: 'GET', path: '/api/v1/webhooks/{webhook_id}/deliveries' },
  { method: 'POST', path: '/api/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/replay' },
  { method: 'POST', path: '/api/v1/webhooks/{webhook_id}/replay' },
  { method: 'POST', path: '/api/v1/webhooks/{webhook_id}/test' },
  { method: 'POST', path: '/api/v1/realtime/tickets' },
  { method: 'GET', path: '/api/v1/openapi.json' },
] as const;

type Route = (typeof ROUTES)[number];

/** `GET /api/v1/invoices` */
export type RouteName = Route extends infer One
  ? One extends Route
    ? `${One['method']} ${One['path']}`
    : never
  : never;

type BelowStage<Name> = Name extends `${infer Method} /${typeof STAGE}${infer Path}` ? `${Method} ${Path}` : never;

/** The same below the stage, as functions are told of it: `GET /v1/invoices` */
export type ResourceName = BelowStage<RouteName>;
