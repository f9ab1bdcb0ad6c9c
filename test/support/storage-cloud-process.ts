/** A stack in a process of its own, for tests that kill it: says its endpoint and its operator's keys, then runs on. */
import { startStorageCloud } from './storage-cloud.ts';

const [folder = ''] = process.argv.slice(2);
const cloud = await startStorageCloud(folder);
process.stdout.write(
  `${JSON.stringify({
    endpoint: cloud.foundation.endpointOrigin,
    credentials: cloud.foundation.credentials.operator(),
    table: cloud.physicalId('Table'),
    bucket: cloud.physicalId('Bucket'),
    queue: cloud.physicalId('Queue'),
  })}\n`,
);
