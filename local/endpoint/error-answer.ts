import { randomUUID } from 'node:crypto';
import { AccessDeniedError, type ServiceAnswer, ServiceError } from '../ports.ts';

/** Puts an error into S3's wire form. */
export function xmlError(error: unknown): ServiceAnswer {
  const { code, message, status } = asServiceError(error, { code: 'AccessDenied', status: 403 });
  const requestId = randomUUID();
  return {
    status,
    headers: { 'content-type': 'application/xml', 'x-amz-request-id': requestId },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${escapeXml(code)}</Code><Message>${escapeXml(message)}</Message><RequestId>${requestId}</RequestId></Error>`,
  };
}

/** Puts an error into the wire form that the JSON protocols share: by header for REST, by `__type` for the others. */
export function jsonError(error: unknown, accessDeniedStatus: number): ServiceAnswer {
  const { code, message, status } = asServiceError(error, {
    code: 'AccessDeniedException',
    status: accessDeniedStatus,
  });
  return {
    status,
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amzn-errortype': code,
      'x-amzn-requestid': randomUUID(),
    },
    body: JSON.stringify({ __type: code, message }),
  };
}

/** A failure of the local cloud itself is a 500, so that the SDKs try again, with the cause for whoever looks. */
function asServiceError(error: unknown, denied: { code: string; status: number }): ServiceError {
  if (error instanceof ServiceError) return error;
  if (error instanceof AccessDeniedError) return new ServiceError(denied.code, error.message, denied.status);
  if (error instanceof URIError) return new ServiceError('InvalidURI', 'the request line is not escaped properly');
  return new ServiceError('InternalServerError', String(error), 500);
}

function escapeXml(text: string): string {
  return text.replace(/[<>&]/g, (char) => (char === '<' ? '&lt;' : char === '>' ? '&gt;' : '&amp;'));
}
