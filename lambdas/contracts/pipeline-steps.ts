/** The twelve steps (contract section 5): fixed names in fixed order, and the twelve states of the state machine. */
export const PIPELINE_STEPS = [
  'Starting processing',
  'Downloading from storage',
  'Summarizing invoice content',
  'Verifying category and amounts',
  'Identifying insurance company',
  'Checking partner approval',
  'Extracting structured fields',
  'Normalizing extracted data',
  'Checking for duplicates',
  'Validating submission date',
  'Computing risk assessment',
  'Finalizing results',
] as const;

export const TOTAL_STEPS = PIPELINE_STEPS.length;

/** 1 to 12. */
export type StepNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** The error a step throws, after recording what there is to record, when its invoice needs no further steps. */
export const INVOICE_ENDED = 'InvoiceEnded';

/** The error a step throws when a service it needs is out or throttles it; every state retries this name. */
export const DEPENDENCY_UNAVAILABLE = 'DependencyUnavailable';

/** The error of step 2 when Textract takes no further job for now; its state retries it for longer than an outage. */
export const RECOGNITION_BUSY = 'RecognitionBusy';

/** Logged with each file that Textract takes: its pages, all of which are billed. An alarm adds them up. */
export const PAGES_TO_TEXTRACT = 'pagesToTextract';
