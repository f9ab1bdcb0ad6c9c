import { Duration } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { InvoiceTable } from './invoice-table.ts';
import type { LastResortQueue } from './last-resort-queue.ts';

/** How a consumer is handed events, and for how long it is tried with one. Meanwhile what comes behind that in its lane waits. */
export interface Consumption {
  readonly batchSize: number;
  /**
   * How many batches of a shard are worked on at once. More than one keep the order of each item, by partition and sort
   * key (https://docs.aws.amazon.com/lambda/latest/dg/with-ddb.html), and every event is an item: then not even those of
   * one invoice are in order.
   */
  readonly parallelizationFactor: number;
  /** Counts failures of the function, not calls that Lambda throttles; as often as it takes, unless given. */
  readonly retryAttempts?: number;
  /** Below the 24 h for which a stream keeps its records. */
  readonly maxRecordAge: Duration;
}

/**
 * Hands every new event of the table's stream to a function, each at least once. There are two such functions, and no
 * more than two may read a stream at a time
 * (https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Streams.html).
 * @param givenUp is told of what was tried in vain, by shard and sequence numbers
 * (https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-errors.html).
 */
export function consumeEvents(
  table: InvoiceTable,
  consumer: lambda.Function,
  givenUp: LastResortQueue,
  consumption: Consumption,
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
    maxBatchingWindow: Duration.seconds(0),
    reportBatchItemFailures: true,
    bisectBatchOnError: true,
    onFailure: new SqsDlq(givenUp.queue),
    ...consumption,
  });
}
