import { OPERATIONS } from '../operations/operations.ts';
import { componentSchemas } from './component-schemas.ts';
import { DELIVERY_HEADERS } from './delivery-headers.ts';
import { describeOperation } from './describe-operation.ts';
import { describeWebhooks } from './describe-webhooks.ts';
import { RESPONSE_HEADERS } from './described-headers.ts';
import { PROBLEM_EXAMPLES, UNDESCRIBED_RESPONSES } from './problem-responses.ts';

/**
 * The OpenAPI 3.1 description of the REST API (https://spec.openapis.org/oas/v3.1.1.html), made from the schemas that the
 * handlers validate with.
 */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [route, operation] of Object.entries(OPERATIONS)) {
    const [method = '', path = ''] = route.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeOperation(operation) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Invoice verification',
      version: '1.0.0',
      description:
        'Reads PDF insurance-claim invoices, verifies them, scores the risk, and keeps a timeline of events. Every answer but ' +
        'this document is an envelope of success, status, code, message and data. A path that is not here is answered ' +
        'ROUTE_NOT_FOUND, and a method that its path does not have METHOD_NOT_ALLOWED ' +
        '(components/responses). A list refuses query parameters that are not here. Events go to webhooks, as `webhooks` says, and over a WebSocket, as createRealtimeTicket says. ' +
        'Later versions may add fields, events and codes: pass over those that you do not know.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'Where this description was fetched from' }],
    security: [{ apiKey: [] }],
    paths,
    webhooks: describeWebhooks(),
    components: {
      securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' } },
      headers: RESPONSE_HEADERS,
      parameters: DELIVERY_HEADERS,
      responses: UNDESCRIBED_RESPONSES,
      examples: PROBLEM_EXAMPLES,
      schemas: componentSchemas(Object.values(OPERATIONS)),
    },
  };
}
