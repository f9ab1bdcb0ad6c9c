import { join } from 'node:path';
import type { Meter } from '../metering/meter.ts';
import type { AccessControl, Assembly, Closable, Functions, HostedService } from '../ports.ts';
import { Topics } from '../sns/topics.ts';
import { TextDetectionJobs } from './text-detection-jobs.ts';
import { textractService } from './textract-service.ts';

export interface TextractParts {
  readonly assembly: Assembly;
  readonly access: AccessControl;
  readonly functions: Functions;
  readonly dataDirectory: string;
  /** The S3 engine, which believes every caller: the policies were judged when the job began. */
  readonly objectOrigin: string;
  /** Counts what AWS would bill. */
  readonly meter?: Meter;
}

export interface Textract extends Closable {
  readonly service: HostedService;
  /** Takes up the jobs of an earlier process. */
  resume(): void;
}

/** Textract over the stack's own bucket and topics. */
export function startTextract(parts: TextractParts): Textract {
  const { assembly, access, functions, dataDirectory, objectOrigin, meter } = parts;
  const topics = new Topics({ assembly, access, functions });
  const objectUrl = (bucket: string, key: string) =>
    `${objectOrigin}/${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`;
  const jobs = new TextDetectionJobs({
    folder: join(dataDirectory, 'textract'),
    async fetchObject(bucket, key) {
      const response = await fetch(objectUrl(bucket, key));
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`S3 answered ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    },
    publish(topicArn, roleArn, message) {
      topics.publish(topicArn, message, { kind: 'role', roleArn });
      meter?.count('topic-request', topicArn, 'Publish');
    },
    ended: ({ request, pageCount }) => meter?.count('text-detection-page', request.bucket, 'pages', pageCount),
  });
  const service = textractService({
    assembly,
    jobs,
    objectExists: async (bucket, key) => (await fetch(objectUrl(bucket, key), { method: 'HEAD' })).ok,
  });
  return { service, resume: () => jobs.resume(), close: () => jobs.close() };
}
