/** Why an invoice ended FAILED: what the file's reader said, that its scans were refused, or that the pipeline itself broke. */
export const FAILURE_CODES = [
  'ENCRYPTED',
  'CORRUPT',
  'NO_PAGES',
  'NO_TEXT',
  'TOO_COMPLEX',
  'RECOGNITION_FAILED',
  'PROCESSING_ERROR',
] as const;

export type FailureCode = (typeof FAILURE_CODES)[number];
