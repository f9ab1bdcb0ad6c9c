import { createHash } from 'node:crypto';
import { bucket } from '../adapters/bucket.ts';
import { storeFile } from '../adapters/invoice-files.ts';
import { createInvoice } from '../adapters/invoices/create-invoice.ts';
import { putErasure } from '../adapters/invoices/erasures.ts';
import { newId } from '../adapters/new-id.ts';
import { table } from '../adapters/table.ts';
import { hasPdfSignature } from '../domain/document/pdf-signature.ts';
import { fileName } from '../domain/invoice/file-name.ts';
import type { ApiRequest } from '../kit/api-request.ts';
import { parseUpload, type UploadedFile } from '../kit/multipart/parse-upload.ts';
import { Problem } from '../kit/problem.ts';
import { route } from '../kit/route.ts';

/** An upload is over in 29 s; a file whose invoice is not there after this was left behind by a crash. */
const LEFT_BEHIND_MS = 60 * 60_000;

/** POST /api/v1/invoices/upload */
export const handler = route(async (request) => {
  const { sentName, bytes } = await uploadedPdf(request);
  const ids = { accountId: request.accountId, invoiceId: newId('inv') };

  await putErasure(table(), ids, new Date(Date.now() + LEFT_BEHIND_MS).toISOString());
  await storeFile(bucket(), ids, bytes);
  const invoice = await createInvoice(table(), {
    ...ids,
    originalName: fileName(sentName),
    fileSize: bytes.length,
    fileSha256: createHash('sha256').update(bytes).digest('hex'),
  });

  const data = {
    id: invoice.invoiceId,
    file_name: invoice.originalName,
    file_size: invoice.fileSize,
    status: invoice.status,
    uploaded_at: invoice.uploadedAt,
  };
  return { status: 201, code: 'INVOICE_UPLOADED', message: 'Invoice uploaded; its processing has begun', data };
});

async function uploadedPdf({ body, headers }: ApiRequest): Promise<UploadedFile> {
  const upload = await parseUpload({ body, contentType: headers['content-type'] });
  if (!upload.ok) {
    const { code, message, errors } = upload.problem;
    throw new Problem(code, message, errors.length > 0 ? { data: { errors } } : {});
  }
  if (!hasPdfSignature(upload.file.bytes)) throw new Problem('UNSUPPORTED_FILE_TYPE', 'The file is not a PDF');
  return upload.file;
}
