/** The S3 and SQS engine, in a thread of its own: its storage is synchronous, and a file of 10 MB takes a while. */
import type { AddressInfo } from 'node:net';
import type { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { buildApp } from 'fauxqs';
import { mendMessageCharacters } from './mend-message-characters.ts';

type Stores = NonNullable<NonNullable<Parameters<typeof buildApp>[0]>['stores']>;
type SqsStore = Stores['sqsStore'];
type Queue = ReturnType<SqsStore['createQueue']>;
type Persistence = NonNullable<SqsStore['persistence']>;

/** The package exports its application but not the stores that make it persistent; its version is pinned exactly. */
async function part<Part>(file: string): Promise<Part> {
  return (await import(new URL(file, import.meta.resolve('fauxqs')).href)) as Part;
}

const { PersistenceManager } = await part<{ PersistenceManager: new (folder: string) => Persistence }>(
  './persistence.js',
);
const sqs = await part<{ SqsStore: new () => SqsStore; SqsQueue: { prototype: Queue } }>('./sqs/sqsStore.js');
const sns = await part<{ SnsStore: new () => Stores['snsStore'] }>('./sns/snsStore.js');
const s3 = await part<{ S3Store: new () => Stores['s3Store'] }>('./s3/s3Store.js');

const { folder } = workerData as { folder: string };
const persistence = new PersistenceManager(folder);
mend(persistence);
await mendMessageCharacters();
const stores: Stores = { sqsStore: new sqs.SqsStore(), snsStore: new sns.SnsStore(), s3Store: new s3.S3Store() };
// Loaded before the stores write through: loading a queue "inserts" it, which would delete its messages.
persistence.load(stores.sqsStore, stores.snsStore, stores.s3Store);
stores.sqsStore.persistence = persistence;
stores.s3Store.persistence = persistence;
for (const queue of stores.sqsStore.allQueues()) queue.persistence = persistence;

const app = buildApp({ logger: false, stores });
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;

parentPort?.on('message', async () => {
  await app.close();
  persistence.close();
  parentPort?.close();
});
parentPort?.postMessage({ origin: `http://127.0.0.1:${port}` });

/**
 * Four defects of the storage, in 2.4.1: what is deleted stays legible in the file's free pages; a message that becomes visible again is written with a receive count of NULL,
 * which its column refuses, and so it is lost; a message on its way to the dead-letter queue is in neither queue for a
 * moment; and every write waits for the disk, which only the loss of power would need (the write-ahead log survives the
 * end of the process without).
 */
function mend(broken: Persistence): void {
  const { db } = broken as unknown as { db: DatabaseSync };
  db.exec('PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON');
  const makeVisible = db.prepare(
    'UPDATE sqs_messages SET receipt_handle = NULL, visibility_deadline = NULL WHERE message_id = ?',
  );
  broken.updateMessageReady = (messageId) => {
    makeVisible.run(messageId);
  };
  const queue = sqs.SqsQueue.prototype;
  const dequeue = queue.dequeue;
  queue.dequeue = function (...request) {
    db.exec('BEGIN');
    try {
      const received = dequeue.apply(this, request);
      db.exec('COMMIT');
      return received;
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    }
  };
}
