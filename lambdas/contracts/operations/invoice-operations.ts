import * as z from 'zod';
import { TIMELINE } from '../examples/example-events.ts';
import { INVOICE, INVOICES, STATUS_UPDATED, UPLOADED_INVOICE } from '../examples/example-invoice.ts';
import {
  invoiceEventsSchema,
  invoiceListSchema,
  invoiceSchema,
  statusUpdatedSchema,
  uploadedInvoiceSchema,
} from '../invoice-answers.ts';
import { idempotencyKeySchema, listInvoicesQuerySchema, updateStatusSchema } from '../invoice-requests.ts';
import type { Operation, SuccessAnswer } from './operation.ts';

const path = { id: 'The id of an invoice of the account' };

const IDEMPOTENCY_KEY = {
  'Idempotency-Key': {
    schema: idempotencyKeySchema.optional(),
    description: 'The same key with the same file gets the first answer again for 24 hours',
  },
};

const UPLOADED: SuccessAnswer = {
  status: 201,
  code: 'INVOICE_UPLOADED',
  data: { name: 'UploadedInvoice', schema: uploadedInvoiceSchema },
  example: { message: 'Invoice uploaded; its processing has begun', data: UPLOADED_INVOICE },
};

const UPLOAD_PROBLEMS = [
  'MISSING_FILE',
  'FILE_TOO_LARGE',
  'UNSUPPORTED_FILE_TYPE',
  'IDEMPOTENCY_KEY_REUSED',
  'REQUEST_IN_PROGRESS',
] as const;

/** How an upload is answered that may be staged, and completed where its redirect leads. */
const STAGED_OR_TAKEN = {
  answer: UPLOADED,
  redirect: 'UPLOAD_STAGED',
  problems: [...UPLOAD_PROBLEMS, 'INVOICE_NOT_FOUND'],
} as const;

/** Contract section 4. */
export const INVOICE_OPERATIONS = {
  'POST /api/v1/invoices/upload': {
    id: 'uploadInvoice',
    summary: 'Upload an invoice',
    description:
      'Its processing begins by itself. A refused file counts as a request, not as an upload. The front of the service follows the redirect of a large upload by itself; where it can not, the client gets the 303, and follows it with its key.',
    headers: IDEMPOTENCY_KEY,
    body: { mediaType: 'multipart/form-data', filePart: 'file' },
    ...STAGED_OR_TAKEN,
  },
  'POST /api/v1/invoices/upload/large': {
    id: 'uploadLargeInvoice',
    summary: 'Upload an invoice of more than 4,400,000 bytes',
    description:
      'The front of the service sends large uploads here by itself and follows the redirect; a client that calls the gateway past it does both itself.',
    headers: IDEMPOTENCY_KEY,
    body: { mediaType: 'multipart/form-data', filePart: 'file' },
    ...STAGED_OR_TAKEN,
  },
  'GET /api/v1/invoices/upload/large/{request_id}': {
    id: 'completeLargeUpload',
    summary: 'Complete a large upload: where its redirect leads',
    path: { request_id: 'The id that the redirect names' },
    headers: IDEMPOTENCY_KEY,
    answer: UPLOADED,
    problems: [...UPLOAD_PROBLEMS, 'INVOICE_NOT_FOUND'],
  },
  'GET /api/v1/invoices': {
    id: 'listInvoices',
    summary: 'List invoices, newest upload first',
    query: listInvoicesQuerySchema,
    answer: {
      status: 200,
      code: 'INVOICES_FETCHED',
      data: { name: 'InvoiceList', schema: invoiceListSchema },
      example: { message: 'Invoices fetched', data: INVOICES },
    },
    problems: [],
  },
  'GET /api/v1/invoices/{id}': {
    id: 'getInvoice',
    summary: 'An invoice with all that was read from it and what the checks found',
    path,
    answer: {
      status: 200,
      code: 'INVOICE_FETCHED',
      data: { name: 'FetchedInvoice', schema: z.strictObject({ invoice: invoiceSchema }) },
      example: { message: 'Invoice fetched', data: { invoice: INVOICE } },
    },
    problems: ['INVOICE_NOT_FOUND'],
  },
  'DELETE /api/v1/invoices/{id}': {
    id: 'deleteInvoice',
    summary: 'Delete an invoice for good, its file and extracted data too',
    path,
    answer: { status: 200, code: 'INVOICE_DELETED', example: { message: 'Invoice deleted' } },
    problems: ['INVOICE_NOT_FOUND'],
  },
  'PATCH /api/v1/invoices/{id}/status': {
    id: 'updateInvoiceStatus',
    summary: 'Approve, reject or pay an invoice',
    path,
    body: {
      mediaType: 'application/json',
      json: { name: 'StatusUpdate', schema: updateStatusSchema },
      example: { status: 'APPROVED' },
    },
    answer: {
      status: 200,
      code: 'STATUS_UPDATED',
      data: { name: 'UpdatedStatus', schema: statusUpdatedSchema },
      example: { message: 'Status updated', data: STATUS_UPDATED },
    },
    problems: ['INVOICE_NOT_FOUND', 'INVALID_STATUS_TRANSITION', 'UNSUPPORTED_FILE_TYPE'],
  },
  'GET /api/v1/invoices/{id}/events': {
    id: 'listInvoiceEvents',
    summary: "An invoice's timeline, oldest first",
    path,
    answer: {
      status: 200,
      code: 'INVOICE_EVENTS_FETCHED',
      data: { name: 'InvoiceEvents', schema: invoiceEventsSchema },
      example: { message: 'Invoice events fetched', data: TIMELINE },
    },
    problems: ['INVOICE_NOT_FOUND'],
  },
} as const satisfies Readonly<Record<string, Operation>>;
