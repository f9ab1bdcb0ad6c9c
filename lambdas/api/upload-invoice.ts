import { createHash } from 'node:crypto';
import { bucket } from '../adapters/bucket.ts';
import { type Claim, rememberWrite } from '../adapters/idempotency.ts';
import { storeFile } from '../adapters/invoice-files.ts';
import { createInvoice } from '../adapters/invoices/create-invoice.ts';
import { putErasure } from '../adapters/invoices/erasures.ts';
import { newId } from '../adapters/new-id.ts';
import { table } from '../adapters/table.ts';
import { hasPdfSignature } from '../domain/document/pdf-signature.ts';
import { fileName } from '../domain/invoice/file-name.ts';
import type { InvoiceRecord } from '../domain/invoice/invoice-record.ts';
import type { Upload } from '../domain/invoice/new-invoice.ts';
import type { ApiRequest } from '../kit/api-request.ts';
import { parseUpload, type UploadedFile } from '../kit/multipart/parse-upload.ts';
import { Problem } from '../kit/problem.ts';
import { route } from '../kit/route.ts';
import { countedUpload } from './counted-upload.ts';
import { uploadOnce } from './upload-once.ts';

/** An upload is over in 29 s; a file whose invoice is not there after this was left behind by a crash. */
const LEFT_BEHIND_MS = 60 * 60_000;

/** POST /api/v1/invoices/upload */
export const handler = route(
  async (request) => {
    const { sentName, bytes } = await uploadedPdf(request);
    const upload: Upload = {
      accountId: request.accountId,
      invoiceId: newId('inv'),
      originalName: fileName(sentName),
      fileSize: bytes.length,
      fileSha256: createHash('sha256').update(bytes).digest('hex'),
    };
    const taken = await uploadOnce(request, upload, (claim) =>
      countedUpload(request, () => keepUpload(upload, bytes, claim)),
    );
    return { status: 201, code: 'INVOICE_UPLOADED', message: 'Invoice uploaded; its processing has begun', ...taken };
  },
  { uploads: true },
);

async function keepUpload(upload: Upload, bytes: Uint8Array, claim: Claim | null) {
  await putErasure(table(), upload, new Date(Date.now() + LEFT_BEHIND_MS).toISOString());
  await storeFile(bucket(), upload, bytes);
  const besides = (created: InvoiceRecord) => (claim === null ? [] : [rememberWrite(claim, uploadAnswer(created))]);
  return uploadAnswer(await createInvoice(table(), upload, besides));
}

function uploadAnswer(invoice: InvoiceRecord) {
  return {
    id: invoice.invoiceId,
    file_name: invoice.originalName,
    file_size: invoice.fileSize,
    status: 'PENDING',
    uploaded_at: invoice.uploadedAt,
  };
}

async function uploadedPdf({ body, headers }: ApiRequest): Promise<UploadedFile> {
  const upload = await parseUpload({ body, contentType: headers['content-type'] });
  if (!upload.ok) {
    const { code, message, errors } = upload.problem;
    throw new Problem(code, message, errors.length > 0 ? { data: { errors } } : {});
  }
  if (!hasPdfSignature(upload.file.bytes)) throw new Problem('UNSUPPORTED_FILE_TYPE', 'The file is not a PDF');
  return upload.file;
}
