import { meterUpload } from '../adapters/metering/meter-call.ts';
import { OutcomeUnknown } from '../adapters/outcome-unknown.ts';
import { rateLimitHeaders } from '../domain/access/rate-limit-headers.ts';
import type { CountedRequest } from '../kit/api-request.ts';
import { errorFields, log } from '../kit/log.ts';
import { rateLimitExceeded } from '../kit/rate-limit-exceeded.ts';

/** An upload that was taken: the answer's data, and the headers that say what the key has left. */
export interface TakenUpload<Data> {
  readonly data: Data;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Counts an upload against its key's limit, and takes it. Comes after everything that can refuse the file, so that only
 * uploads which make an invoice are counted; one that then fails gives its place back, unless it may have made its invoice.
 * @throws Problem 429 when the last place of the window went to another upload.
 */
export async function countedUpload<Data>(
  request: CountedRequest,
  take: () => Promise<Data>,
): Promise<TakenUpload<Data>> {
  const { passed, standings, giveBack } = await meterUpload(request, request.usage);
  if (!passed) throw rateLimitExceeded(standings);
  try {
    return { data: await take(), headers: rateLimitHeaders(standings) };
  } catch (error) {
    if (error instanceof OutcomeUnknown) throw error;
    await giveBack().catch((cause: unknown) =>
      // The key has one upload less until its window closes.
      log('warn', 'a failed upload stays counted', { keyId: request.keyId, ...errorFields(cause) }),
    );
    throw error;
  }
}
