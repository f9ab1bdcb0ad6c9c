import { Duration } from 'aws-cdk-lib';
import type { BucketAccess } from './invoice-bucket.ts';
import type { TableAccess } from './invoice-table.ts';
import type { ServiceFunctionProps } from './service-function.ts';

interface PipelineFunction extends ServiceFunctionProps {
  /** Construct id, and the name of the substitution in the state machine's definition. */
  readonly id: string;
  readonly tableAccess: readonly TableAccess[];
  readonly bucketAccess: readonly BucketAccess[];
  /** Its state waits for a task token, because the step may need Textract. */
  readonly waits: boolean;
}

/** A step reads its record, and puts it back with what it found and its event, in one transaction. */
const RECORD: readonly TableAccess[] = ['GetItem', 'PutItem'];

/** A step that moves the invoice to another status also updates the account's counters; step 9 updates fingerprints. */
const RECORD_AND_COUNT: readonly TableAccess[] = [...RECORD, 'UpdateItem'];

const step = (
  id: string,
  name: ServiceFunctionProps['name'],
  description: string,
  own: Partial<Pick<PipelineFunction, 'memory' | 'timeout' | 'tableAccess' | 'bucketAccess' | 'waits'>> = {},
): PipelineFunction => ({
  id,
  name,
  description,
  // Half of what a step does is waiting for DynamoDB; 512 MB keep its start below half a second.
  memory: 512,
  // A step takes well below a second. Calls to a service that is out, 10.5 s each (client-settings.ts), must still end
  // in DependencyUnavailable, which the state retries patiently, and not in a timeout, which it doesn't.
  timeout: Duration.seconds(50),
  tableAccess: RECORD,
  bucketAccess: [],
  waits: false,
  ...own,
});

const READ_DOCUMENT: readonly BucketAccess[] = ['GetObject documents/*'];

/** The twelve steps in their order: what each runs on, and what it may touch. */
export const PIPELINE_FUNCTIONS: readonly PipelineFunction[] = [
  step('StartProcessing', 'start-processing', 'Step 1: moves the invoice from PENDING to PROCESSING', {
    tableAccess: RECORD_AND_COUNT,
  }),
  step(
    'DownloadDocument',
    'download-document',
    'Step 2: reads the PDF, or has Textract read it, and stores what it says',
    {
      // PDFium is bound by CPU: one whole core. One call of Textract's, 31.8 s at the most (text-recognition.ts), beside the
      // four of the other steps.
      memory: 1769,
      timeout: Duration.seconds(80),
      tableAccess: [...RECORD_AND_COUNT, 'DeleteItem'],
      // Without ListBucket, S3 answers a missing object 403 and not 404
      // (https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html).
      bucketAccess: ['GetObject invoices/*', 'PutObject documents/*', 'ListBucket'],
      waits: true,
    },
  ),
  step('SummarizeContent', 'summarize-content', 'Step 3: outlines and summarizes the document', {
    bucketAccess: READ_DOCUMENT,
  }),
  step('VerifyCategoryAndAmounts', 'verify-category-and-amounts', 'Step 4: the category and the amount check', {
    bucketAccess: READ_DOCUMENT,
  }),
  step('IdentifyInsurer', 'identify-insurer', 'Step 5: which insurer the document is for', {
    bucketAccess: READ_DOCUMENT,
  }),
  step('CheckPartner', 'check-partner', 'Step 6: the partner check'),
  step('ExtractFields', 'extract-fields', 'Step 7: reads the remaining fields', { bucketAccess: READ_DOCUMENT }),
  step('NormalizeData', 'normalize-data', 'Step 8: brings all readings to canonical form'),
  step('CheckDuplicates', 'check-duplicates', 'Step 9: claims the fingerprints; the duplicate check', {
    tableAccess: RECORD_AND_COUNT,
  }),
  step('ValidateSubmissionDate', 'validate-submission-date', 'Step 10: the submission date check'),
  step('ComputeRisk', 'compute-risk', 'Step 11: scores the risk'),
  step('FinalizeResults', 'finalize-results', 'Step 12: ends the invoice PROCESSED or FLAGGED', {
    tableAccess: RECORD_AND_COUNT,
  }),
];
