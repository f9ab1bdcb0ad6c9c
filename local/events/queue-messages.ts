/** A message as SQS hands it out. */
export interface QueueMessage {
  readonly MessageId: string;
  readonly ReceiptHandle: string;
  readonly Body: string;
  readonly MD5OfBody: string;
  readonly Attributes?: Readonly<Record<string, string>>;
}

/** SQS' longest poll, in seconds. */
export const LONGEST_WAIT_S = 20;

/** What SQS gives in one answer, and takes in one call. */
const MOST_AT_ONCE = 10;

/** Waits so many whole seconds for messages of a queue of the engine; none where none came. */
export async function receiveMessages(
  engineOrigin: string,
  queueArn: string,
  { most, waitS }: { readonly most: number; readonly waitS: number },
  signal: AbortSignal,
): Promise<readonly QueueMessage[]> {
  const request = {
    MaxNumberOfMessages: Math.min(most, MOST_AT_ONCE),
    WaitTimeSeconds: waitS,
    MessageSystemAttributeNames: ['All'],
  };
  const answer = (await call(engineOrigin, queueArn, 'ReceiveMessage', request, signal)) as {
    readonly Messages?: readonly QueueMessage[];
  };
  return answer.Messages ?? [];
}

export async function deleteMessages(
  engineOrigin: string,
  queueArn: string,
  messages: readonly QueueMessage[],
): Promise<void> {
  for (let first = 0; first < messages.length; first += MOST_AT_ONCE) {
    const batch = messages.slice(first, first + MOST_AT_ONCE);
    const Entries = batch.map(({ ReceiptHandle }, index) => ({ Id: String(index), ReceiptHandle }));
    await call(engineOrigin, queueArn, 'DeleteMessageBatch', { Entries });
  }
}

async function call(
  engineOrigin: string,
  queueArn: string,
  operation: string,
  request: object,
  signal?: AbortSignal,
): Promise<unknown> {
  const response = await fetch(engineOrigin, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': `AmazonSQS.${operation}` },
    body: JSON.stringify({ QueueUrl: `${engineOrigin}/x/${queueArn.split(':').at(-1)}`, ...request }),
    ...(signal === undefined ? {} : { signal }),
  });
  if (!response.ok) throw new Error(`${operation} of ${queueArn}: ${response.status} ${await response.text()}`);
  return response.json();
}
