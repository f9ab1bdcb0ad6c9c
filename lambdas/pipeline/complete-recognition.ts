import * as z from 'zod';
import { bucket } from '../adapters/bucket.ts';
import { loadInvoice } from '../adapters/invoices/load-invoice.ts';
import type { Progress } from '../adapters/invoices/record-progress.ts';
import { fetchDraft } from '../adapters/read-documents.ts';
import { endWait, findWait, type RecognitionWait } from '../adapters/recognition-waits.ts';
import { table } from '../adapters/table.ts';
import { failTask, succeedTask } from '../adapters/task-tokens.ts';
import { fetchRecognition } from '../adapters/text-recognition.ts';
import { INVOICE_ENDED } from '../contracts/pipeline-steps.ts';
import { log } from '../kit/log.ts';
import { loggedFailure } from '../kit/logged-failure.ts';
import { unlessEnded } from '../kit/step.ts';
import { concludeReading } from './conclude-reading.ts';
import { openReading } from './open-reading.ts';

/** What Textract tells (docs.aws.amazon.com/textract/latest/dg/async-notification-payload.html): the tag is our invoice. */
const messageSchema = z.object({ JobId: z.string().min(1), JobTag: z.string().min(1) });

const notificationSchema = z.object({
  Records: z.array(
    z.object({
      Sns: z.object({
        Message: z
          .string()
          .transform((text) => JSON.parse(text))
          .pipe(messageSchema),
      }),
    }),
  ),
});

/**
 * Told by Textract that a job has ended: puts what it read into the invoice's document, records step 2 and lets the state
 * machine go on. Told twice, it does so once. A job that ended while nobody waits is left alone: its state, waiting anew,
 * takes it up by itself.
 */
export async function handler(event: unknown): Promise<void> {
  for (const { Sns } of notificationSchema.parse(event).Records) {
    const { JobId: jobId, JobTag: invoiceId } = Sns.Message;
    try {
      const wait = await findWait(table(), invoiceId);
      if (wait !== null) await complete(wait, jobId);
      log('info', 'a recognition has ended', { invoiceId, jobId, waited: wait !== null });
    } catch (error) {
      throw loggedFailure('a recognition could not be completed', error, { invoiceId, jobId });
    }
  }
}

async function complete(wait: RecognitionWait, jobId: string): Promise<void> {
  const progress = await progressOf(wait, jobId);
  if (progress === 'waiting') return;
  // A state that began to wait anew meanwhile has put its own token there; one that begins later finds the step recorded.
  const latest = (await findWait(table(), wait.invoiceId)) ?? wait;
  if (progress === 'recorded') await succeedTask(latest.taskToken);
  else await failTask(latest.taskToken, INVOICE_ENDED);
  await endWait(table(), latest);
}

async function progressOf(ids: RecognitionWait, jobId: string): Promise<Progress | 'waiting'> {
  const invoice = await openReading(ids);
  if (typeof invoice === 'string') return invoice;
  const recognition = await fetchRecognition(jobId);
  if (recognition === null) return 'waiting';
  return unlessEnded(
    async () => concludeReading(invoice, await fetchDraft(bucket(), invoice), recognition),
    () => loadInvoice(table(), ids.accountId, ids.invoiceId),
  );
}
