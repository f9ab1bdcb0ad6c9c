import type { AccessControl, Caller } from '../ports.ts';

/** Puts what could not be delivered on a queue of the template. */
export interface DeadLetters {
  /**
   * @param attributes text attributes of the message.
   * @throws AccessDeniedError when neither the caller's policies nor the queue's allow it.
   */
  send(queueArn: string, caller: Caller, body: string, attributes?: Readonly<Record<string, string>>): Promise<void>;
}

/** @param engineOrigin the SQS engine, which believes every caller: the policies are judged here. */
export function deadLetters(engineOrigin: string, access: AccessControl): DeadLetters {
  return {
    async send(queueArn, caller, body, attributes = {}) {
      access.authorize(caller, 'sqs:SendMessage', queueArn);
      const values = Object.entries(attributes).map(([name, value]) => [
        name,
        { DataType: 'String', StringValue: value },
      ]);
      const response = await fetch(engineOrigin, {
        method: 'POST',
        headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'AmazonSQS.SendMessage' },
        body: JSON.stringify({
          QueueUrl: `${engineOrigin}/x/${queueArn.split(':').at(-1)}`,
          MessageBody: body,
          MessageAttributes: Object.fromEntries(values),
        }),
      });
      if (!response.ok) throw new Error(`${queueArn} took no message: ${response.status} ${await response.text()}`);
    },
  };
}
