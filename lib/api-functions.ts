import { Duration } from 'aws-cdk-lib';
import type { RouteName } from '../lambdas/contracts/routes.ts';
import type { BucketAccess } from './invoice-bucket.ts';
import type { TableAccess } from './invoice-table.ts';
import type { ServiceFunctionProps } from './service-function.ts';

interface ApiFunction extends ServiceFunctionProps {
  readonly id: string;
  readonly route: RouteName;
  readonly tableAccess: readonly TableAccess[];
  readonly bucketAccess: readonly BucketAccess[];
  readonly knowsRealtimeUrl?: boolean;
  readonly whoIsHurt: string;
}

/**
 * One second less than the gateway waits (29 s), and twice what the SDK tries (10.5 s at the most, see client-settings.ts): a
 * dependency that is out is answered 503 by the handler itself.
 */
const TIMEOUT = Duration.seconds(28);
/** 512 MB keep a cold start below half a second; what follows is waiting for DynamoDB. */
const MEMORY = 512;

/** What answers each route: what it runs on, and what it may touch. */
export const API_FUNCTIONS: readonly ApiFunction[] = [
  {
    id: 'UploadInvoice',
    name: 'upload-invoice',
    description: 'POST /api/v1/invoices/upload',
    route: 'POST /api/v1/invoices/upload',
    // The body three times over (base64, bytes, file), hashed and sent on: CPU and network come with memory.
    memory: 1024,
    timeout: TIMEOUT,
    tableAccess: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    bucketAccess: ['PutObject invoices/*'],
    whoIsHurt: 'Clients who upload: they get a 500, and their invoice is not taken.',
  },
  {
    id: 'CompleteUpload',
    name: 'complete-upload',
    description: 'GET /api/v1/invoices/upload/large/{request_id}',
    route: 'GET /api/v1/invoices/upload/large/{request_id}',
    // The body once in memory; hashing and passing on 10 MB want CPU and network, which come with memory.
    memory: 1024,
    timeout: TIMEOUT,
    tableAccess: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    // Listing only tells it that a staged body is not there, where S3 would else say access denied.
    bucketAccess: ['GetObject staging/*', 'DeleteObject staging/*', 'PutObject invoices/*', 'ListBucket'],
    whoIsHurt: 'Clients who upload over 4.4 MB: they get a 500, and their invoice is not taken.',
  },
  {
    id: 'ListInvoices',
    name: 'list-invoices',
    description: 'GET /api/v1/invoices',
    route: 'GET /api/v1/invoices',
    memory: MEMORY,
    timeout: TIMEOUT,
    tableAccess: ['Query', 'Query byUpload', 'Query byStatus'],
    bucketAccess: [],
    whoIsHurt: 'Clients who list their invoices: they get a 500.',
  },
  {
    id: 'GetInvoice',
    name: 'get-invoice',
    description: 'GET /api/v1/invoices/{id}',
    route: 'GET /api/v1/invoices/{id}',
    memory: MEMORY,
    timeout: TIMEOUT,
    tableAccess: ['GetItem'],
    // A presigned download is allowed what its signer is allowed.
    bucketAccess: ['GetObject invoices/*'],
    whoIsHurt: 'Clients who look at an invoice: they get a 500.',
  },
  {
    id: 'DeleteInvoice',
    name: 'delete-invoice',
    description: 'DELETE /api/v1/invoices/{id}',
    route: 'DELETE /api/v1/invoices/{id}',
    memory: MEMORY,
    timeout: TIMEOUT,
    tableAccess: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'],
    bucketAccess: ['DeleteObject invoices/*', 'DeleteObject documents/*'],
    whoIsHurt: 'Clients who delete an invoice: they get a 500 and can not know whether it is gone.',
  },
  {
    id: 'UpdateInvoiceStatus',
    name: 'update-invoice-status',
    description: 'PATCH /api/v1/invoices/{id}/status',
    route: 'PATCH /api/v1/invoices/{id}/status',
    memory: MEMORY,
    timeout: TIMEOUT,
    tableAccess: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    bucketAccess: [],
    whoIsHurt: 'Reviewers: their approval, rejection or payment is not recorded.',
  },
  {
    id: 'ListInvoiceEvents',
    name: 'list-invoice-events',
    description: 'GET /api/v1/invoices/{id}/events',
    route: 'GET /api/v1/invoices/{id}/events',
    memory: MEMORY,
    timeout: TIMEOUT,
    tableAccess: ['Query'],
    bucketAccess: [],
    whoIsHurt: "Clients who look at an invoice's timeline: they get a 500.",
  },
  {
    id: 'CreateRealtimeTicket',
    name: 'create-realtime-ticket',
    description: 'POST /api/v1/realtime/tickets',
    route: 'POST /api/v1/realtime/tickets',
    memory: MEMORY,
    timeout: TIMEOUT,
    tableAccess: ['PutItem'],
    bucketAccess: [],
    knowsRealtimeUrl: true,
    whoIsHurt: 'Clients whose pages show events live: the page gets a 500, and can not connect.',
  },
  {
    id: 'DescribeApi',
    name: 'describe-api',
    description: 'GET /api/v1/openapi.json',
    route: 'GET /api/v1/openapi.json',
    memory: MEMORY,
    timeout: TIMEOUT,
    tableAccess: [],
    bucketAccess: [],
    whoIsHurt: "Clients who fetch the API's description: they get a 500.",
  },
];
