import { generatedId } from './generated-name.ts';
import type { ResourceType } from './resource-type.ts';

export const s3BucketPolicy: ResourceType = {
  type: 'AWS::S3::BucketPolicy',
  honours: ['Bucket', 'PolicyDocument'],
  ignores: {},
  identify(scope) {
    return { physicalId: generatedId(scope), arn: `local:bucket-policy/${scope.logicalId}`, attributes: {} };
  },
};
