import { OPEN_API_MEDIA_TYPE } from '../open-api/media-type.ts';
import type { RouteName } from '../routes.ts';
import { INVOICE_OPERATIONS } from './invoice-operations.ts';
import type { Operation } from './operation.ts';
import { REALTIME_OPERATIONS } from './realtime-operations.ts';
import { WEBHOOK_OPERATIONS } from './webhook-operations.ts';

/** Every operation of the REST API. A route without its description does not compile. */
export const OPERATIONS: Readonly<Record<RouteName, Operation>> = {
  ...INVOICE_OPERATIONS,
  ...REALTIME_OPERATIONS,
  ...WEBHOOK_OPERATIONS,
  'GET /api/v1/openapi.json': {
    id: 'describeApi',
    summary: 'This description',
    description: 'The one answer that is no envelope: tools read it as it is.',
    answer: { status: 200, mediaType: OPEN_API_MEDIA_TYPE },
    problems: [],
  },
};
