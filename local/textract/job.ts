/** What StartDocumentTextDetection was asked for. */
export interface JobRequest {
  readonly bucket: string;
  readonly key: string;
  readonly clientRequestToken: string | null;
  readonly jobTag: string | null;
  readonly channel: { readonly topicArn: string; readonly roleArn: string } | null;
}

/** One job as it is kept. */
export interface Job {
  readonly id: string;
  readonly request: JobRequest;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly status: 'IN_PROGRESS' | 'SUCCEEDED' | 'PARTIAL_SUCCESS' | 'FAILED';
  readonly statusMessage: string | null;
  readonly pageCount: number;
  readonly unreadPages: readonly number[];
  /** Whether its end was told to the topic. */
  readonly announced: boolean;
}
