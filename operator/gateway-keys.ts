import {
  CreateApiKeyCommand,
  CreateUsagePlanKeyCommand,
  DeleteApiKeyCommand,
  DeleteUsagePlanKeyCommand,
  GetApiKeysCommand,
} from '@aws-sdk/client-api-gateway';
import { type AccountLimits, hasRaisedLimits } from '../lambdas/domain/access/account.ts';
import type { ApiKeyRecord } from '../lambdas/domain/access/api-key-record.ts';
import type { Connection } from './connection.ts';

/*
 * API Gateway throttles by usage plan, so it must know every key: by the hash that the authorizer gives as usage
 * identifier, never by the key itself. Its key is named after ours, by which it is found again.
 */

/** Makes a key known to API Gateway, on the plan that the account's limits ask for. */
export async function addGatewayKey(to: Connection, key: ApiKeyRecord, limits: AccountLimits): Promise<void> {
  const { id } = await to.gateway.send(new CreateApiKeyCommand({ name: key.keyId, value: key.sha256, enabled: true }));
  await to.gateway.send(
    new CreateUsagePlanKeyCommand({ usagePlanId: planFor(to, limits), keyId: id, keyType: 'API_KEY' }),
  );
}

/**
 * Puts a key on the plan that the limits ask for. A key can be on one plan of a stage only, so it leaves the other first.
 * One that API Gateway does not know, as where the table came from another region, is made there again.
 */
export async function moveGatewayKey(to: Connection, key: ApiKeyRecord, limits: AccountLimits): Promise<void> {
  const ids = await gatewayIds(to, key);
  if (ids.length === 0) return addGatewayKey(to, key, limits);
  const wanted = planFor(to, limits);
  const other = wanted === to.raisedPlanId ? to.standardPlanId : to.raisedPlanId;
  for (const keyId of ids) {
    await unless('NotFoundException', to.gateway.send(new DeleteUsagePlanKeyCommand({ usagePlanId: other, keyId })));
    await unless(
      'ConflictException',
      to.gateway.send(new CreateUsagePlanKeyCommand({ usagePlanId: wanted, keyId, keyType: 'API_KEY' })),
    );
  }
}

/** Makes API Gateway forget a key; one that it does not know is fine. */
export async function removeGatewayKey(from: Connection, key: ApiKeyRecord): Promise<void> {
  for (const apiKey of await gatewayIds(from, key)) {
    await unless('NotFoundException', from.gateway.send(new DeleteApiKeyCommand({ apiKey })));
  }
}

async function gatewayIds({ gateway }: Connection, { keyId }: ApiKeyRecord): Promise<string[]> {
  const { items = [] } = await gateway.send(new GetApiKeysCommand({ nameQuery: keyId }));
  return items.flatMap(({ id, name }) => (id !== undefined && name === keyId ? [id] : []));
}

function planFor({ standardPlanId, raisedPlanId }: Connection, limits: AccountLimits): string {
  return hasRaisedLimits(limits) ? raisedPlanId : standardPlanId;
}

/** Waits for a call whose error of this name means that what it wants is so already. */
async function unless(name: string, call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof Error && error.name === name)) throw error;
  }
}
