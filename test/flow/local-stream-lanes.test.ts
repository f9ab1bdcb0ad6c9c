import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';
import type { TemplateResource } from '../../local/assembly/template.ts';
import { startRunningCloud } from '../support/running-cloud.ts';
import { temporaryFolder } from '../support/storage-cloud.ts';
import { lambda, role, STREAMED_TABLE } from '../support/template-resources.ts';

const STREAM = { 'Fn::GetAtt': ['Table', 'StreamArn'] };

/** Keeps what it was given, item and number; a batch with the item `held` waits until there is a file. */
const CONSUMER = `import { appendFileSync, existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
export const handler = async ({ Records }) => {
  const items = Records.map(({ dynamodb: { NewImage } }) => NewImage.sk.S + ' ' + NewImage.number.N);
  while (items.includes('held 0') && !existsSync(process.env.FILE + '.go')) await sleep(10);
  appendFileSync(process.env.FILE, items.join('\\n') + '\\n');
};`;

const template = (file: string): Record<string, TemplateResource> => ({
  Table: STREAMED_TABLE,
  Worker: role('lambda.amazonaws.com', {
    Effect: 'Allow',
    Action: ['dynamodb:DescribeStream', 'dynamodb:GetShardIterator', 'dynamodb:GetRecords'],
    Resource: STREAM,
  }),
  Consumer: lambda('consumer', file, 30),
  Mapping: {
    Type: 'AWS::Lambda::EventSourceMapping',
    Properties: {
      EventSourceArn: STREAM,
      FunctionName: { Ref: 'Consumer' },
      StartingPosition: 'TRIM_HORIZON',
      ParallelizationFactor: 4,
    },
  },
});

test('of several batches at once those of one partition do not wait for each other, and each item is in order', async () => {
  const folder = await temporaryFolder();
  const file = join(folder.path, 'consumed');
  const cloud = await startRunningCloud(folder.path, template(file), { consumer: CONSUMER });
  const { endpointOrigin: endpoint, credentials } = cloud.foundation;
  const client = new DynamoDBClient({ endpoint, region: 'us-east-1', credentials: credentials.operator() });
  const put = (sk: string, number: number) =>
    client.send(
      new PutItemCommand({
        TableName: cloud.resource('Table').physicalId,
        Item: { pk: { S: 'one' }, sk: { S: sk }, number: { N: String(number) } },
      }),
    );
  const consumed = () => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []);
  const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  try {
    await put('held', 0);
    for (const number of [1, 2, 3]) for (const item of items) await put(item, number);
    await expect.poll(consumed, { timeout: 10_000 }).not.toEqual([]);

    writeFileSync(`${file}.go`, '');
    await expect.poll(() => consumed().length, { timeout: 10_000 }).toBe(1 + 3 * items.length);
    for (const item of items) {
      const heard = consumed().filter((line) => line.startsWith(`${item} `));
      expect(heard).toEqual([`${item} 1`, `${item} 2`, `${item} 3`]);
    }
  } finally {
    client.destroy();
    await cloud.close();
    await folder.remove();
  }
});
