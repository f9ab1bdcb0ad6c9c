import { Duration } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { InvoiceTable } from './invoice-table.ts';
import type { LastResortQueue } from './last-resort-queue.ts';

/** How long a consumer is to be tried with an event. Meanwhile what comes behind it waits: a quarter of the shard's invoices. */
export interface Patience {
  /** Counts failures of the function, not calls that Lambda throttles; as often as it takes, unless given. */
  readonly retryAttempts?: number;
  /** Below the 24 h for which a stream keeps its records. */
  readonly maxRecordAge: Duration;
}

/**
 * Hands every new event of the table's stream to a function: those of one invoice in order, each at least once. There
 * are two such functions, and no more than two may read a stream at a time
 * (https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Streams.html).
 * @param givenUp is told of what outlasts the patience, by shard and sequence numbers
 * (https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-errors.html).
 */
export function consumeEvents(
  table: InvoiceTable,
  consumer: lambda.Function,
  givenUp: LastResortQueue,
  patience: Patience,
): void {
  const streamArn = table.streamArn;
  consumer.addToRolePolicy(
    new iam.PolicyStatement({
      actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator', 'dynamodb:ListStreams'],
      resources: [streamArn],
    }),
  );
  consumer.addEventSourceMapping('Stream', {
    eventSourceArn: streamArn,
    startingPosition: lambda.StartingPosition.TRIM_HORIZON,
    filters: [
      lambda.FilterCriteria.filter({
        eventName: lambda.FilterRule.isEqual('INSERT'),
        dynamodb: { Keys: { sk: { S: lambda.FilterRule.beginsWith('EVENT#') } } },
      }),
    ],
    // No window: a lone upload starts at once; a burst fills batches by itself while one is being worked on.
    batchSize: 100,
    maxBatchingWindow: Duration.seconds(0),
    // Up to four batches of a shard at once, split by partition key: one invoice's events stay in order, and a batch
    // that is being retried holds back a quarter of the invoices at most.
    parallelizationFactor: 4,
    reportBatchItemFailures: true,
    bisectBatchOnError: true,
    onFailure: new SqsDlq(givenUp.queue),
    ...patience,
  });
}
