import { EngineConnection } from '../endpoint/engine-connection.ts';

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

/** The queues of the engine, as Lambda's pollers use them. */
export class QueueMessages {
  readonly #engine: EngineConnection;
  readonly #origin: string;

  constructor(engineOrigin: string) {
    this.#engine = new EngineConnection(engineOrigin);
    this.#origin = engineOrigin;
  }

  close(): void {
    this.#engine.close();
  }

  /** Waits so many whole seconds for messages of a queue; none where none came. */
  async receive(
    queueArn: string,
    { most, waitS }: { readonly most: number; readonly waitS: number },
    signal: AbortSignal,
  ): Promise<readonly QueueMessage[]> {
    const request = {
      MaxNumberOfMessages: Math.min(most, MOST_AT_ONCE),
      WaitTimeSeconds: waitS,
      MessageSystemAttributeNames: ['All'],
    };
    const answer = (await this.#call(queueArn, 'ReceiveMessage', request, signal)) as {
      readonly Messages?: readonly QueueMessage[];
    };
    return answer.Messages ?? [];
  }

  async delete(queueArn: string, messages: readonly QueueMessage[]): Promise<void> {
    for (let first = 0; first < messages.length; first += MOST_AT_ONCE) {
      const batch = messages.slice(first, first + MOST_AT_ONCE);
      const Entries = batch.map(({ ReceiptHandle }, index) => ({ Id: String(index), ReceiptHandle }));
      await this.#call(queueArn, 'DeleteMessageBatch', { Entries });
    }
  }

  async #call(queueArn: string, operation: string, request: object, signal?: AbortSignal): Promise<unknown> {
    const { status, body } = await this.#engine.call({
      method: 'POST',
      url: '/',
      headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': `AmazonSQS.${operation}` },
      body: Buffer.from(JSON.stringify({ QueueUrl: `${this.#origin}/x/${queueArn.split(':').at(-1)}`, ...request })),
      ...(signal === undefined ? {} : { signal }),
    });
    const answer = body.toString('utf8');
    if (status !== 200) throw new Error(`${operation} of ${queueArn}: ${status} ${answer}`);
    return JSON.parse(answer);
  }
}
