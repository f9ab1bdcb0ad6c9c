import { QueryCommand, type QueryCommandInput, type QueryCommandOutput } from '@aws-sdk/lib-dynamodb';
import type { Table } from './table.ts';

/**
 * One page of an index' partition. DynamoDB has no offset: the entries before the page are counted past, so the cost
 * grows with the depth.
 * @param partition the query, without limit and start.
 * @param skipped entries before the page.
 */
export async function indexPage(
  table: Table,
  partition: QueryCommandInput,
  skipped: number,
  size: number,
): Promise<NonNullable<QueryCommandOutput['Items']>> {
  const start = await positionAfter(table, partition, skipped);
  if (start === 'past-the-end') return [];
  const { Items = [] } = await table.client.send(new QueryCommand({ ...partition, ...start, Limit: size }));
  return Items;
}

type Start = Pick<QueryCommandInput, 'ExclusiveStartKey'>;

async function positionAfter(
  table: Table,
  partition: QueryCommandInput,
  skipped: number,
): Promise<Start | 'past-the-end'> {
  let start: Start = {};
  for (let left = skipped; left > 0; ) {
    const { Count = 0, LastEvaluatedKey } = await table.client.send(
      new QueryCommand({ ...partition, ...start, Select: 'COUNT', Limit: left }),
    );
    left -= Count;
    if (LastEvaluatedKey === undefined) return 'past-the-end';
    start = { ExclusiveStartKey: LastEvaluatedKey };
  }
  return start;
}
