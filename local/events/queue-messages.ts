/** A message as SQS hands it out. */
export interface QueueMessage {
  readonly MessageId: string;
  readonly ReceiptHandle: string;
  readonly Body: string;
  readonly MD5OfBody: string;
  readonly Attributes?: Readonly<Record<string, string>>;
}

/** SQS' longest poll. */
const WAIT_S = 20;

/** Waits for messages of a queue of the engine; none after a long poll without any. */
export async function receiveMessages(
  engineOrigin: string,
  queueArn: string,
  most: number,
  signal: AbortSignal,
): Promise<readonly QueueMessage[]> {
  const request = { MaxNumberOfMessages: most, WaitTimeSeconds: WAIT_S, MessageSystemAttributeNames: ['All'] };
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
  if (messages.length === 0) return;
  const Entries = messages.map(({ ReceiptHandle }, index) => ({ Id: String(index), ReceiptHandle }));
  await call(engineOrigin, queueArn, 'DeleteMessageBatch', { Entries });
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
