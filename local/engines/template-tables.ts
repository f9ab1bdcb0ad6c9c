import {
  type AttributeDefinition,
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  type GlobalSecondaryIndex,
  type KeySchemaElement,
  ResourceNotFoundException,
  type StreamViewType,
  type TableDescription,
} from '@aws-sdk/client-dynamodb';
import type { Assembly, Resource } from '../ports.ts';

/**
 * Makes the template's tables that the engine does not have yet.
 * @returns the engine's own stream ARN by the ARN that the template gives the stream, for tables that have one.
 * @throws Error when a kept table has other keys, indexes or stream than the template wants: locally nothing migrates it.
 */
export async function makeTables(origin: string, assembly: Assembly): Promise<ReadonlyMap<string, string>> {
  const client = new DynamoDBClient({
    endpoint: origin,
    region: assembly.region,
    // The engine asks for some signature and checks none.
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  try {
    const streams = new Map<string, string>();
    for (const table of assembly.ofType('AWS::DynamoDB::Table')) {
      const kept = (await describe(client, table)) ?? (await create(client, table));
      const difference = differenceOf(kept, table);
      if (difference !== undefined) {
        throw new Error(
          `table ${table.physicalId} is kept with another ${difference} than the template has; ` +
            'delete the data directory to start afresh, or run the version that made it',
        );
      }
      if (kept.LatestStreamArn !== undefined) streams.set(table.arn, kept.LatestStreamArn);
    }
    return streams;
  } finally {
    client.destroy();
  }
}

async function describe(client: DynamoDBClient, table: Resource): Promise<TableDescription | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName: table.physicalId }))).Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

async function create(client: DynamoDBClient, table: Resource): Promise<TableDescription> {
  const stream = streamViewOf(table);
  await client.send(
    new CreateTableCommand({
      TableName: table.physicalId,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: table.properties.AttributeDefinitions as AttributeDefinition[],
      KeySchema: table.properties.KeySchema as KeySchemaElement[],
      ...(table.properties.GlobalSecondaryIndexes === undefined
        ? {}
        : { GlobalSecondaryIndexes: table.properties.GlobalSecondaryIndexes as GlobalSecondaryIndex[] }),
      ...(stream === undefined ? {} : { StreamSpecification: { StreamEnabled: true, StreamViewType: stream } }),
    }),
  );
  const made = await describe(client, table);
  if (made === undefined) throw new Error(`table ${table.physicalId} is not there after its creation`);
  return made;
}

function streamViewOf(table: Resource): StreamViewType | undefined {
  return (table.properties.StreamSpecification as { StreamViewType?: StreamViewType } | undefined)?.StreamViewType;
}

/** What of the kept table is not as the template wants it. */
function differenceOf(kept: TableDescription, wanted: Resource): string | undefined {
  const { KeySchema: keySchema, GlobalSecondaryIndexes: indexes } = wanted.properties;
  if (!same(kept.KeySchema, keySchema)) return 'key schema';
  if (!same(indexesOf(kept.GlobalSecondaryIndexes), indexesOf(indexes as GlobalSecondaryIndex[] | undefined))) {
    return 'set of indexes';
  }
  return kept.StreamSpecification?.StreamViewType === streamViewOf(wanted) ? undefined : 'stream';
}

function indexesOf(
  indexes: readonly Partial<Pick<GlobalSecondaryIndex, 'IndexName' | 'KeySchema' | 'Projection'>>[] = [],
) {
  return indexes
    .map(({ IndexName, KeySchema, Projection }) => [
      IndexName,
      KeySchema?.map(({ AttributeName, KeyType }) => [AttributeName, KeyType]),
      Projection?.ProjectionType,
      [...(Projection?.NonKeyAttributes ?? [])].sort(),
    ])
    .sort(([left], [right]) => String(left).localeCompare(String(right)));
}

function same(left: unknown, right: unknown): boolean {
  return JSON.stringify(canonical(left)) === JSON.stringify(canonical(right));
}

/** The same value with every object's members in alphabetical order. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([left], [right]) => left.localeCompare(right))
      .map(([key, each]) => [key, canonical(each)]),
  );
}
