import { bucket } from '../adapters/bucket.ts';
import { type Claim, claimKey, isKeyTaken, rememberAnswer } from '../adapters/idempotency.ts';
import { loadInvoice } from '../adapters/invoices/load-invoice.ts';
import { newId } from '../adapters/new-id.ts';
import { discardStagedBody, openStagedBody, type StagedUpload } from '../adapters/staged-uploads.ts';
import { table } from '../adapters/table.ts';
import type { ProblemCode } from '../contracts/envelope.ts';
import { type ApiRequest, type CountedRequest, pathParameter } from '../kit/api-request.ts';
import { errorFields, log } from '../kit/log.ts';
import { Problem } from '../kit/problem.ts';
import { type Answer, route } from '../kit/route.ts';
import { keepClaimed } from './keep-claimed.ts';
import { repeatsUpload } from './repeats-upload.ts';
import { type RememberedUpload, takeUpload, uploadAnswer, uploadTaken } from './take-upload.ts';

/** The authorizer's ids, by which the gateway stages. */
const UPLOAD_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Refusals that another try may be spared; what is refused on its merits would be refused again. */
const PASSING: ReadonlySet<ProblemCode> = new Set(['RATE_LIMIT_EXCEEDED', 'REQUEST_IN_PROGRESS']);

/**
 * GET /api/v1/invoices/upload/large/{request_id}: where a large upload's 303 leads. Makes the staged body an invoice, once;
 * a repeated call (a client that lost the answer) gets the first answer again, until the invoice is deleted.
 */
export const handler = route((request) => completeOnce(request), { uploads: true, repeats: repeatsCompletion });

async function completeOnce(request: CountedRequest): Promise<Answer> {
  const staged = stagedUpload(request);
  const claimed = await claimKey<RememberedUpload>(table(), ...claimOn(staged));
  if (claimed.outcome === 'answered') return answerAgain(staged, claimed.answer);
  if (claimed.outcome !== 'claimed') throw new Problem('REQUEST_IN_PROGRESS', 'This upload is being completed already');
  return keepClaimed(claimed.claim, (claim) => complete(request, staged, claim));
}

async function complete(request: CountedRequest, staged: StagedUpload, claim: Claim) {
  const sent = await openStagedBody(bucket(), staged);
  if (sent === null) throw noSuchUpload();
  try {
    const answer = await takeUpload(request, sent, claim);
    // An earlier upload of the client's Idempotency-Key has answered, and no invoice was made that fulfilled this claim.
    if (answer.data.id !== claim.invoiceId)
      await rememberAnswer(table(), claim, { id: answer.data.id } satisfies RememberedUpload);
    await discard(staged);
    return answer;
  } catch (error) {
    if (error instanceof Problem && !PASSING.has(error.code)) await discard(staged);
    throw error;
  }
}

/** From the invoice itself, so that nothing else keeps what a deletion takes. */
async function answerAgain({ accountId }: StagedUpload, { id }: RememberedUpload): Promise<Answer> {
  const invoice = await loadInvoice(table(), accountId, id);
  if (invoice === null) throw noSuchUpload();
  return uploadTaken(uploadAnswer(invoice));
}

/** A claim of its own kind: no key that a client may send holds a space. Which file it is for is not known yet. */
function claimOn({ accountId, uploadId }: StagedUpload): [Parameters<typeof claimKey>[1], string] {
  return [{ accountId, invoiceId: newId('inv'), fileSha256: 'staged' }, stagedKey(uploadId)];
}

const stagedKey = (uploadId: string): string => `staged ${uploadId}`;

async function repeatsCompletion(request: ApiRequest): Promise<boolean> {
  const { accountId, pathParameters } = request;
  return (await isKeyTaken(table(), accountId, stagedKey(pathParameters.request_id ?? ''))) || repeatsUpload(request);
}

async function discard(staged: StagedUpload): Promise<void> {
  await discardStagedBody(bucket(), staged).catch((error: unknown) =>
    log('warn', 'a staged body is left to the sweeper', { uploadId: staged.uploadId, ...errorFields(error) }),
  );
}

/** Only ever below the caller's own account, so that nobody completes another's. */
function stagedUpload(request: ApiRequest): StagedUpload {
  const uploadId = pathParameter(request, 'request_id');
  if (!UPLOAD_ID.test(uploadId)) throw noSuchUpload();
  return { accountId: request.accountId, uploadId };
}

function noSuchUpload(): Problem {
  return new Problem('INVOICE_NOT_FOUND', 'There is no such upload, or its time is over: send the file again');
}
