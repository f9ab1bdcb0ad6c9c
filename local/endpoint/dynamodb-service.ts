import type { Meter } from '../metering/meter.ts';
import { askingForCapacity, meterCapacity } from '../metering/table-capacity.ts';
import {
  type Assembly,
  type HostedService,
  type Operation,
  type Permission,
  type ServiceCall,
  ServiceError,
} from '../ports.ts';
import type { EngineConnection } from './engine-connection.ts';
import { jsonBody, targetOf } from './json-call.ts';

/** An item or its key, in DynamoDB's own form. */
type Attributes = Readonly<Record<string, { readonly S?: string; readonly N?: string } | undefined>>;

interface ItemRequest {
  readonly TableName?: string;
  readonly Key?: Attributes;
  readonly Item?: Attributes;
}

interface TableRequest extends ItemRequest {
  readonly IndexName?: string;
  readonly RequestItems?: Readonly<Record<string, unknown>>;
  readonly TransactItems?: readonly Readonly<Record<string, ItemRequest | undefined>>[];
}

/** What authorizing needs to know of the tables. */
interface Tables {
  arn(table?: string, index?: string): string;
  /** The name of a table's partition key; undefined for a table that is not there. */
  partitionKey(table?: string): string | undefined;
}

/** Turns a call's body into the permissions it needs. */
type Authorization = (request: TableRequest, tables: Tables) => Permission[];

const onTable =
  (action: string): Authorization =>
  ({ TableName }, { arn }) => [{ action: `dynamodb:${action}`, resourceArn: arn(TableName) }];

const onItem =
  (action: string): Authorization =>
  (request, tables) => [itemPermission(action, request, tables)];

/** A policy may allow items by their partition key, which IAM calls the leading key. */
function itemPermission(action: string, { TableName, Key, Item }: ItemRequest, tables: Tables): Permission {
  const name = tables.partitionKey(TableName);
  const value = name === undefined ? undefined : (Key ?? Item)?.[name];
  const leading = value?.S ?? value?.N;
  return {
    action: `dynamodb:${action}`,
    resourceArn: tables.arn(TableName),
    ...(leading === undefined ? {} : { context: { 'dynamodb:LeadingKeys': leading } }),
  };
}

const onTableOrIndex =
  (action: string): Authorization =>
  ({ TableName, IndexName }, { arn }) => [{ action: `dynamodb:${action}`, resourceArn: arn(TableName, IndexName) }];

const onEachTable =
  (action: string): Authorization =>
  ({ RequestItems = {} }, { arn }) =>
    Object.keys(RequestItems).map((table) => ({ action: `dynamodb:${action}`, resourceArn: arn(table) }));

/** A transaction is authorized as its parts are: there is no permission of its own. */
const onEachPart =
  (actions: Readonly<Record<string, string>>): Authorization =>
  ({ TransactItems = [] }, tables) =>
    TransactItems.flatMap((part) =>
      Object.entries(part).map(([kind, item = {}]) => itemPermission(actions[kind] ?? kind, item, tables)),
    );

/** https://docs.aws.amazon.com/service-authorization/latest/reference/list_amazondynamodb.html */
const OPERATIONS: Readonly<Record<string, Authorization>> = {
  GetItem: onItem('GetItem'),
  PutItem: onItem('PutItem'),
  UpdateItem: onItem('UpdateItem'),
  DeleteItem: onItem('DeleteItem'),
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

const TARGET_PREFIX = 'DynamoDB_20120810.';

/** DynamoDB's tables. Their quotas (400 KB an item, 100 items and 4 MB a transaction) are the engine's own. */
export function dynamodbService(
  engine: EngineConnection,
  assembly: Pick<Assembly, 'region' | 'accountId' | 'ofType'>,
  meter?: Meter,
): HostedService {
  const { region, accountId } = assembly;
  const partitionKeys = new Map(
    assembly.ofType('AWS::DynamoDB::Table').map(({ physicalId, properties }) => {
      const schema = properties.KeySchema as readonly { readonly AttributeName: string; readonly KeyType: string }[];
      return [physicalId, schema.find(({ KeyType }) => KeyType === 'HASH')?.AttributeName] as const;
    }),
  );
  const partitionKey = (table = '') => partitionKeys.get(table.split('/').at(-1) ?? '');
  const arn = (table = '', index?: string) => {
    const tableArn = table.startsWith('arn:') ? table : `arn:aws:dynamodb:${region}:${accountId}:table/${table}`;
    return index === undefined ? tableArn : `${tableArn}/index/${index}`;
  };
  return {
    signingName: 'dynamodb',
    accessDeniedStatus: 400,
    operation(call: ServiceCall): Operation {
      const name = targetOf(call, TARGET_PREFIX);
      const authorization = OPERATIONS[name];
      if (!authorization)
        throw new ServiceError('UnknownOperationException', `DynamoDB's ${name} is not hosted locally`);
      return { name, permissions: authorization(jsonBody(call.body), { arn, partitionKey }) };
    },
    async answer(call, { name }) {
      const { method, path, headers, body } = meter === undefined ? call : askingForCapacity(call);
      const answer = await engine.call({ method, url: path, headers, body });
      if (meter !== undefined) meterCapacity(meter, call, name, answer);
      return answer;
    },
  };
}
