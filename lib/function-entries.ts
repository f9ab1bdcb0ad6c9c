/**
 * Every deployed function by name, and the source file whose `handler` it runs. The name is also the folder of its
 * bundle (`<bundles>/<name>/index.mjs`).
 */
export const FUNCTION_ENTRIES = {
  'upload-invoice': 'lambdas/api/upload-invoice.ts',
  'list-invoices': 'lambdas/api/list-invoices.ts',
  'get-invoice': 'lambdas/api/get-invoice.ts',
  'delete-invoice': 'lambdas/api/delete-invoice.ts',
  'update-invoice-status': 'lambdas/api/update-invoice-status.ts',
  'list-invoice-events': 'lambdas/api/list-invoice-events.ts',
  'unknown-route': 'lambdas/api/unknown-route.ts',
  'authorize-request': 'lambdas/auth/authorize-request.ts',
  'start-processing': 'lambdas/pipeline/start-processing.ts',
  'download-document': 'lambdas/pipeline/download-document.ts',
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
  'record-failed-execution': 'lambdas/operations/record-failed-execution.ts',
  sweep: 'lambdas/operations/sweep.ts',
  webhooks: 'lambdas/api/webhooks.ts',
  'webhook-deliveries': 'lambdas/api/webhook-deliveries.ts',
  deliver: 'lambdas/webhooks/deliver.ts',
  'sweep-deliveries': 'lambdas/webhooks/sweep-deliveries.ts',
} as const;

export type FunctionName = keyof typeof FUNCTION_ENTRIES;
