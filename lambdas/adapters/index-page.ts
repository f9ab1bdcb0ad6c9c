import { QueryCommand, type QueryCommandInput, type QueryCommandOutput } from '@aws-sdk/lib-dynamodb';
import type { Table } from './table.ts';

/**
 * One page of a partition of an index, or of the table. DynamoDB has no offset: the entries before the page are counted
 * past, so the cost grows with the depth.
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
  const found: NonNullable<QueryCommandOutput['Items']> = [];
  let from: Start | null = start;
  // An answer ends at 1 MB, which a page of whole items may pass.
  while (found.length < size && from !== null) {
    const { Items = [], LastEvaluatedKey }: QueryCommandOutput = await table.client.send(
      new QueryCommand({ ...partition, ...from, Limit: size - found.length }),
    );
    found.push(...Items);
    from = LastEvaluatedKey === undefined ? null : { ExclusiveStartKey: LastEvaluatedKey };
  }
  return found;
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
