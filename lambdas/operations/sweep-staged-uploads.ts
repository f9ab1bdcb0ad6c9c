import { bucket } from '../adapters/bucket.ts';
import { sweepStagedBodies } from '../adapters/staged-uploads.ts';
import { UPLOADS_LEFT_BEHIND } from '../contracts/large-uploads.ts';
import { errorFields, log } from '../kit/log.ts';

/** Pages of 1,000: 10,000 looked at; a minute deletes some 1,500 at 40 ms each. */
const PAGES = 10;

/** Every quarter of an hour: deletes the bodies of large uploads that were staged and never completed. */
export async function handler(): Promise<void> {
  try {
    const deleted = await sweepStagedBodies(bucket(), Date.now(), PAGES);
    if (deleted > 0) log('warn', UPLOADS_LEFT_BEHIND, { deleted });
  } catch (error) {
    log('error', 'staged uploads could not be swept', errorFields(error));
    throw error;
  }
}
