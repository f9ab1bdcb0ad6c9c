import { isOutage } from './is-outage.ts';

const REFUSALS = new Set([
  'TransactionCanceledException',
  'TransactionInProgressException',
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
]);

/**
 * Whether DynamoDB answers, and for now refuses the very items of a call: transactions that are in each other's way, or
 * more than a partition takes, 1,000 units written and 3,000 read a second
 * (https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-design.html). Whoever needs other
 * items need not meet it, as everybody meets an outage.
 */
export function isRefusalOfItems(error: unknown): boolean {
  if (!(error instanceof Error) || !isOutage(error)) return false;
  // `transact` tells with the cause what it has waited for in vain.
  const { name } = error.cause instanceof Error ? error.cause : error;
  return REFUSALS.has(name);
}
