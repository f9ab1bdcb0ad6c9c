import { type Operation, type Permission, ServiceError } from '../ports.ts';

/** A call of S3 in path style. */
export interface S3Call {
  readonly operation: Operation;
  readonly bucket: string;
  /** Empty for operations on the bucket. */
  readonly key: string;
}

/** Query parameters that say nothing about which operation it is; in a signed link, some headers stand among them. */
const HARMLESS_QUERY =
  /^(x-id|X-Amz-.*|x-amz-(sdk-)?checksum-.*|response-(content-(type|language|disposition|encoding)|expires|cache-control))$/;
const LISTING = ['list-type', 'prefix', 'delimiter', 'continuation-token', 'start-after', 'max-keys', 'encoding-type'];

/** Headers that ask for something that the engine would not do. */
const NOT_HOSTED_HEADERS = ['x-amz-copy-source', 'x-amz-acl', 'x-amz-tagging', 'x-amz-object-lock-mode'];

/**
 * Tells which operation it is: in REST the method, the path and the query's keys say so together.
 * @throws ServiceError for an operation that is not hosted.
 */
export function s3Operation(
  method: string,
  path: string,
  query: URLSearchParams,
  headers: Readonly<Record<string, unknown>>,
): S3Call {
  const [, bucket = '', ...rest] = path.split('/');
  const key = decodeURIComponent(rest.join('/'));
  const telling = [...query.keys()].filter((name) => !HARMLESS_QUERY.test(name)).sort();
  const header = NOT_HOSTED_HEADERS.find((name) => headers[name] !== undefined);
  const name = key === '' ? bucketOperation(method, telling) : objectOperation(method, telling);
  if (bucket === '' || name === undefined || header !== undefined) {
    const asked = [...telling.map((parameter) => `?${parameter}`), ...(header === undefined ? [] : [header])];
    throw new ServiceError('NotImplemented', `${method} ${path} ${asked.join(' ')} is not hosted locally`.trim(), 501);
  }
  return { operation: { name, permissions: [permission(name, bucket, key, query)] }, bucket, key };
}

function bucketOperation(method: string, telling: readonly string[]): string | undefined {
  if (method === 'HEAD' && telling.length === 0) return 'HeadBucket';
  const lists = telling.includes('list-type') && telling.every((name) => LISTING.includes(name));
  return method === 'GET' && lists ? 'ListObjectsV2' : undefined;
}

const OBJECT_OPERATIONS: Readonly<Record<string, string>> = {
  'GET ': 'GetObject',
  'HEAD ': 'HeadObject',
  'PUT ': 'PutObject',
  'DELETE ': 'DeleteObject',
  'POST uploads': 'CreateMultipartUpload',
  'PUT partNumber,uploadId': 'UploadPart',
  'POST uploadId': 'CompleteMultipartUpload',
  'DELETE uploadId': 'AbortMultipartUpload',
};

function objectOperation(method: string, telling: readonly string[]): string | undefined {
  return OBJECT_OPERATIONS[`${method} ${telling.join(',')}`];
}

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/using-with-s3-policy-actions.html */
const ACTIONS: Readonly<Record<string, string>> = {
  HeadBucket: 'ListBucket',
  ListObjectsV2: 'ListBucket',
  HeadObject: 'GetObject',
  CreateMultipartUpload: 'PutObject',
  UploadPart: 'PutObject',
  CompleteMultipartUpload: 'PutObject',
};

function permission(operation: string, bucket: string, key: string, query: URLSearchParams): Permission {
  const bucketArn = `arn:aws:s3:::${bucket}`;
  const prefix = query.get('prefix');
  return {
    action: `s3:${ACTIONS[operation] ?? operation}`,
    resourceArn: key === '' ? bucketArn : `${bucketArn}/${key}`,
    ...(key === '' && prefix !== null ? { context: { 's3:prefix': prefix } } : {}),
  };
}
