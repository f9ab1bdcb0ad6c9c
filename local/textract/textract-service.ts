import { jsonBody, targetOf } from '../endpoint/json-call.ts';
import { trusts } from '../iam/trust.ts';
import { type Assembly, type HostedService, type Operation, ServiceError } from '../ports.ts';
import type { TextDetectionJobs } from './text-detection-jobs.ts';

interface Request {
  readonly DocumentLocation?: { readonly S3Object?: { readonly Bucket?: string; readonly Name?: string } };
  readonly ClientRequestToken?: string;
  readonly JobTag?: string;
  readonly NotificationChannel?: { readonly SNSTopicArn?: string; readonly RoleArn?: string };
  readonly JobId?: string;
  readonly MaxResults?: number;
  readonly NextToken?: string;
}

export interface TextractOptions {
  readonly assembly: Assembly;
  readonly jobs: TextDetectionJobs;
  objectExists(bucket: string, key: string): Promise<boolean>;
}

const TARGET_PREFIX = 'Textract.';
const START = 'StartDocumentTextDetection';
const GET = 'GetDocumentTextDetection';
/** https://docs.aws.amazon.com/textract/latest/dg/API_StartDocumentTextDetection.html */
const KNOWN_FIELDS = ['DocumentLocation', 'ClientRequestToken', 'JobTag', 'NotificationChannel'];
const TOKEN = /^[a-zA-Z0-9-_]{1,64}$/;
const TAG = /^[a-zA-Z0-9_.\-:]{1,64}$/;
const MOST_RESULTS = 1000;
const MODEL = { DetectDocumentTextModelVersion: '1.0' };

/** Textract's asynchronous text detection: JSON 1.1. The caller needs to be allowed what Textract does for it. */
export function textractService({ assembly, jobs, objectExists }: TextractOptions): HostedService {
  const roleTrusts = (roleArn: string) => trusts(assembly, roleArn, 'textract.amazonaws.com', sourceArn(assembly));
  return {
    signingName: 'textract',
    accessDeniedStatus: 400,
    operation(call): Operation {
      const name = targetOf(call, TARGET_PREFIX);
      if (name === GET) return { name, permissions: [{ action: `textract:${GET}`, resourceArn: '*' }] };
      if (name === START) return { name, permissions: permissionsToStart(jsonBody(call.body)) };
      throw new ServiceError('UnknownOperationException', `Textract's ${name} is not hosted locally`);
    },
    async answer(call, { name }) {
      const request = jsonBody<Request>(call.body);
      const value = name === GET ? pageOfJob(jobs, request) : await start(jobs, request, { objectExists, roleTrusts });
      return { status: 200, headers: { 'content-type': 'application/x-amz-json-1.1' }, body: JSON.stringify(value) };
    },
  };
}

function permissionsToStart({ DocumentLocation, NotificationChannel }: Request): Operation['permissions'] {
  const { Bucket = '', Name = '' } = DocumentLocation?.S3Object ?? {};
  const roleArn = NotificationChannel?.RoleArn;
  const context = { 'iam:PassedToService': 'textract.amazonaws.com' };
  return [
    { action: `textract:${START}`, resourceArn: '*' },
    // It reads the object with the caller's permissions.
    { action: 's3:GetObject', resourceArn: `arn:aws:s3:::${Bucket}/${Name}` },
    ...(roleArn === undefined ? [] : [{ action: 'iam:PassRole', resourceArn: roleArn, context }]),
  ];
}

interface Lookups {
  objectExists(bucket: string, key: string): Promise<boolean>;
  roleTrusts(roleArn: string): boolean;
}

async function start(
  jobs: TextDetectionJobs,
  request: Request,
  { objectExists, roleTrusts }: Lookups,
): Promise<object> {
  const unknown = Object.keys(request).find((field) => !KNOWN_FIELDS.includes(field));
  if (unknown !== undefined) throw new ServiceError('InvalidParameterException', `${unknown} is not hosted locally`);
  const { Bucket: bucket, Name: key } = request.DocumentLocation?.S3Object ?? {};
  const { ClientRequestToken: token, JobTag: tag, NotificationChannel: channel } = request;
  const isInvalid =
    bucket === undefined ||
    key === undefined ||
    !(token === undefined || TOKEN.test(token)) ||
    !(tag === undefined || TAG.test(tag)) ||
    !(channel === undefined || (channel.SNSTopicArn !== undefined && channel.RoleArn !== undefined));
  if (isInvalid) throw new ServiceError('InvalidParameterException', 'Request has invalid parameters');
  const [topicArn, roleArn] = [channel?.SNSTopicArn, channel?.RoleArn];
  if (roleArn !== undefined && !roleTrusts(roleArn)) {
    throw new ServiceError('InvalidParameterException', `${roleArn} does not trust textract.amazonaws.com`);
  }
  if (!(await objectExists(bucket, key))) {
    throw new ServiceError('InvalidS3ObjectException', 'Unable to get object metadata from S3.');
  }
  const { id } = jobs.start({
    bucket,
    key,
    clientRequestToken: token ?? null,
    jobTag: tag ?? null,
    channel: topicArn === undefined || roleArn === undefined ? null : { topicArn, roleArn },
  });
  return { JobId: id };
}

function pageOfJob(jobs: TextDetectionJobs, { JobId = '', MaxResults = MOST_RESULTS, NextToken }: Request): object {
  const job = jobs.find(JobId);
  if (job.status === 'IN_PROGRESS') return { JobStatus: job.status, ...MODEL };
  const outcome = {
    JobStatus: job.status,
    ...(job.statusMessage === null ? {} : { StatusMessage: job.statusMessage }),
    ...MODEL,
  };
  if (job.status === 'FAILED') return outcome;
  const from = NextToken === undefined ? 0 : offsetOf(NextToken, JobId);
  if (!(MaxResults >= 1)) throw new ServiceError('InvalidParameterException', 'MaxResults must be at least 1');
  const to = from + Math.min(MaxResults, MOST_RESULTS);
  const blocks = jobs.blocks(JobId);
  const warnings = [{ ErrorCode: 'PAGE_PROCESSING_ERROR', Pages: job.unreadPages }];
  return {
    ...outcome,
    DocumentMetadata: { Pages: job.pageCount },
    Blocks: blocks.slice(from, to),
    ...(job.unreadPages.length === 0 ? {} : { Warnings: warnings }),
    ...(to < blocks.length ? { NextToken: Buffer.from(`${JobId} ${to}`).toString('base64') } : {}),
  };
}

function offsetOf(token: string, jobId: string): number {
  const [id, offset] = Buffer.from(token, 'base64').toString('utf8').split(' ');
  if (id !== jobId || !(Number(offset) > 0)) {
    throw new ServiceError('InvalidParameterException', 'Request has invalid pagination token');
  }
  return Number(offset);
}

function sourceArn({ region, accountId }: Assembly): string {
  return `arn:aws:textract:${region}:${accountId}:*`;
}
