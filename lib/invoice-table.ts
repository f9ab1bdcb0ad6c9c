import { RemovalPolicy } from 'aws-cdk-lib';
import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { Environment } from '../lambdas/contracts/environment.ts';
import type { Bindable, Grant } from './service-function.ts';

const LISTED_ATTRIBUTES = ['invoiceId', 'originalName', 'status', 'uploadedAt', 'processedAt'];

type IndexName = 'byUpload' | 'byStatus' | 'due';

/**
 * DynamoDB actions on the table's items, or a query of one index. A transaction needs no action of its own: each of
 * its items is authorized as the single call would be
 * (https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis-iam.html).
 * Counting calls is updating usage items and no others
 * (https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/specifying-conditions.html).
 */
export type TableAccess =
  | 'GetItem'
  | 'BatchGetItem'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'Query'
  | `Query ${IndexName}`
  | 'count calls';

export interface InvoiceTableProps {
  /** A dev stack's data goes with the stack; any other stack's data outlives it. */
  readonly dev: boolean;
}

/** The one table: all that is kept but files. What is in it, and under which keys, says lambdas/adapters/keys.ts. */
export class InvoiceTable extends Construct implements Bindable<TableAccess> {
  readonly table: dynamodb.Table;
  readonly streamArn: string;
  readonly environment: Bindable<TableAccess>['environment'];

  constructor(scope: Construct, id: string, props: InvoiceTableProps) {
    super(scope, id);
    this.table = new dynamodb.Table(this, 'Table', {
      partitionKey: { name: 'pk', type: dynamodb.AttributeType.STRING },
      sortKey: { name: 'sk', type: dynamodb.AttributeType.STRING },
      billingMode: dynamodb.BillingMode.PAY_PER_REQUEST,
      // Every change that the world hears about is an inserted event item, so the new image says it all.
      stream: dynamodb.StreamViewType.NEW_IMAGE,
      timeToLiveAttribute: 'expiresAt',
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      // Health data: the AWS managed key costs cents and puts every use of it into CloudTrail; the default key does not.
      encryption: dynamodb.TableEncryption.AWS_MANAGED,
      deletionProtection: !props.dev,
      // Also where a first deployment fails: with its protection, taking it back would fail as well, and hold up the stack.
      removalPolicy: props.dev ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN,
    });
    const { tableStreamArn } = this.table;
    if (tableStreamArn === undefined) throw new Error('The table has no stream, and the stream drives everything.');
    this.streamArn = tableStreamArn;
    this.addIndex('byUpload', LISTED_ATTRIBUTES);
    this.addIndex('byStatus', LISTED_ATTRIBUTES);
    this.addIndex('due');
    this.environment = { name: Environment.tableName, value: this.table.tableName };
  }

  grantFor(access: TableAccess): Grant {
    const { tableArn } = this.table;
    if (access === 'count calls') {
      const condition = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['USAGE#*'] } };
      return { action: 'dynamodb:UpdateItem', resource: tableArn, condition };
    }
    const [action, index] = access.split(' ');
    return { action: `dynamodb:${action}`, resource: index === undefined ? tableArn : `${tableArn}/index/${index}` };
  }

  /** Key attributes are named after the index: `byUploadPk`, `byUploadSk`. Items without them are not in it. */
  private addIndex(indexName: IndexName, listed?: readonly string[]): void {
    this.table.addGlobalSecondaryIndex({
      indexName,
      partitionKey: { name: `${indexName}Pk`, type: dynamodb.AttributeType.STRING },
      sortKey: { name: `${indexName}Sk`, type: dynamodb.AttributeType.STRING },
      ...(listed === undefined
        ? { projectionType: dynamodb.ProjectionType.KEYS_ONLY }
        : { projectionType: dynamodb.ProjectionType.INCLUDE, nonKeyAttributes: [...listed] }),
    });
  }
}
