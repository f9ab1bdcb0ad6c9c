import { Environment } from '../../lambdas/contracts/environment.ts';
import { type JsonService, startJsonService } from './aws-json.ts';

type Request = Record<string, unknown>;

/** Textract and the waiting state machine, as far as step 2 speaks with them; the test decides what comes of the jobs. */
export interface RecognitionEngines {
  /** By client token: what each job was asked for. */
  readonly started: Map<string, Request>;
  /** Every answer to a task token, in order. */
  readonly answers: { readonly token: string; readonly error: string | null }[];
  /** What GetDocumentTextDetection answers, page by page; the next token is the page's index. */
  result: readonly object[];
  /** An error with which starts are refused. */
  refusal: string | null;
  stop(): Promise<void>;
}

/** Textract's id of an invoice's job. */
export const jobOf = (invoiceId: string): string => `job-of-${invoiceId}`;

/** One block of Textract's answers. */
export const word = (Id: string, Text: string, Left: number, Page = 1, Top = 0.1) => ({
  BlockType: 'WORD',
  Id,
  Page,
  Text,
  Confidence: 97,
  Geometry: { BoundingBox: { Left, Top, Width: 0.1, Height: 0.02 } },
});

/** The block that says which words make up a line. */
export const line = (Id: string, Ids: string[], Page = 1) => ({
  BlockType: 'LINE',
  Id,
  Page,
  Relationships: [{ Type: 'CHILD', Ids }],
});

/** Clients read the environment on their first call, so this must come before it; once in a test file. */
export async function startRecognition(): Promise<RecognitionEngines> {
  const engines: Omit<RecognitionEngines, 'stop'> = {
    started: new Map(),
    answers: [],
    result: [{ JobStatus: 'IN_PROGRESS' }],
    refusal: null,
  };
  const services: JsonService[] = [
    await startJsonService((operation, request) => textract(engines, operation, request)),
    await startJsonService((operation, { taskToken, error }) => {
      engines.answers.push({ token: String(taskToken), error: operation === 'SendTaskFailure' ? String(error) : null });
      return {};
    }),
  ];
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_TEXTRACT: services[0]?.endpoint,
    AWS_ENDPOINT_URL_SFN: services[1]?.endpoint,
    [Environment.recognitionTopicArn]: 'arn:aws:sns:us-east-1:000000000000:ended',
    [Environment.recognitionRoleArn]: 'arn:aws:iam::000000000000:role/publisher',
  });
  return Object.assign(engines, {
    async stop() {
      for (const service of services) await service.stop();
    },
  });
}

function textract(engines: Omit<RecognitionEngines, 'stop'>, operation: string, request: Request): object {
  if (operation === 'StartDocumentTextDetection') {
    if (engines.refusal !== null) return { error: engines.refusal };
    const token = String(request.ClientRequestToken);
    engines.started.set(token, request);
    return { JobId: jobOf(token) };
  }
  const index = Number(request.NextToken ?? 0);
  const more = index + 1 < engines.result.length ? { NextToken: String(index + 1) } : {};
  return { ...engines.result[index], ...more };
}
