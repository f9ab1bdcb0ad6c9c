import { GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Fault, InterceptedCall } from '../../local/endpoint/intercept.ts';
import { type StorageCloud, startStorageCloud, temporaryFolder } from '../support/storage-cloud.ts';

let cloud: StorageCloud;
let removeFolder: () => Promise<void>;
let calls: InterceptedCall[];
let faults: Fault[];

beforeAll(async () => {
  const folder = await temporaryFolder();
  removeFolder = folder.remove;
  cloud = await startStorageCloud(folder.path, {
    intercept(call) {
      calls.push(call);
      return faults.shift();
    },
  });
});

afterAll(async () => {
  await cloud.close();
  await removeFolder();
});

beforeEach(() => {
  calls = [];
  faults = [];
});

const Item = { pk: { S: 'p' }, sk: { S: 's' } };

it('throttles a call when a test wants it to, and does nothing of it', async () => {
  const { dynamodb } = cloud.as('Clerk');
  faults = [{ kind: 'refuse', status: 400, code: 'ProvisionedThroughputExceededException', message: 'slow down' }];
  const put = dynamodb.send(new PutItemCommand({ TableName: cloud.physicalId('Table'), Item }));
  await expect(put).rejects.toMatchObject({ name: 'ProvisionedThroughputExceededException', message: 'slow down' });
  const got = await dynamodb.send(new GetItemCommand({ TableName: cloud.physicalId('Table'), Key: Item }));
  expect(got.Item).toBeUndefined();
  expect(calls).toMatchObject([
    { service: 'dynamodb', operation: 'PutItem', caller: { kind: 'role', roleArn: cloud.arn('Clerk') } },
    { service: 'dynamodb', operation: 'GetItem' },
  ]);
});

it('does the work and loses the answer when a test wants it to', async () => {
  const { dynamodb, s3 } = cloud.as('Clerk');
  faults = [{ kind: 'lose answer' }, { kind: 'lose answer' }];
  const object = { Bucket: cloud.physicalId('Bucket'), Key: 'invoices/lost.pdf' };
  await expect(dynamodb.send(new PutItemCommand({ TableName: cloud.physicalId('Table'), Item }))).rejects.toMatchObject(
    { code: 'ECONNRESET' },
  );
  await expect(s3.send(new PutObjectCommand({ ...object, Body: 'x' }))).rejects.toMatchObject({ code: 'ECONNRESET' });
  const got = await dynamodb.send(new GetItemCommand({ TableName: cloud.physicalId('Table'), Key: Item }));
  expect(got.Item).toEqual(Item);
  await expect(s3.send(new GetObjectCommand(object))).resolves.toMatchObject({ ContentLength: 1 });
});
