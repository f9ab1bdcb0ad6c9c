import { GetItemCommand, PutItemCommand, QueryCommand, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, HeadObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
} from '@aws-sdk/client-sqs';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Clients, type StorageCloud, startStorageCloud, temporaryFolder } from '../support/storage-cloud.ts';

let cloud: StorageCloud;
let clerk: Clients;
let visitor: Clients;
let removeFolder: () => Promise<void>;

beforeAll(async () => {
  const folder = await temporaryFolder();
  removeFolder = folder.remove;
  cloud = await startStorageCloud(folder.path);
  clerk = cloud.as('Clerk');
  visitor = cloud.as('Visitor');
});

afterAll(async () => {
  await cloud.close();
  await removeFolder();
});

describe('DynamoDB behind the local endpoint', () => {
  const key = (sk: string) => ({ pk: { S: 'ACCOUNT#1' }, sk: { S: sk } });

  it('keeps an item that the role may put, and gives it back', async () => {
    const TableName = cloud.physicalId('Table');
    await clerk.dynamodb.send(new PutItemCommand({ TableName, Item: { ...key('a'), total: { N: '12' } } }));
    const { Item } = await clerk.dynamodb.send(new GetItemCommand({ TableName, Key: key('a') }));
    expect(Item?.total).toEqual({ N: '12' });
  });

  it('refuses a transaction for the one part that the role may not do, and does none of it', async () => {
    const TableName = cloud.physicalId('Table');
    const transaction = new TransactWriteItemsCommand({
      TransactItems: [
        { Put: { TableName, Item: key('b') } },
        { ConditionCheck: { TableName, Key: key('c'), ConditionExpression: 'attribute_not_exists(pk)' } },
      ],
    });
    await expect(clerk.dynamodb.send(transaction)).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: expect.stringMatching(/role\/.*Clerk.* dynamodb:ConditionCheckItem on resource: .*:table\//),
      $metadata: { httpStatusCode: 400 },
    });
    const { Item } = await clerk.dynamodb.send(new GetItemCommand({ TableName, Key: key('b') }));
    expect(Item).toBeUndefined();
  });

  it('lets a role query the index it is granted, and not the table', async () => {
    const TableName = cloud.physicalId('Table');
    const query = { TableName, ExpressionAttributeValues: { ':v': { S: 'ACCOUNT#1' } } };
    const onIndex = new QueryCommand({ ...query, IndexName: 'due', KeyConditionExpression: 'duePk = :v' });
    await expect(clerk.dynamodb.send(onIndex)).resolves.toMatchObject({ Count: 0 });
    const onTable = new QueryCommand({ ...query, KeyConditionExpression: 'pk = :v' });
    await expect(clerk.dynamodb.send(onTable)).rejects.toMatchObject({ name: 'AccessDeniedException' });
  });

  it('refuses an item over 400 KB as DynamoDB does', async () => {
    const Item = { ...key('big'), text: { S: 'x'.repeat(410_000) } };
    const put = clerk.dynamodb.send(new PutItemCommand({ TableName: cloud.physicalId('Table'), Item }));
    await expect(put).rejects.toMatchObject({ name: 'ValidationException' });
  });

  it('refuses keys that it never gave out, and a signature by the wrong secret', async () => {
    const { accessKeyId, sessionToken } = cloud.foundation.access.credentialsFor(cloud.arn('Clerk'));
    const call = async (credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string }) => {
      clerk.dynamodb.config.credentials = async () => credentials;
      await clerk.dynamodb.send(new GetItemCommand({ TableName: cloud.physicalId('Table'), Key: key('a') }));
    };
    const real = clerk.dynamodb.config.credentials;
    try {
      await expect(call({ accessKeyId: 'AKIAUNKNOWN', secretAccessKey: 'x' })).rejects.toMatchObject({
        name: 'UnrecognizedClientException',
      });
      await expect(call({ accessKeyId, secretAccessKey: 'guessed', sessionToken })).rejects.toMatchObject({
        name: 'InvalidSignatureException',
      });
    } finally {
      clerk.dynamodb.config.credentials = real;
    }
  });
});

