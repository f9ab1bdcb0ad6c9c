import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { table } from '../adapters/table.ts';
import { listSubscriptions } from '../adapters/webhooks/subscriptions.ts';
import { errorFields, log } from '../kit/log.ts';
import { queueDeliveries, type SubscriptionsOf } from './queue-deliveries.ts';
import { startPipeline } from './start-pipeline.ts';
import { type StoredEvent, storedEvent } from './stored-event.ts';

/** Everyone who must hear of every event, each idempotent: a record comes again when a later one of its batch failed. */
const LISTENERS: readonly ((event: StoredEvent, subscriptionsOf: SubscriptionsOf) => Promise<void>)[] = [
  startPipeline,
  queueDeliveries,
];

/**
 * Tells everyone of the events that the table's stream brings: those of one invoice in their order, those of different
 * invoices side by side. Of an invoice whose event failed, the later ones wait. Lambda goes on from the lowest failure
 * (docs.aws.amazon.com/lambda/latest/dg/services-ddb-batchfailurereporting.html).
 */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const byInvoice = Map.groupBy(Records, (record) => record.dynamodb?.Keys?.pk?.S ?? '');
  const subscriptionsOf = readOnce((accountId) => listSubscriptions(table(), accountId));
  const failures = await Promise.all([...byInvoice.values()].map((records) => firstFailure(records, subscriptionsOf)));
  return { batchItemFailures: failures.filter((failure) => failure !== null) };
}

async function firstFailure(
  records: readonly DynamoDBRecord[],
  subscriptionsOf: SubscriptionsOf,
): Promise<{ itemIdentifier: string } | null> {
  for (const record of records) {
    const itemIdentifier = record.dynamodb?.SequenceNumber ?? '';
    try {
      const event = storedEvent(record);
      for (const tell of LISTENERS) await tell(event, subscriptionsOf);
    } catch (error) {
      log('error', 'an event was not passed on', { sequenceNumber: itemIdentifier, ...errorFields(error) });
      return { itemIdentifier };
    }
  }
  return null;
}

/** An account's subscriptions are read once for a batch: the read is younger than every event in it. */
function readOnce(read: SubscriptionsOf): SubscriptionsOf {
  const known = new Map<string, ReturnType<SubscriptionsOf>>();
  return (accountId) => {
    const subscriptions = known.get(accountId) ?? read(accountId);
    known.set(accountId, subscriptions);
    return subscriptions;
  };
}
