import { type Claim, claimKey } from '../adapters/idempotency.ts';
import { table } from '../adapters/table.ts';
import type { Upload } from '../domain/invoice/new-invoice.ts';
import type { ApiRequest } from '../kit/api-request.ts';
import { invalidRequest } from '../kit/invalid-request.ts';
import { Problem } from '../kit/problem.ts';
import { keepClaimed } from './keep-claimed.ts';

/** As others take them: visible ASCII of at most 255 characters. */
const SENT_KEY = /^[\x21-\x7e]{1,255}$/;

/**
 * Keeps an upload, once for each Idempotency-Key that the client sends (contract section 4): the same key with the same
 * file gets the first answer again.
 * @param keep stores the upload; with a claim, it remembers the answer in the transaction that makes the invoice.
 * @throws Problem 409 while the first upload of the key is in flight, or for another file; 400 for an unusable key.
 */
export async function uploadOnce<Answer>(
  request: ApiRequest,
  upload: Upload,
  keep: (claim: Claim | null) => Promise<Answer>,
): Promise<Answer> {
  const sentKey = request.headers['idempotency-key'];
  if (sentKey === undefined) return keep(null);
  if (!SENT_KEY.test(sentKey)) {
    throw invalidRequest([{ path: 'headers.idempotency-key', message: 'must be 1 to 255 visible ASCII characters' }]);
  }
  const claimed = await claimKey<Answer>(table(), upload, sentKey);
  switch (claimed.outcome) {
    case 'answered':
      return claimed.answer;
    case 'in-flight':
      throw new Problem('REQUEST_IN_PROGRESS', 'An upload with this Idempotency-Key is still in progress');
    case 'other-file':
      throw new Problem('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another file');
    case 'claimed':
      return keepClaimed(claimed.claim, keep);
  }
}
