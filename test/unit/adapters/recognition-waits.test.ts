import { afterAll, beforeAll, expect, test } from 'vitest';
import { endWait, findWait, putWait } from '../../../lambdas/adapters/recognition-waits.ts';
import { type DynamoDbEngine, startDynamoDb } from '../../engines/dynamodb.ts';

let engine: DynamoDbEngine;
beforeAll(async () => {
  engine = await startDynamoDb();
});
afterAll(() => engine.stop());

test('a wait that was answered ends, and one that began anew meanwhile goes on', async () => {
  const wait = (taskToken: string) => ({ accountId: 'acc_1', invoiceId: 'inv_1', taskToken });
  expect(await putWait(engine.table, wait('first'))).toBe(false);
  expect(await putWait(engine.table, wait('second'))).toBe(true);
  await endWait(engine.table, wait('first'));
  expect(await findWait(engine.table, 'inv_1')).toEqual(wait('second'));
  await endWait(engine.table, wait('second'));
  expect(await findWait(engine.table, 'inv_1')).toBeNull();
});
