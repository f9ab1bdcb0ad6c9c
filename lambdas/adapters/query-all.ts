import { QueryCommand, type QueryCommandOutput } from '@aws-sdk/lib-dynamodb';
import type { Table } from './table.ts';

type Items = NonNullable<QueryCommandOutput['Items']>;

/**
 * Every item of a partition whose sort key begins with a prefix, strongly consistent, in the order of these keys. DynamoDB
 * ends an answer at 1 MB, so it is asked until it has no more.
 * @param latest only as many, the last first.
 */
export async function queryAll(table: Table, partition: string, prefix: string, latest?: number): Promise<Items> {
  const items: Items = [];
  let ExclusiveStartKey: QueryCommandOutput['LastEvaluatedKey'];
  do {
    const page = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': partition, ':prefix': prefix },
        ConsistentRead: true,
        ExclusiveStartKey,
        ...(latest === undefined ? {} : { ScanIndexForward: false, Limit: latest - items.length }),
      }),
    );
    items.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey !== undefined && items.length !== latest);
  return items;
}
