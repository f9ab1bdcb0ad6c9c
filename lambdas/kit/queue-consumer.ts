import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { ZodType, z } from 'zod';
import { MESSAGE_FAILED } from '../contracts/message-failed.ts';
import { errorFields, log } from './log.ts';

/**
 * Makes a handler of a queue: its messages side by side, each checked by the schema; those that failed are reported, and
 * they alone come again (https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-errorhandling.html).
 * @param begin called once for each batch with its readable messages and the queue's ARN; gives what handles each of
 * them. When it throws, all of them come again.
 */
export function queueConsumer<Schema extends ZodType>(
  schema: Schema,
  begin: (
    messages: readonly z.output<Schema>[],
    queueArn: string,
  ) => Promise<(message: z.output<Schema>) => Promise<void>>,
) {
  return async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const failures: { itemIdentifier: string }[] = [];
    const failed = (messageId: string, error: unknown): void => {
      log('error', MESSAGE_FAILED, { messageId, ...errorFields(error) });
      failures.push({ itemIdentifier: messageId });
    };
    const readable = Records.flatMap(({ messageId, body }) => {
      try {
        return [{ messageId, message: schema.parse(JSON.parse(body)) }];
      } catch (error) {
        failed(messageId, error);
        return [];
      }
    });
    if (readable.length === 0) return { batchItemFailures: failures };
    const begun = begin(
      readable.map(({ message }) => message),
      Records[0]?.eventSourceARN ?? '',
    );
    await Promise.all(
      readable.map(async ({ messageId, message }) => {
        try {
          await (await begun)(message);
        } catch (error) {
          failed(messageId, error);
        }
      }),
    );
    return { batchItemFailures: failures };
  };
}
