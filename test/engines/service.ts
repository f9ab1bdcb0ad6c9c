import { startFauxqs } from 'fauxqs';
import { inject } from 'vitest';
import type { Bucket } from '../../lambdas/adapters/bucket.ts';
import { Environment } from '../../lambdas/contracts/environment.ts';
import { mendMessageCharacters } from '../../local/engines/mend-message-characters.ts';
import { type DynamoDbTables, emptyTable } from './dynamodb.ts';
import { emptyBucket } from './s3.ts';
import { emptyQueues, type Queues } from './sqs.ts';

/** What handlers work on, named to them by environment variables as Lambda would. */
export interface ServiceEngines {
  readonly dynamoDb: DynamoDbTables;
  readonly s3: { readonly bucket: Bucket };
  readonly sqs: Queues;
  stop(): void;
}

/** Handlers keep their clients as long as their process lives: where they lead must not change from file to file. */
const TABLE_NAME = `invoices-${process.pid}`;
let objectsAndQueues: ReturnType<typeof startFauxqs> | undefined;

function startObjectsAndQueues(): ReturnType<typeof startFauxqs> {
  objectsAndQueues ??= mendMessageCharacters().then(() => startFauxqs({ port: 0, host: '127.0.0.1', logger: false }));
  return objectsAndQueues;
}

/** Everything empty. Handlers read their environment on the first call, so this must come before it; once in a test file. */
export async function startService(): Promise<ServiceEngines> {
  const engine = await startObjectsAndQueues();
  engine.reset();
  const dynamoDbEndpoint = inject('dynamoDbEndpoint');
  const [dynamoDb, bucket, sqs] = await Promise.all([
    emptyTable(dynamoDbEndpoint, TABLE_NAME),
    emptyBucket(engine),
    emptyQueues(engine),
  ]);
  Object.assign(process.env, {
    [Environment.tableName]: dynamoDb.table.name,
    [Environment.bucketName]: bucket.name,
    [Environment.stateMachineArn]: 'arn:aws:states:us-east-1:000000000000:stateMachine:pipeline',
    [Environment.deliveryQueueUrl]: sqs.url,
    [Environment.slowDeliveryQueueUrl]: sqs.slowUrl,
    [Environment.slowFanOutQueueUrl]: sqs.slowFanOutUrl,
    [Environment.givenUpQueueUrl]: sqs.givenUpUrl,
    [Environment.retrySchedule]: '60,300,900,3600,21600',
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_DYNAMODB: dynamoDbEndpoint,
    AWS_ENDPOINT_URL_S3: engine.address,
    AWS_ENDPOINT_URL_SQS: engine.address,
  });
  return {
    dynamoDb,
    s3: { bucket },
    sqs,
    stop: () => {
      dynamoDb.close();
      bucket.client.destroy();
      sqs.close();
    },
  };
}
