import * as z from 'zod';

/** Seconds after which a failed attempt is followed by the next: 1 min, 5 min, 15 min, 1 h, 6 h (contract section 3). */
export const STANDARD_RETRY_SCHEDULE = '60,300,900,3600,21600';

/** A retry later than a day after the one before it would say nothing new, and deliveries are kept for 30 days only. */
const LONGEST_SECONDS = 86_400;

/** Five whole numbers of seconds, comma-separated, as the setting `IVS_RETRY_SCHEDULE` spells them. */
export const retryScheduleSchema = z
  .string()
  .regex(/^\d{1,5}(,\d{1,5}){4}$/, 'must be five whole numbers of seconds, comma-separated')
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(z.int().min(1).max(LONGEST_SECONDS)));

/** Seconds, one for each retry in its order. */
export type RetrySchedule = z.infer<typeof retryScheduleSchema>;
