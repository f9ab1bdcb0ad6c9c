import { OPEN_API_MEDIA_TYPE } from '../open-api/media-type.ts';
import type { RouteName } from '../routes.ts';
import { INVOICE_OPERATIONS } from './invoice-operations.ts';
import type { Operation } from './operation.ts';
import { REALTIME_OPERATIONS } from './realtime-operations.ts';

/** The two steps of a large upload, which the front takes by itself: a client sees the one POST of every upload. */
type StepOfLargeUpload = Extract<RouteName, `${string}/upload/large${string}`>;

/** Every operation of the REST API. A route without its description does not compile. */
export const OPERATIONS: Readonly<Record<Exclude<RouteName, StepOfLargeUpload>, Operation>> = {
  ...INVOICE_OPERATIONS,
  ...REALTIME_OPERATIONS,
  'GET /api/v1/openapi.json': {
    id: 'describeApi',
    summary: 'This description',
    description: 'The one answer that is no envelope: tools read it as it is.',
    answer: { status: 200, mediaType: OPEN_API_MEDIA_TYPE },
    problems: [],
  },
};
