import { isKeyTaken } from '../adapters/idempotency.ts';
import { table } from '../adapters/table.ts';
import type { ApiRequest } from '../kit/api-request.ts';

/** Whether a call sends the Idempotency-Key of an earlier upload, and so gets that one's answer or a refusal. */
export async function repeatsUpload({ accountId, headers }: ApiRequest): Promise<boolean> {
  const sentKey = headers['idempotency-key'];
  return sentKey !== undefined && isKeyTaken(table(), accountId, sentKey);
}
