import { route } from '../kit/route.ts';
import { repeatsUpload } from './repeats-upload.ts';
import { takeUpload } from './take-upload.ts';

/** POST /api/v1/invoices/upload */
export const handler = route(
  (request) => takeUpload(request, { body: request.body, contentType: request.headers['content-type'] }),
  { uploads: true, repeats: repeatsUpload },
);
