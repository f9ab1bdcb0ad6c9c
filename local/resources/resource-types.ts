import { dynamodbTable } from './dynamodb-table.ts';
import { FIREWALL_TYPES } from './firewall-types.ts';
import { iamManagedPolicy } from './iam-managed-policy.ts';
import { iamPolicy } from './iam-policy.ts';
import { iamRole } from './iam-role.ts';
import { MONITORING_TYPES } from './monitoring-types.ts';
import type { ResourceType } from './resource-type.ts';
import { RUNNING_TYPES } from './running-types.ts';
import { s3Bucket } from './s3-bucket.ts';
import { s3BucketPolicy } from './s3-bucket-policy.ts';
import { sqsQueue } from './sqs-queue.ts';
import { sqsQueuePolicy } from './sqs-queue-policy.ts';

/** Every resource type that the local cloud knows; a template with any other is refused. */
export const RESOURCE_TYPES: readonly ResourceType[] = [
  dynamodbTable,
  s3Bucket,
  s3BucketPolicy,
  sqsQueue,
  sqsQueuePolicy,
  iamRole,
  iamPolicy,
  iamManagedPolicy,
  ...MONITORING_TYPES,
  ...FIREWALL_TYPES,
  ...RUNNING_TYPES,
];
