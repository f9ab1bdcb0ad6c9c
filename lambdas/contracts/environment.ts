/**
 * Names of the environment variables that the deployed functions read. `lib` sets them, handlers read them;
 * neither spells a name of its own, so that a typo is a type error.
 */
export const Environment = {
  /** Name of the one DynamoDB table. */
  tableName: 'TABLE_NAME',
  /** Name of the one bucket: invoices, what the pipeline read from them, and large uploads until they are taken. */
  bucketName: 'BUCKET_NAME',
  /** ARN of the twelve-state machine. */
  stateMachineArn: 'STATE_MACHINE_ARN',
  /** ARN of the topic on which Textract tells that a job has ended. */
  recognitionTopicArn: 'RECOGNITION_TOPIC_ARN',
  /** ARN of the role under which Textract publishes to that topic. */
  recognitionRoleArn: 'RECOGNITION_ROLE_ARN',
  /** URL of the WebSocket API with its stage, `wss://…`. */
  realtimeUrl: 'REALTIME_URL',
  /** URL of the queue of due webhook attempts. */
  deliveryQueueUrl: 'DELIVERY_QUEUE_URL',
  /** URL of the queue for attempts at receivers that keep us waiting. */
  slowDeliveryQueueUrl: 'SLOW_DELIVERY_QUEUE_URL',
  /** URL of the queue for events that receivers who keep us waiting are to be told of. */
  slowFanOutQueueUrl: 'SLOW_FAN_OUT_QUEUE_URL',
  /** URL of the queue for events that the fan-out can't deal with, however often it is tried. */
  givenUpQueueUrl: 'GIVEN_UP_QUEUE_URL',
  /** Seconds before each of the five retries of a delivery. */
  retrySchedule: 'IVS_RETRY_SCHEDULE',
} as const;

/**
 * Settings that the local stack alone gives its functions: deployed, they would let webhooks reach what is not public. They
 * are no names that `lib` can give a function, and the synthesis refuses a template in which one stands all the same.
 */
export const LOCAL_SETTINGS = {
  /** `true`: webhooks may go to this machine. */
  allowLoopback: 'IVS_ALLOW_LOOPBACK_WEBHOOKS',
} as const;

export type EnvironmentName = (typeof Environment)[keyof typeof Environment];
