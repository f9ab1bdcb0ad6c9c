import { generatedName } from './generated-name.ts';
import type { ResourceType } from './resource-type.ts';

const LONGEST_BUCKET_NAME = 63;

export const s3Bucket: ResourceType = {
  type: 'AWS::S3::Bucket',
  honours: ['BucketName'],
  ignores: {
    BucketEncryption: 'encryption at rest is the disk’s',
    LifecycleConfiguration: 'expiry on S3 is late by a day or more, so nothing may rely on it',
    OwnershipControls: 'objects have no ACLs locally',
    PublicAccessBlockConfiguration: 'there is no anonymous access locally',
    Tags: 'billing labels',
    LoggingConfiguration: 'an access log of a laptop tells nobody anything',
  },
  identify(scope) {
    const name = String(scope.property('BucketName') ?? generatedName(scope, LONGEST_BUCKET_NAME).toLowerCase());
    const arn = `arn:aws:s3:::${name}`;
    const domain = `${name}.s3.amazonaws.com`;
    return {
      physicalId: name,
      arn,
      attributes: { Arn: arn, DomainName: domain, RegionalDomainName: `${name}.s3.${scope.region}.amazonaws.com` },
    };
  },
};
