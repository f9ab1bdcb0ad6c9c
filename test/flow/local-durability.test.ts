import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { DynamoDBClient, GetItemCommand, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import {
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDataDirectory } from '../../local/data-directory.ts';
import { startStorageCloud, temporaryFolder } from '../support/storage-cloud.ts';
import { storageTemplate } from '../support/storage-template.ts';

interface Announced {
  readonly endpoint: string;
  readonly credentials: { accessKeyId: string; secretAccessKey: string; sessionToken: string };
  readonly table: string;
  readonly bucket: string;
  readonly queue: string;
}

const PROGRAM = fileURLToPath(new URL('../support/storage-cloud-process.ts', import.meta.url));
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let process_: ChildProcess | undefined;

beforeEach(async () => {
  folder = await temporaryFolder();
});

afterEach(async () => {
  process_?.kill('SIGKILL');
  // Whoever opens the directory next ends the engine that the killed stack left: here, so that nothing outlives the test.
  const cloud = await startStorageCloud(folder.path);
  await cloud.close();
  await folder.remove();
});

async function startProcess(): Promise<Announced> {
  process_ = spawn(process.execPath, [PROGRAM, folder.path], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (process_.stdout === null) throw new Error('the process has no output');
  const [line] = (await once(createInterface(process_.stdout), 'line')) as [string];
  return JSON.parse(line) as Announced;
}

async function killProcess(): Promise<void> {
  if (process_ === undefined) return;
  const ended = once(process_, 'exit');
  process_.kill('SIGKILL');
  await ended;
}

it('loses nothing that was acknowledged when the stack is killed in the middle of writing', async () => {
  const { endpoint, credentials, table, bucket, queue } = await startProcess();
  const settings = { endpoint, credentials, region: 'us-east-1', maxAttempts: 1 };
  const clients = [new DynamoDBClient(settings), new S3Client(settings), new SQSClient(settings)] as const;
  const [dynamodb, s3, sqs] = clients;
  const acknowledged = { items: 0, objects: 0, messages: 0 };
  let killed = false;
  const writeUntilKilled = async (count: keyof typeof acknowledged, write: (name: string) => Promise<unknown>) => {
    while (!killed) {
      await write(String(acknowledged[count]));
      acknowledged[count]++;
    }
  };
  const writers = [
    writeUntilKilled('items', (name) =>
      dynamodb.send(new PutItemCommand({ TableName: table, Item: { pk: { S: 'p' }, sk: { S: name } } })),
    ),
    writeUntilKilled('objects', (Key) =>
      s3.send(new PutObjectCommand({ Bucket: bucket, Key, Body: Buffer.alloc(50_000, Key) })),
    ),
    writeUntilKilled('messages', (name) => sqs.send(new SendMessageCommand({ QueueUrl: queue, MessageBody: name }))),
  ];
  await Promise.race([...writers, waitFor(() => Object.values(acknowledged).every((count) => count >= 20))]);
  await killProcess();
  killed = true;
  await Promise.allSettled(writers);
  for (const client of clients) client.destroy();

  const cloud = await startStorageCloud(folder.path);
  try {
    const operator = cloud.as('operator');
    const items = await operator.dynamodb.send(new ScanCommand({ TableName: table, Select: 'COUNT' }));
    expect(items.Count).toBeGreaterThanOrEqual(acknowledged.items);
    for (let at = 0; at < acknowledged.objects; at++) {
      const { Body } = await operator.s3.send(new GetObjectCommand({ Bucket: bucket, Key: String(at) }));
      expect(Buffer.from((await Body?.transformToByteArray()) ?? []).equals(Buffer.alloc(50_000, String(at)))).toBe(
        true,
      );
    }
    const { Attributes } = await operator.sqs.send(
      new GetQueueAttributesCommand({
        QueueUrl: cloud.physicalId('Queue'),
        AttributeNames: ['ApproximateNumberOfMessages'],
      }),
    );
    expect(Number(Attributes?.ApproximateNumberOfMessages)).toBeGreaterThanOrEqual(acknowledged.messages);
  } finally {
    await cloud.close();
  }
});

it('starts again after a kill, ends the engine that was left behind, and knows the same keys', async () => {
  const before = await startProcess();
  await killProcess();
  const orphans = enginesOf(folder.path);
  const cloud = await startStorageCloud(folder.path);
  try {
    expect(orphans).toHaveLength(1);
    expect(enginesOf(folder.path)).toHaveLength(1);
    expect(enginesOf(folder.path)).not.toEqual(orphans);
    expect(cloud.foundation.credentials.operator()).toEqual(before.credentials);
  } finally {
    await cloud.close();
  }
  expect(enginesOf(folder.path)).toHaveLength(0);
});

it('does not open a data directory that another stack has open, and does so once that one is killed', async () => {
  await startProcess();
  expect(() => openDataDirectory(folder.path)).toThrow(/is in use by another running stack/);
  await killProcess();
  await openDataDirectory(folder.path).close();
});

it('restarts the DynamoDB engine when it is killed, with all its items', async () => {
  const cloud = await startStorageCloud(folder.path);
  try {
    const { dynamodb } = cloud.as('operator');
    const Item = { pk: { S: 'p' }, sk: { S: 's' } };
    await dynamodb.send(new PutItemCommand({ TableName: cloud.physicalId('Table'), Item }));
    const [engine] = enginesOf(folder.path);
    process.kill(Number(engine), 'SIGKILL');
    const get = new GetItemCommand({ TableName: cloud.physicalId('Table'), Key: Item });
    await waitFor(async () => (await dynamodb.send(get).catch(() => undefined))?.Item !== undefined);
  } finally {
    await cloud.close();
  }
});

it('leaves nothing of a deleted object or message in its files', async () => {
  const cloud = await startStorageCloud(folder.path);
  const { s3, sqs } = cloud.as('Clerk');
  const object = { Bucket: cloud.physicalId('Bucket'), Key: 'invoices/a.pdf' };
  const QueueUrl = cloud.physicalId('Queue');
  await s3.send(new PutObjectCommand({ ...object, Body: 'Ann Example '.repeat(100_000) }));
  await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: 'Ann Example '.repeat(10_000) }));
  const { Messages = [] } = await sqs.send(new ReceiveMessageCommand({ QueueUrl }));
  await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: Messages[0]?.ReceiptHandle }));
  await s3.send(new DeleteObjectCommand(object));
  await cloud.close();
  const files = readdirSync(join(folder.path, 's3-sqs')).map((name) => join(folder.path, 's3-sqs', name));
  expect(files.filter((file) => statSync(file).size > 1_000_000)).toHaveLength(1);
  expect(files.filter((file) => readFileSync(file).includes('Ann Example'))).toEqual([]);
});

it('refuses to go on with a kept table whose keys are not the template’s', async () => {
  await (await startStorageCloud(folder.path)).close();
  const { Table } = storageTemplate.Resources;
  const template = {
    Resources: {
      Table: {
        ...Table,
        Type: 'AWS::DynamoDB::Table',
        Properties: { ...Table?.Properties, KeySchema: [{ AttributeName: 'duePk', KeyType: 'HASH' }] },
      },
    },
  };
  await expect(startStorageCloud(folder.path, { template })).rejects.toThrow(/kept with another key schema/);
});

/** Process ids of engines whose arguments name a file in the folder. */
function enginesOf(path: string): string[] {
  const lines = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.includes(`--db-path ${path}`)).map((line) => line.trim().split(' ')[0] ?? '');
}

async function waitFor(reached: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await reached())) await new Promise((resolve) => setTimeout(resolve, 10));
}
