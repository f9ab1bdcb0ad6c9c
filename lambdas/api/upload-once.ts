import { type Claim, claimKey } from '../adapters/idempotency.ts';
import { table } from '../adapters/table.ts';
import { idempotencyKeySchema } from '../contracts/invoice-requests.ts';
import type { Upload } from '../domain/invoice/new-invoice.ts';
import type { ApiRequest } from '../kit/api-request.ts';
import { parseSent } from '../kit/parse-sent.ts';
import { Problem } from '../kit/problem.ts';
import type { TakenUpload } from './counted-upload.ts';
import { keepClaimed } from './keep-claimed.ts';

/**
 * Keeps an upload, once for each Idempotency-Key that the client sends (contract section 4): the same key with the same
 * file gets the first answer again.
 * @param keep stores the upload; with a claim, it remembers the answer in the transaction that makes the invoice.
 * @throws Problem 409 while the first upload of the key is in flight, or for another file; 400 for an unusable key.
 */
export async function uploadOnce<Data>(
  request: ApiRequest,
  upload: Upload,
  keep: (claim: Claim | null) => Promise<TakenUpload<Data>>,
): Promise<TakenUpload<Data>> {
  const sentKey = request.headers['idempotency-key'];
  if (sentKey === undefined) return keep(null);
  parseSent(idempotencyKeySchema, sentKey, 'headers.idempotency-key');
  const claimed = await claimKey<Data>(table(), upload, sentKey);
  switch (claimed.outcome) {
    case 'answered':
      // Nothing was taken, and so nothing counted.
      return { data: claimed.answer, headers: {} };
    case 'in-flight':
      throw new Problem('REQUEST_IN_PROGRESS', 'An upload with this Idempotency-Key is still in progress');
    case 'other-file':
      throw new Problem('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another file');
    case 'claimed':
      return keepClaimed(claimed.claim, keep);
  }
}
