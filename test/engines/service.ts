import { Environment } from '../../lambdas/contracts/environment.ts';
import { type DynamoDbEngine, startDynamoDb } from './dynamodb.ts';
import { type S3Engine, startS3 } from './s3.ts';
import { type SqsEngine, startSqs } from './sqs.ts';

/** The engines that handlers work on, named to them by environment variables as Lambda would. */
export interface ServiceEngines {
  readonly dynamoDb: DynamoDbEngine;
  readonly s3: S3Engine;
  readonly sqs: SqsEngine;
  stop(): Promise<void>;
}

/** Handlers read their environment on the first call, so this must come before it; once in a test file. */
export async function startService(): Promise<ServiceEngines> {
  const [dynamoDb, s3, sqs] = await Promise.all([startDynamoDb(), startS3(), startSqs()]);
  Object.assign(process.env, {
    [Environment.tableName]: dynamoDb.table.name,
    [Environment.bucketName]: s3.bucket.name,
    [Environment.stateMachineArn]: 'arn:aws:states:us-east-1:000000000000:stateMachine:pipeline',
    [Environment.deliveryQueueUrl]: sqs.url,
    [Environment.slowDeliveryQueueUrl]: sqs.slowUrl,
    [Environment.slowFanOutQueueUrl]: sqs.slowFanOutUrl,
    [Environment.givenUpQueueUrl]: sqs.givenUpUrl,
    [Environment.retrySchedule]: '60,300,900,3600,21600',
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_DYNAMODB: dynamoDb.endpoint,
    AWS_ENDPOINT_URL_S3: s3.endpoint,
    AWS_ENDPOINT_URL_SQS: sqs.endpoint,
  });
  return {
    dynamoDb,
    s3,
    sqs,
    stop: async () => {
      dynamoDb.stop();
      await s3.stop();
      await sqs.stop();
    },
  };
}
