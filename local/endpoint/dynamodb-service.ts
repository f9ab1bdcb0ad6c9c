import type { Meter } from '../metering/meter.ts';
import { askingForCapacity, meterCapacity } from '../metering/table-capacity.ts';
import { type HostedService, type Operation, type Permission, type ServiceCall, ServiceError } from '../ports.ts';
import type { EngineConnection } from './engine-connection.ts';

interface TableRequest {
  readonly TableName?: string;
  readonly IndexName?: string;
  readonly RequestItems?: Readonly<Record<string, unknown>>;
  readonly TransactItems?: readonly Readonly<Record<string, { readonly TableName?: string } | undefined>>[];
}

/** Turns a call's body into the permissions it needs; ARNs are made by `arn`. */
type Authorization = (request: TableRequest, arn: (table?: string, index?: string) => string) => Permission[];

const onTable =
  (action: string): Authorization =>
  ({ TableName }, arn) => [{ action: `dynamodb:${action}`, resourceArn: arn(TableName) }];

const onTableOrIndex =
  (action: string): Authorization =>
  ({ TableName, IndexName }, arn) => [{ action: `dynamodb:${action}`, resourceArn: arn(TableName, IndexName) }];

const onEachTable =
  (action: string): Authorization =>
  ({ RequestItems = {} }, arn) =>
    Object.keys(RequestItems).map((table) => ({ action: `dynamodb:${action}`, resourceArn: arn(table) }));

/** A transaction is authorized as its parts are: there is no permission of its own. */
const onEachPart =
  (actions: Readonly<Record<string, string>>): Authorization =>
  ({ TransactItems = [] }, arn) =>
    TransactItems.flatMap((part) =>
      Object.entries(part).map(([kind, item]) => ({
        action: `dynamodb:${actions[kind] ?? kind}`,
        resourceArn: arn(item?.TableName),
      })),
    );

/** https://docs.aws.amazon.com/service-authorization/latest/reference/list_amazondynamodb.html */
const OPERATIONS: Readonly<Record<string, Authorization>> = {
  GetItem: onTable('GetItem'),
  PutItem: onTable('PutItem'),
  UpdateItem: onTable('UpdateItem'),
  DeleteItem: onTable('DeleteItem'),
  Query: onTableOrIndex('Query'),
  Scan: onTableOrIndex('Scan'),
  BatchGetItem: onEachTable('BatchGetItem'),
  BatchWriteItem: onEachTable('BatchWriteItem'),
  TransactGetItems: onEachPart({ Get: 'GetItem' }),
  TransactWriteItems: onEachPart({
    Put: 'PutItem',
    Update: 'UpdateItem',
    Delete: 'DeleteItem',
    ConditionCheck: 'ConditionCheckItem',
  }),
  DescribeTable: onTable('DescribeTable'),
};

const TARGET = 'DynamoDB_20120810.';

/** DynamoDB's tables. Their quotas (400 KB an item, 100 items and 4 MB a transaction) are the engine's own. */
export function dynamodbService(
  engine: EngineConnection,
  { region, accountId }: { region: string; accountId: string },
  meter?: Meter,
): HostedService {
  const arn = (table = '', index?: string) => {
    const tableArn = table.startsWith('arn:') ? table : `arn:aws:dynamodb:${region}:${accountId}:table/${table}`;
    return index === undefined ? tableArn : `${tableArn}/index/${index}`;
  };
  return {
    signingName: 'dynamodb',
    accessDeniedStatus: 400,
    operation(call: ServiceCall): Operation {
      const target = String(call.headers['x-amz-target']);
      const name = target.slice(TARGET.length);
      const authorization = OPERATIONS[name];
      if (!target.startsWith(TARGET) || authorization === undefined) {
        throw new ServiceError('UnknownOperationException', `${target} is not hosted locally`);
      }
      return { name, permissions: authorization(parse(call.body), arn) };
    },
    async answer(call, { name }) {
      const { method, path, headers, body } = meter === undefined ? call : askingForCapacity(call);
      const answer = await engine.call({ method, url: path, headers, body });
      if (meter !== undefined) meterCapacity(meter, call, name, answer);
      return answer;
    },
  };
}

function parse(body: Buffer): TableRequest {
  try {
    return JSON.parse(body.toString('utf8')) as TableRequest;
  } catch {
    throw new ServiceError('SerializationException', 'the body is not JSON');
  }
}
