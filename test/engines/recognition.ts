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
  /** Happens to each job before its start is answered. */
  whileStarting: () => Promise<void>;
  /** An error with which answers to task tokens are refused. */
  answerRefusal: string | null;
}

/** Textract's id of an invoice's job. */
export const jobOf = (invoiceId: string): string => `job-of-${invoiceId}`;

/** One block of Textract's answers. */
export const word = (Id: string, Text: string, Left: number, Page = 1, Top = 0.1, Width = 0.1) => ({
  BlockType: 'WORD',
  Id,
  Page,
  Text,
  Confidence: 97,
  Geometry: { BoundingBox: { Left, Top, Width, Height: 0.02 } },
});

/** The block of a page that was looked at, and which lines are on it; none on a blank one. */
export const page = (Page: number, Ids: string[] = []) => ({
  BlockType: 'PAGE',
  Id: `page-${Page}`,
  Page,
  ...(Ids.length === 0 ? {} : { Relationships: [{ Type: 'CHILD', Ids }] }),
});

/** The block that says which words make up a line. */
export const line = (Id: string, Ids: string[], Page = 1) => ({
  BlockType: 'LINE',
  Id,
  Page,
  Relationships: [{ Type: 'CHILD', Ids }],
});

/** The blocks of page 1 and its text; more spaces between two words set them farther apart. */
export const blocksOf = (text: string) => {
  const rows = text.split('\n');
  const lines = rows.flatMap((row, at) => {
    const words = [...row.matchAll(/\S+/g)].map(({ 0: one, index }) =>
      word(`${at}-${index}`, one, 0.05 + 0.01 * index, 1, 0.05 + 0.03 * at, 0.01 * one.length),
    );
    const ids = words.map(({ Id }) => Id);
    return [line(`${at}`, ids), ...words];
  });
  return [page(1, [...rows.keys()].map(String)), ...lines];
};

/** Whose the calls are now. */
let engines: RecognitionEngines;
let services: Promise<[textract: JsonService, stepFunctions: JsonService]> | undefined;

/** Clients keep the address that they read from the environment on their first call, so the services stay where they are. */
function startServices(): Promise<[JsonService, JsonService]> {
  services ??= Promise.all([
    startJsonService((operation, request) => textract(engines, operation, request)),
    startJsonService((operation, { taskToken, error }) => {
      if (engines.answerRefusal !== null) return { error: engines.answerRefusal };
      engines.answers.push({ token: String(taskToken), error: operation === 'SendTaskFailure' ? String(error) : null });
      return {};
    }),
  ]);
  return services;
}

/** As new. Clients read the environment on their first call, so this must come before it; once in a test file. */
export async function startRecognition(): Promise<RecognitionEngines> {
  engines = {
    started: new Map(),
    answers: [],
    result: [{ JobStatus: 'IN_PROGRESS' }],
    refusal: null,
    whileStarting: async () => {},
    answerRefusal: null,
  };
  const [textractService, stepFunctions] = await startServices();
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_TEXTRACT: textractService.endpoint,
    AWS_ENDPOINT_URL_SFN: stepFunctions.endpoint,
    [Environment.recognitionTopicArn]: 'arn:aws:sns:us-east-1:000000000000:ended',
    [Environment.recognitionRoleArn]: 'arn:aws:iam::000000000000:role/publisher',
  });
  return engines;
}

async function textract(engines: RecognitionEngines, operation: string, request: Request): Promise<object> {
  if (operation === 'StartDocumentTextDetection') {
    if (engines.refusal !== null) return { error: engines.refusal };
    const token = String(request.ClientRequestToken);
    engines.started.set(token, request);
    await engines.whileStarting();
    return { JobId: jobOf(token) };
  }
  const index = Number(request.NextToken ?? 0);
  const more = index + 1 < engines.result.length ? { NextToken: String(index + 1) } : {};
  return { ...engines.result[index], ...more };
}
