import type { FailureCode } from '../../contracts/failure-codes.ts';

/** What clients are told; never the internals of what happened. */
export const FAILURE_MESSAGES: Readonly<Record<FailureCode, string>> = {
  ENCRYPTED: 'The PDF is protected by a password and could not be opened.',
  CORRUPT: 'The file is damaged and could not be read as a PDF.',
  NO_PAGES: 'The PDF has no pages.',
  NO_TEXT: 'No text could be read on any page of the PDF.',
  RECOGNITION_FAILED:
    'The text of the scanned pages could not be recognised; a clearer scan of at most 50 pages may help.',
  TOO_COMPLEX: 'The PDF took more time or memory to read than is allowed.',
  PROCESSING_ERROR: 'The invoice could not be processed because of an internal error; uploading it again may help.',
};
