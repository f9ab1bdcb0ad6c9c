import { bucket } from '../adapters/bucket.ts';
import { sweepStagedBodies } from '../adapters/staged-uploads.ts';
import { UPLOADS_LEFT_BEHIND } from '../contracts/large-uploads.ts';
import { log } from '../kit/log.ts';
import { loggedFailure } from '../kit/logged-failure.ts';

/** Of the function's two minutes. At 100 ms for a page of 50 to be listed and deleted, some 45,000 bodies. */
const TIME_MS = 90_000;

/** Every quarter of an hour: deletes the bodies of large uploads that were staged and never completed. */
export async function handler(): Promise<void> {
  try {
    const now = Date.now();
    const deleted = await sweepStagedBodies(bucket(), now, now + TIME_MS);
    if (deleted > 0) log('warn', UPLOADS_LEFT_BEHIND, { deleted });
  } catch (error) {
    throw loggedFailure('staged uploads could not be swept', error);
  }
}
