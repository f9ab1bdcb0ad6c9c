import type { Caller } from '../ports.ts';
import type { Meter, MeteredUnit } from './meter.ts';

/** A call that the endpoint has answered. */
export interface AnsweredCall {
  /** Signing name: `dynamodb`, `s3`, `sqs`, `states`. */
  readonly service: string;
  readonly operation: string;
  readonly caller: Caller;
  /** Of the request, where the service bills by it. */
  readonly bodyBytes: number;
  readonly milliseconds: number;
}

/**
 * S3's two classes of requests, and the one that is free: https://aws.amazon.com/s3/pricing/. What is not listed is read
 * at the price of "GET, SELECT, and all other requests".
 */
const OBJECT_UNITS: Readonly<Record<string, MeteredUnit>> = {
  PutObject: 'object-write',
  CreateMultipartUpload: 'object-write',
  UploadPart: 'object-write',
  CompleteMultipartUpload: 'object-write',
  ListObjectsV2: 'object-write',
  DeleteObject: 'object-delete',
  AbortMultipartUpload: 'object-delete',
};

/** SQS bills each 64 KB of a payload as a request: https://aws.amazon.com/sqs/pricing/ */
const QUEUE_CHUNK_BYTES = 64 * 1024;

/** Counts a call, and what S3 and SQS bill for it; DynamoDB says itself what it bills. The operator's calls cost no invoice. */
export function meterCall(meter: Meter, { service, operation, caller, bodyBytes, milliseconds }: AnsweredCall): void {
  if (caller.kind === 'operator') return;
  const by = callerArn(caller);
  meter.count('call', by, `${service}:${operation}`);
  meter.count('call-ms', by, `${service}:${operation}`, milliseconds);
  if (service === 's3') meter.count(OBJECT_UNITS[operation] ?? 'object-read', by, operation);
  if (service === 'sqs') {
    meter.count('queue-request', by, operation, Math.max(1, Math.ceil(bodyBytes / QUEUE_CHUNK_BYTES)));
  }
}

export function callerArn(caller: Exclude<Caller, { readonly kind: 'operator' }>): string {
  return caller.kind === 'role' ? caller.roleArn : caller.sourceArn;
}
