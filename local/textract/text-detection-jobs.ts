import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { AccessDeniedError, type Closable, ServiceError } from '../ports.ts';
import { pageBlocks, type TextBlock } from './blocks.ts';
import type { Job, JobRequest } from './job.ts';
import { JobFiles } from './job-files.ts';
import type { PageText } from './page-text.ts';
import { PdfOcr } from './pdf-ocr.ts';

export interface TextDetectionJobsOptions {
  readonly folder: string;
  /** The object's content, or null where there is none. */
  fetchObject(bucket: string, key: string): Promise<Uint8Array | null>;
  /** Must have taken the message for good when it returns. */
  publish(topicArn: string, roleArn: string, message: string): void;
  /** Told of each job that was worked off. */
  readonly ended?: (job: Job) => void;
}

/** Of each account and region, where it is highest: https://docs.aws.amazon.com/general/latest/gr/textract.html */
const MOST_RUNNING_JOBS = 600;

/** How often what is too old to be kept is looked for. */
const FORGET_EVERY_MS = 60 * 60_000;

/** Textract's asynchronous text detection: takes jobs, works them off one after the other, and tells the topic. */
export class TextDetectionJobs implements Closable {
  readonly #options: TextDetectionJobsOptions;
  readonly #files: JobFiles;
  readonly #jobs: Map<string, Job>;
  readonly #readers: PdfOcr[];
  readonly #forgetting: NodeJS.Timeout;
  #next = 0;
  #closed = false;

  constructor(options: TextDetectionJobsOptions) {
    this.#options = options;
    this.#files = new JobFiles(options.folder);
    this.#jobs = new Map(this.#files.load(Date.now()).map((job) => [job.id, job]));
    // Each takes a core and some 200 MB; the service itself wants a core as well.
    this.#readers = Array.from({ length: availableParallelism() > 2 ? 2 : 1 }, () => new PdfOcr());
    this.#forgetting = setInterval(() => this.#forgetOld(), FORGET_EVERY_MS).unref();
  }

  /** Takes up what an earlier process had accepted and not finished. */
  resume(): void {
    for (const job of this.#jobs.values()) {
      if (job.status === 'IN_PROGRESS') this.#work(job);
      else if (!job.announced) this.#announce(job);
    }
  }

  /**
   * Once this returns the job survives the end of the process. The same client token gives the same job.
   * @throws ServiceError IdempotentParameterMismatchException, LimitExceededException
   */
  start(request: JobRequest): Job {
    const same = [...this.#jobs.values()].find(
      (job) => request.clientRequestToken !== null && job.request.clientRequestToken === request.clientRequestToken,
    );
    if (same) {
      if (JSON.stringify(same.request) === JSON.stringify(request)) return same;
      const message = 'A ClientRequestToken input parameter was reused with other parameters';
      throw new ServiceError('IdempotentParameterMismatchException', message);
    }
    const running = [...this.#jobs.values()].filter(({ status }) => status === 'IN_PROGRESS').length;
    if (running >= MOST_RUNNING_JOBS) {
      throw new ServiceError('LimitExceededException', `Open jobs exceed the limit of ${MOST_RUNNING_JOBS}`);
    }
    const job: Job = {
      id: randomBytes(32).toString('hex'),
      request,
      startedAt: Date.now(),
      status: 'IN_PROGRESS',
      statusMessage: null,
      pageCount: 0,
      unreadPages: [],
      announced: false,
    };
    this.#keep(job);
    this.#work(job);
    return job;
  }

  /** @throws ServiceError InvalidJobIdException */
  find(id: string): Job {
    const job = this.#jobs.get(id);
    if (job) return job;
    throw new ServiceError('InvalidJobIdException', 'Request has invalid Job Id');
  }

  /** Of a job that has succeeded, in part or in whole. */
  blocks(id: string): readonly TextBlock[] {
    return this.#files.blocks(id);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#forgetting);
    await Promise.all(this.#readers.map((reader) => reader.close()));
  }

  #work(job: Job): void {
    this.#read(job)
      .catch((error: unknown) => {
        if (!this.#closed) console.error(`the text detection job ${job.id} could not be done:`, error);
        return failed(job, 'INTERNAL_SERVER_ERROR');
      })
      .then((ended) => {
        // What a closing cut short is taken up by the next process.
        if (this.#closed) return;
        this.#keep(ended);
        this.#options.ended?.(ended);
        this.#announce(ended);
      })
      .catch((error: unknown) => console.error(`the end of text detection job ${job.id} could not be told:`, error));
  }

  async #read(job: Job): Promise<Job> {
    const { bucket, key } = job.request;
    const file = await this.#options.fetchObject(bucket, key);
    if (file === null) return failed(job, 'INVALID_S3_OBJECT');
    const reader = this.#readers[this.#next % this.#readers.length];
    this.#next += 1;
    const pages = (await reader?.read(file)) ?? null;
    if (pages === null) return failed(job, 'UNSUPPORTED_DOCUMENT');
    this.#files.keepBlocks(
      job.id,
      pages.flatMap((text, index) => (text === null ? [] : pageBlocks(text, index + 1))),
    );
    return read(job, pages);
  }

  #announce(job: Job): void {
    const { channel, jobTag, bucket, key } = job.request;
    if (channel !== null) {
      // https://docs.aws.amazon.com/textract/latest/dg/async-notification-payload.html
      const message = {
        JobId: job.id,
        Status: job.status === 'FAILED' ? 'FAILED' : 'SUCCEEDED',
        API: 'StartDocumentTextDetection',
        ...(jobTag === null ? {} : { JobTag: jobTag }),
        Timestamp: Date.now(),
        DocumentLocation: { S3ObjectName: key, S3Bucket: bucket },
      };
      try {
        this.#options.publish(channel.topicArn, channel.roleArn, JSON.stringify(message));
      } catch (error) {
        // Deployed, a role that may not publish keeps the end of the job a secret just so.
        if (!(error instanceof AccessDeniedError) && !(error instanceof ServiceError)) throw error;
        console.error(`Textract could not tell of its job ${job.id}: ${error.message}`);
      }
    }
    this.#keep({ ...job, announced: true });
  }

  #forgetOld(): void {
    const kept = new Set(this.#files.withoutOld([...this.#jobs.values()], Date.now()));
    for (const [id, job] of this.#jobs) if (!kept.has(job)) this.#jobs.delete(id);
  }

  #keep(job: Job): void {
    this.#files.keep(job);
    this.#jobs.set(job.id, job);
  }
}

function failed(job: Job, statusMessage: string): Job {
  return { ...job, status: 'FAILED', statusMessage };
}

function read(job: Job, pages: readonly (PageText | null)[]): Job {
  const unreadPages = pages.flatMap((text, index) => (text === null ? [index + 1] : []));
  if (unreadPages.length === pages.length) return failed(job, 'INTERNAL_SERVER_ERROR');
  const status = unreadPages.length === 0 ? 'SUCCEEDED' : 'PARTIAL_SUCCESS';
  return { ...job, status, pageCount: pages.length, unreadPages };
}
