import type { RouteName } from '../lambdas/contracts/routes.ts';
import type { BucketAccess } from './invoice-bucket.ts';
import type { TableAccess } from './invoice-table.ts';
import type { ServiceFunctionProps } from './service-function.ts';

interface ApiFunction extends Pick<ServiceFunctionProps, 'name' | 'memory'> {
  readonly id: string;
  readonly route: RouteName;
  readonly tableAccess: readonly TableAccess[];
  readonly bucketAccess: readonly BucketAccess[];
  readonly knowsRealtimeUrl?: boolean;
  readonly whoIsHurt: string;
}

/** 512 MB keep a cold start below half a second; what follows is waiting for DynamoDB. */
const MEMORY = 512;

/** What answers each route: what it runs on, and what it may touch. */
export const API_FUNCTIONS: readonly ApiFunction[] = [
  {
    id: 'UploadInvoice',
    name: 'upload-invoice',
    route: 'POST /api/v1/invoices/upload',
    // The body three times over (base64, bytes, file), hashed and sent on: CPU and network come with memory.
    memory: 1024,
    tableAccess: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    bucketAccess: ['PutObject invoices/*'],
    whoIsHurt: 'Clients who upload: their calls crash or are throttled, and their invoice is not taken.',
  },
  {
    id: 'CompleteUpload',
    name: 'complete-upload',
    route: 'GET /api/v1/invoices/upload/large/{request_id}',
    // The body once in memory; hashing and passing on 10 MB want CPU and network, which come with memory.
    memory: 1024,
    tableAccess: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    // Listing only tells it that a staged body is not there, where S3 would else say access denied.
    bucketAccess: ['GetObject staging/*', 'DeleteObject staging/*', 'PutObject invoices/*', 'ListBucket'],
    whoIsHurt: 'Clients who upload over 4.4 MB: their calls crash or are throttled, and their invoice is not taken.',
  },
  {
    id: 'ListInvoices',
    name: 'list-invoices',
    route: 'GET /api/v1/invoices',
    memory: MEMORY,
    tableAccess: ['Query', 'Query byUpload', 'Query byStatus'],
    bucketAccess: [],
    whoIsHurt: 'Clients who list their invoices: their calls crash or are throttled, and they get a 500.',
  },
  {
    id: 'GetInvoice',
    name: 'get-invoice',
    route: 'GET /api/v1/invoices/{id}',
    memory: MEMORY,
    tableAccess: ['GetItem'],
    // A presigned download is allowed what its signer is allowed.
    bucketAccess: ['GetObject invoices/*'],
    whoIsHurt: 'Clients who look at an invoice: their calls crash or are throttled, and they get a 500.',
  },
  {
    id: 'DeleteInvoice',
    name: 'delete-invoice',
    route: 'DELETE /api/v1/invoices/{id}',
    memory: MEMORY,
    tableAccess: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'],
    bucketAccess: ['DeleteObject invoices/*', 'DeleteObject documents/*'],
    whoIsHurt:
      'Clients who delete an invoice: their calls crash or are throttled, and they can not know whether it is gone.',
  },
  {
    id: 'UpdateInvoiceStatus',
    name: 'update-invoice-status',
    route: 'PATCH /api/v1/invoices/{id}/status',
    memory: MEMORY,
    tableAccess: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    bucketAccess: [],
    whoIsHurt: 'Reviewers: their calls crash or are throttled, and no approval, rejection or payment is recorded.',
  },
  {
    id: 'ListInvoiceEvents',
    name: 'list-invoice-events',
    route: 'GET /api/v1/invoices/{id}/events',
    memory: MEMORY,
    tableAccess: ['Query'],
    bucketAccess: [],
    whoIsHurt: "Clients who look at an invoice's timeline: their calls crash or are throttled, and they get a 500.",
  },
  {
    id: 'CreateRealtimeTicket',
    name: 'create-realtime-ticket',
    route: 'POST /api/v1/realtime/tickets',
    memory: MEMORY,
    tableAccess: ['PutItem'],
    bucketAccess: [],
    knowsRealtimeUrl: true,
    whoIsHurt:
      'Clients whose pages show events live: their calls crash or are throttled, and the page can not connect.',
  },
  {
    id: 'DescribeApi',
    name: 'describe-api',
    route: 'GET /api/v1/openapi.json',
    memory: MEMORY,
    tableAccess: [],
    bucketAccess: [],
    whoIsHurt: "Clients who fetch the API's description: their calls crash or are throttled, and they get a 500.",
  },
];
