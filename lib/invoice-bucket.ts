import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { Environment } from '../lambdas/contracts/environment.ts';
import { STAGING_PREFIX } from '../lambdas/contracts/large-uploads.ts';
import { boundProviderLog } from './bound-provider-log.ts';
import { logicalId } from './logical-id.ts';
import type { Bindable, Grant } from './service-function.ts';

/** `invoices/` holds the uploaded PDFs, `documents/` what the pipeline read from them, `staging/` large uploads on their way. */
type Prefix = 'invoices' | 'documents' | typeof STAGING_PREFIX;

/**
 * An S3 action on one prefix, or `ListBucket` of the whole: not to list it, but to be told that an object is not there (404)
 * where S3 would else say access denied
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html).
 */
export type BucketAccess = `${'GetObject' | 'PutObject' | 'DeleteObject' | 'ListBucket'} ${Prefix}/*` | 'ListBucket';

export interface InvoiceBucketProps {
  /** A dev stack's files go with the stack; any other stack's files outlive it. */
  readonly dev: boolean;
}

/**
 * The one bucket. Not versioned: a deleted invoice is gone for good (contract section 4), and a noncurrent version
 * would keep it.
 */
export class InvoiceBucket extends Construct implements Bindable<BucketAccess> {
  readonly bucket: s3.Bucket;
  readonly environment: Bindable<BucketAccess>['environment'];

  constructor(scope: Construct, id: string, props: InvoiceBucketProps) {
    super(scope, id);
    this.bucket = new s3.Bucket(this, 'Bucket', {
      encryption: s3.BucketEncryption.S3_MANAGED,
      blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
      objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      versioned: false,
      // A first deployment that fails takes the bucket back, which is empty; from then on it outlives the stack
      // (https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-attribute-deletionpolicy.html).
      removalPolicy: props.dev ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      autoDeleteObjects: props.dev,
      lifecycleRules: [
        { id: 'AbandonedUploads', abortIncompleteMultipartUploadAfter: Duration.days(1) },
        // Only the pipeline reads them, and an execution lasts an hour at most; two days let an operator look at one.
        { id: 'ReadDocuments', prefix: 'documents/', expiration: Duration.days(2) },
        // A sweep deletes them within the hour; S3 does, should the sweep fail.
        { id: 'StagedUploads', prefix: `${STAGING_PREFIX}/`, expiration: Duration.days(1) },
      ],
    });
    if (props.dev) boundProviderLog(this, 'EmptyingLogs', 'Custom::S3AutoDeleteObjectsCustomResourceProvider');
    Validations.of(this.bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason:
        'Every read is by a URL that get-invoice signed, which the access log of the API tells; server access logs would ' +
        'keep those URLs and the addresses of the callers. An account that must audit objects has CloudTrail data events.',
    });
    this.environment = { name: Environment.bucketName, value: this.bucket.bucketName };
  }

  grantFor(access: BucketAccess): Grant {
    const [name, objects] = access.split(' ');
    const action = `s3:${name}`;
    const resource = this.bucket.bucketArn;
    if (objects === undefined) return { action, resource };
    if (name === 'ListBucket') return { action, resource, condition: { StringLike: { 's3:prefix': objects } } };
    return {
      action,
      resource: this.bucket.arnForObjects(objects),
      wildcard: {
        resource: `<${logicalId(this.bucket)}.Arn>/${objects}`,
        reason: 'Keys carry account and invoice, which are not known before a call is made; the prefix bounds them.',
      },
    };
  }
}
