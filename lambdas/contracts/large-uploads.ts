import { STAGE } from './routes.ts';

/** Where clients upload, whatever the size. */
export const UPLOAD_PATH = `/${STAGE}/v1/invoices/upload`;

/** Where an upload goes that is too large for a function's payload; its answer redirects to `{LARGE_UPLOAD_PATH}/{upload id}`. */
export const LARGE_UPLOAD_PATH = `${UPLOAD_PATH}/large`;

/** Objects `staging/{account}/{upload id}`: the bodies of large uploads on their way to becoming invoices. */
export const STAGING_PREFIX = 'staging';

/** For how long a staged upload may be completed. Its object is swept some minutes later. */
export const STAGED_FOR_MINUTES = 15;

/** Logged by the sweep that finds staged uploads which nobody completed; an alarm counts these lines. */
export const UPLOADS_LEFT_BEHIND = 'staged uploads were left behind';