describe('S3 behind the local endpoint', () => {
  const put = (Key: string, more: object = {}) =>
    clerk.s3.send(new PutObjectCommand({ Bucket: cloud.physicalId('Bucket'), Key, Body: 'one invoice', ...more }));
  const get = (client: Clients, Key: string) =>
    client.s3.send(new GetObjectCommand({ Bucket: cloud.physicalId('Bucket'), Key }));

  it('gives back what was put, byte for byte, also 10 MB under an awkward name', async () => {
    const Body = Buffer.alloc(10_000_000, 'invoice ');
    await put("invoices/Ängstlich & Söhne (1)+'~.pdf", { Body, ContentType: 'application/pdf' });
    const answer = await get(clerk, "invoices/Ängstlich & Söhne (1)+'~.pdf");
    expect(answer.ContentType).toBe('application/pdf');
    expect(Buffer.from((await answer.Body?.transformToByteArray()) ?? []).equals(Body)).toBe(true);
  });

  it('refuses a key outside of the granted prefix', async () => {
    await expect(put('elsewhere/a.pdf')).rejects.toMatchObject({
      name: 'AccessDenied',
      $metadata: { httpStatusCode: 403 },
    });
  });

  it('lets an explicit deny win over an allow', async () => {
    await put('invoices/secret/a.pdf');
    await put('invoices/open/a.pdf');
    await expect(get(visitor, 'invoices/open/a.pdf')).resolves.toMatchObject({ ContentLength: 11 });
    await expect(get(visitor, 'invoices/secret/a.pdf')).rejects.toMatchObject({ name: 'AccessDenied' });
  });

  it('tells that a key is missing only to a role that may list the bucket', async () => {
    await expect(get(visitor, 'invoices/none.pdf')).rejects.toMatchObject({ name: 'NoSuchKey' });
    await expect(get(clerk, 'invoices/none.pdf')).rejects.toMatchObject({ name: 'AccessDenied' });
    const head = new HeadObjectCommand({ Bucket: cloud.physicalId('Bucket'), Key: 'invoices/none.pdf' });
    await expect(visitor.s3.send(head)).rejects.toMatchObject({ $metadata: { httpStatusCode: 404 } });
  });

  it('lists under the prefix that the condition names, and under no other', async () => {
    await put('invoices/listed/a.pdf');
    const list = (Prefix: string) =>
      visitor.s3.send(new ListObjectsV2Command({ Bucket: cloud.physicalId('Bucket'), Prefix }));
    await expect(list('invoices/listed/')).resolves.toMatchObject({ KeyCount: 1 });
    await expect(list('documents/')).rejects.toMatchObject({ name: 'AccessDenied' });
  });

  it('lets exactly one of many concurrent conditional puts of a key win', async () => {
    // Large enough that a look-up is answered well before an earlier put is done.
    const Body = Buffer.alloc(2_000_000, 'x');
    const puts = Array.from({ length: 8 }, () => put('invoices/once.pdf', { IfNoneMatch: '*', Body }));
    const outcomes = await Promise.allSettled(puts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({ name: 'PreconditionFailed', $metadata: { httpStatusCode: 412 } });
  });

  it('serves a signed link without credentials, under the headers it asks for, and no altered link', async () => {
    await put('invoices/linked.pdf');
    const command = new GetObjectCommand({
      Bucket: cloud.physicalId('Bucket'),
      Key: 'invoices/linked.pdf',
      ResponseContentDisposition: `attachment; filename="a b.pdf"; filename*=UTF-8''a%20b.pdf`,
      ResponseContentType: 'application/pdf',
    });
    const link = await getSignedUrl(clerk.s3, command, { expiresIn: 60 });
    const answer = await fetch(link);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''a%20b.pdf");
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(await answer.text()).toBe('one invoice');
    const altered = await fetch(link.replace('linked.pdf', 'once.pdf'));
    expect(altered.status).toBe(403);
    expect(await altered.text()).toContain('<Code>SignatureDoesNotMatch</Code>');
    expect((await fetch(link.replace('X-Amz-Expires=60', 'X-Amz-Expires=600'))).status).toBe(403);
  });

  it('refuses an object over 11 MiB in one request before it is sent', async () => {
    const large = put('invoices/large.pdf', { Body: Buffer.alloc(12_000_000) });
    await expect(large).rejects.toMatchObject({ name: 'EntityTooLarge' });
  });

  it('refuses a signed link after its time', async () => {
    const command = new GetObjectCommand({ Bucket: cloud.physicalId('Bucket'), Key: 'invoices/linked.pdf' });
    const link = await getSignedUrl(clerk.s3, command, { expiresIn: 60, signingDate: new Date(Date.now() - 61_000) });
    const answer = await fetch(link);
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('Request has expired')]);
  });

  it('answers a call without signature, and one that is not hosted, with what is wrong', async () => {
    const anonymous = await fetch(
      `${cloud.foundation.endpointOrigin}/${cloud.physicalId('Bucket')}/invoices/linked.pdf`,
    );
    expect([anonymous.status, await anonymous.text()]).toEqual([403, expect.stringContaining('no AWS signature')]);
    await expect(put('invoices/tagged.pdf', { Tagging: 'a=b' })).rejects.toMatchObject({ name: 'NotImplemented' });
  });
});

describe('SQS behind the local endpoint', () => {
  const send = (more: object = {}) =>
    clerk.sqs.send(new SendMessageCommand({ QueueUrl: cloud.physicalId('Queue'), MessageBody: 'hello', ...more }));
  const receive = async () => {
    const QueueUrl = cloud.physicalId('Queue');
    const { Messages = [] } = await clerk.sqs.send(new ReceiveMessageCommand({ QueueUrl, WaitTimeSeconds: 5 }));
    return Messages[0];
  };

  it('carries a message to who may receive, again when it is made visible, until it is deleted', async () => {
    await send();
    const QueueUrl = cloud.physicalId('Queue');
    const first = await receive();
    await clerk.sqs.send(
      new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle: first?.ReceiptHandle, VisibilityTimeout: 0 }),
    );
    const second = await receive();
    expect([first?.Body, second?.MessageId]).toEqual(['hello', first?.MessageId]);
    await clerk.sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: second?.ReceiptHandle }));
  });

  it('moves a message that was received too often to the dead-letter queue', async () => {
    await send({ MessageBody: 'poison' });
    const QueueUrl = cloud.physicalId('Queue');
    for (let times = 0; times < 3; times++) {
      const message = await receive();
      await clerk.sqs.send(
        new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle: message?.ReceiptHandle, VisibilityTimeout: 0 }),
      );
    }
    await clerk.sqs.send(new ReceiveMessageCommand({ QueueUrl }));
    const operator = cloud.as('operator').sqs;
    const given = await operator.send(new ReceiveMessageCommand({ QueueUrl: cloud.physicalId('GivenUp') }));
    expect(given.Messages?.map(({ Body }) => Body)).toEqual(['poison']);
  });

  it('refuses a delay over 900 seconds', async () => {
    await expect(send({ DelaySeconds: 901 })).rejects.toMatchObject({ name: 'InvalidParameterValue' });
  });

  it('refuses a role without the permission', async () => {
    const QueueUrl = cloud.physicalId('GivenUp');
    const sent = clerk.sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: 'x' }));
    await expect(sent).rejects.toMatchObject({ name: 'AccessDeniedException' });
  });
});
