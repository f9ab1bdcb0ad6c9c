/**
 * Every deployed function by name, and the source file whose `handler` it runs. The name is also the folder of its
 * bundle (`<bundles>/<name>/index.mjs`).
 */
export const FUNCTION_ENTRIES = {
  'upload-invoice': 'lambdas/api/upload-invoice.ts',
  'complete-upload': 'lambdas/api/complete-upload.ts',
  'list-invoices': 'lambdas/api/list-invoices.ts',
  'get-invoice': 'lambdas/api/get-invoice.ts',
  'delete-invoice': 'lambdas/api/delete-invoice.ts',
  'update-invoice-status': 'lambdas/api/update-invoice-status.ts',
  'list-invoice-events': 'lambdas/api/list-invoice-events.ts',
  'create-realtime-ticket': 'lambdas/api/create-realtime-ticket.ts',
  'describe-api': 'lambdas/api/describe-api.ts',
  'unknown-route': 'lambdas/api/unknown-route.ts',
  'authorize-request': 'lambdas/auth/authorize-request.ts',
  'start-processing': 'lambdas/pipeline/start-processing.ts',
  'download-document': 'lambdas/pipeline/download-document.ts',
  'complete-recognition': 'lambdas/pipeline/complete-recognition.ts',
  'summarize-content': 'lambdas/pipeline/summarize-content.ts',
  'verify-category-and-amounts': 'lambdas/pipeline/verify-category-and-amounts.ts',
  'identify-insurer': 'lambdas/pipeline/identify-insurer.ts',
  'check-partner': 'lambdas/pipeline/check-partner.ts',
  'extract-fields': 'lambdas/pipeline/extract-fields.ts',
  'normalize-data': 'lambdas/pipeline/normalize-data.ts',
  'check-duplicates': 'lambdas/pipeline/check-duplicates.ts',
  'validate-submission-date': 'lambdas/pipeline/validate-submission-date.ts',
  'compute-risk': 'lambdas/pipeline/compute-risk.ts',
  'finalize-results': 'lambdas/pipeline/finalize-results.ts',
  'fan-out': 'lambdas/events/fan-out.ts',
  'post-to-connections': 'lambdas/events/post-to-connections.ts',
  'accept-connection': 'lambdas/realtime/accept-connection.ts',
  'end-connection': 'lambdas/realtime/end-connection.ts',
  'answer-message': 'lambdas/realtime/answer-message.ts',
  'record-failed-execution': 'lambdas/operations/record-failed-execution.ts',
  'sweep-staged-uploads': 'lambdas/operations/sweep-staged-uploads.ts',
  'follow-staged-upload': 'lambdas/edge/follow-staged-upload.ts',
  sweep: 'lambdas/operations/sweep.ts',
} as const;

export type FunctionName = keyof typeof FUNCTION_ENTRIES;
