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
import type { CountedRequest } from '../kit/api-request.ts';
import { parseUpload, type UploadBody, type UploadedFile } from '../kit/multipart/parse-upload.ts';
import { Problem } from '../kit/problem.ts';
import type { Answer } from '../kit/route.ts';
import { countedUpload } from './counted-upload.ts';
import { uploadOnce } from './upload-once.ts';

/** An upload is over in 29 s; a file whose invoice is not there after this was left behind by a crash. */
const LEFT_BEHIND_MS = 60 * 60_000;

/** Data of 201 INVOICE_UPLOADED. */
type UploadAnswer = ReturnType<typeof uploadAnswer>;

/** What a claim on a staged upload remembers in place of the answer. */
export type RememberedUpload = Pick<UploadAnswer, 'id'>;

/**
 * Takes an uploaded file, whichever way its body came: the one use case behind the small and the large path.
 * @param request whose account, and whose Idempotency-Key.
 * @param sent the multipart body and its declared type.
 * @param fulfils a claim on this upload that the caller holds; its invoice id becomes the invoice's.
 * @throws Problem for everything that contract section 9 says about an upload's body.
 */
export async function takeUpload(
  request: CountedRequest,
  sent: UploadBody,
  fulfils?: Claim,
): Promise<Answer & { readonly data: UploadAnswer }> {
  const { sentName, bytes } = await uploadedPdf(sent);
  const upload: Upload = {
    accountId: request.accountId,
    invoiceId: fulfils?.invoiceId ?? newId('inv'),
    originalName: fileName(sentName),
    fileSize: bytes.length,
    fileSha256: createHash('sha256').update(bytes).digest('hex'),
  };
  const { data, headers } = await uploadOnce(request, upload, (claim) => {
    return countedUpload(request, () => keepUpload(upload, bytes, { sent: claim, fulfils: fulfils ?? null }));
  });
  return { ...uploadTaken(data), headers };
}

/** 201 INVOICE_UPLOADED. */
export function uploadTaken(data: UploadAnswer): Answer & { readonly data: UploadAnswer } {
  return { status: 201, code: 'INVOICE_UPLOADED', message: 'Invoice uploaded; its processing has begun', data };
}

/** Of the client's Idempotency-Key, and of the staged upload. */
interface UploadClaims {
  readonly sent: Claim | null;
  readonly fulfils: Claim | null;
}

async function keepUpload(upload: Upload, bytes: Uint8Array, { sent, fulfils }: UploadClaims) {
  await putErasure(table(), upload, new Date(Date.now() + LEFT_BEHIND_MS).toISOString());
  await storeFile(bucket(), upload, bytes);
  const besides = (created: InvoiceRecord) => [
    ...(sent === null ? [] : [rememberWrite(sent, uploadAnswer(created))]),
    ...(fulfils === null ? [] : [rememberWrite(fulfils, { id: created.invoiceId } satisfies RememberedUpload)]),
  ];
  return uploadAnswer(await createInvoice(table(), upload, besides));
}

export function uploadAnswer(invoice: InvoiceRecord) {
  return {
    id: invoice.invoiceId,
    file_name: invoice.originalName,
    file_size: invoice.fileSize,
    status: 'PENDING',
    uploaded_at: invoice.uploadedAt,
  };
}

async function uploadedPdf(sent: UploadBody): Promise<UploadedFile> {
  const upload = await parseUpload(sent);
  if (!upload.ok) {
    const { code, message, errors } = upload.problem;
    throw new Problem(code, message, errors.length > 0 ? { data: { errors } } : {});
  }
  if (!hasPdfSignature(upload.file.bytes)) throw new Problem('UNSUPPORTED_FILE_TYPE', 'The file is not a PDF');
  return upload.file;
}
