import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Assembly, Closable, Resource } from '../ports.ts';
import { QUEUE_ATTRIBUTES } from '../resources/sqs-queue.ts';

/** A running engine of S3 and SQS. It believes every caller. */
export interface ObjectAndQueueEngine extends Closable {
  readonly origin: string;
}

/**
 * Starts fauxqs with its data in the folder.
 * @param onFatal told when it ends unasked.
 */
export async function startObjectAndQueueEngine(
  folder: string,
  onFatal: (error: Error) => void,
): Promise<ObjectAndQueueEngine> {
  const worker = new Worker(new URL('./fauxqs-worker.ts', import.meta.url), { workerData: { folder } });
  const [{ origin }] = (await once(worker, 'message')) as [{ origin: string }];
  let closing = false;
  worker.on('error', onFatal);
  worker.once('exit', (code) => {
    if (!closing) onFatal(new Error(`the S3 and SQS engine ended (${code})`));
  });
  return {
    origin,
    async close() {
      closing = true;
      const ended = once(worker, 'exit');
      worker.postMessage('close');
      await ended;
    },
  };
}

/** Makes the template's buckets and queues that the engine does not have yet, and gives kept queues the template's attributes. */
export async function makeBucketsAndQueues(origin: string, assembly: Assembly): Promise<void> {
  for (const bucket of assembly.ofType('AWS::S3::Bucket')) {
    await expectOk(bucket, await fetch(`${origin}/${bucket.physicalId}`, { method: 'PUT' }));
  }
  for (const queue of assembly.ofType('AWS::SQS::Queue')) {
    const QueueName = queue.arn.split(':').at(-1);
    await expectOk(queue, await callQueue(origin, 'CreateQueue', { QueueName }));
    const Attributes = attributesOf(queue);
    if (Object.keys(Attributes).length > 0) {
      await expectOk(
        queue,
        await callQueue(origin, 'SetQueueAttributes', { QueueUrl: `${origin}/x/${QueueName}`, Attributes }),
      );
    }
  }
}

/** On the wire every attribute is text: numbers in digits, the redrive policy in JSON. */
function attributesOf({ properties }: Resource): Record<string, string> {
  const set = QUEUE_ATTRIBUTES.filter((name) => properties[name] !== undefined);
  return Object.fromEntries(
    set.map((name) => {
      const value = properties[name];
      return [name, typeof value === 'object' ? JSON.stringify(value) : String(value)];
    }),
  );
}

function callQueue(origin: string, action: string, body: unknown): Promise<Response> {
  return fetch(origin, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': `AmazonSQS.${action}` },
    body: JSON.stringify(body),
  });
}

async function expectOk(resource: Resource, response: Response): Promise<void> {
  const answer = await response.text();
  if (!response.ok) throw new Error(`${resource.logicalId} (${resource.type}) cannot be made: ${answer}`);
}
