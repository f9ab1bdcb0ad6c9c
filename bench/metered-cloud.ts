import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { APIGatewayClient } from '@aws-sdk/client-api-gateway';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { changeAccount, createAccount } from '../lambdas/adapters/accounts/accounts.ts';
import { createApiKey } from '../lambdas/adapters/accounts/api-keys.ts';
import { loadInvoice } from '../lambdas/adapters/invoices/load-invoice.ts';
import { openTable } from '../lambdas/adapters/table.ts';
import { INSURERS } from '../lambdas/domain/insurers/registry.ts';
import { isInFlight } from '../lambdas/domain/invoice/in-flight.ts';
import { type Cloud, startCloud } from '../local/cloud.ts';
import { Meter } from '../local/metering/meter.ts';
import { addGatewayKey } from '../operator/gateway-keys.ts';
import { ASSEMBLY_FOLDER, ensureAssembly } from '../scripts/assembly.ts';
import { ServiceClient } from '../test/flow/service-client.ts';

export interface MeteredCloud {
  readonly cloud: Cloud;
  readonly meter: Meter;
  /** An invoice's whole way: its upload, its run, and one look at the result. */
  process(file: Uint8Array): Promise<void>;
  close(): Promise<void>;
}

const LIMITS = { requestsPerMinute: 60_000, uploadsPerHour: 100_000 };
const LOOK_MS = 25;
const PATIENCE_MS = 120_000;

/** Starts a cloud of its own, that counts, with one account. Whoever waits for a run's end looks as the operator, which costs no invoice. */
export async function startMeteredCloud(): Promise<MeteredCloud> {
  await ensureAssembly();
  const dataDirectory = mkdtempSync(join(tmpdir(), 'ivs-cost-'));
  const meter = new Meter();
  const cloud = await startCloud({
    assemblyFolder: ASSEMBLY_FOLDER,
    dataDirectory,
    apiPort: 0,
    meter,
    onFatal: (error) => {
      throw error;
    },
  });
  const { region, outputs } = cloud.assembly;
  const output = (name: string): string => {
    const value = outputs[name];
    if (value === undefined) throw new Error(`the stack has no output ${name}`);
    return value;
  };
  const access = { endpoint: cloud.endpointOrigin, region, credentials: cloud.operator };
  const table = openTable(new DynamoDBClient(access), output('TableName'));
  const actor = 'bench';
  const insurers = INSURERS.map(({ name }) => name);
  const { accountId } = await createAccount(table, actor, 'Cost', insurers);
  const raised = await changeAccount(table, actor, accountId, () => ({ limits: LIMITS }));
  const { record, key } = await createApiKey(table, actor, raised, 'Cost', null);
  const gateway = new APIGatewayClient(access);
  const plans = { standardPlanId: output('StandardUsagePlanId'), raisedPlanId: output('RaisedUsagePlanId') };
  await addGatewayKey({ table, actor, gateway, ...plans }, record, LIMITS);
  const client = new ServiceClient(cloud.apiOrigin, key);
  return {
    cloud,
    meter,
    async process(file) {
      const id = await client.submit(file);
      const end = Date.now() + PATIENCE_MS;
      for (;;) {
        const invoice = await loadInvoice(table, accountId, id);
        if (invoice?.status === 'FAILED')
          throw new Error(`${id} ended FAILED, and half a run is no price of a whole one`);
        if (invoice !== null && !isInFlight(invoice.status)) break;
        if (Date.now() > end) throw new Error(`${id} did not come to an end within ${PATIENCE_MS / 1000} s`);
        await sleep(LOOK_MS);
      }
      await client.invoice(id);
    },
    async close() {
      gateway.destroy();
      table.client.destroy();
      await cloud.close();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
