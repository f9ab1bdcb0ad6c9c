import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type { ZodType, z } from 'zod';
import { errorFields, log } from './log.ts';

/**
 * Makes a handler of a queue: its messages side by side, each checked by the schema; those that failed are reported, and
 * they alone come again (https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-errorhandling.html).
 * @param begin called once for each batch; gives what handles a message of it.
 */
export function queueConsumer<Schema extends ZodType>(
  schema: Schema,
  begin: () => (message: z.output<Schema>, record: SQSRecord) => Promise<void>,
) {
  return async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const handle = begin();
    const failures = await Promise.all(
      Records.map(async (record) => {
        try {
          await handle(schema.parse(JSON.parse(record.body)), record);
          return [];
        } catch (error) {
          log('error', 'a message could not be dealt with', { messageId: record.messageId, ...errorFields(error) });
          return [{ itemIdentifier: record.messageId }];
        }
      }),
    );
    return { batchItemFailures: failures.flat() };
  };
}
