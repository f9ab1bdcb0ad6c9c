import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { APIGatewayClient } from '@aws-sdk/client-api-gateway';
import {
  CloudFormationClient,
  DescribeStacksCommand,
  type DescribeStacksCommandOutput,
} from '@aws-sdk/client-cloudformation';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { openTable, type Table } from '../lambdas/adapters/table.ts';
import { actor } from './actor.ts';

/** What the tool works on: a deployed stack, or the one that runs on this machine. */
export interface Connection {
  readonly table: Table;
  readonly gateway: APIGatewayClient;
  readonly standardPlanId: string;
  readonly raisedPlanId: string;
  /** Who stands in the audit trail for what is done over it. */
  readonly actor: string;
}

const outputsSchema = z.object({
  TableName: z.string(),
  StandardUsagePlanId: z.string(),
  RaisedUsagePlanId: z.string(),
});

/** What the local service writes for its operator when it starts. */
const localSchema = z.object({
  endpoint: z.string(),
  region: z.string(),
  credentials: z.object({ accessKeyId: z.string(), secretAccessKey: z.string() }),
  outputs: outputsSchema,
});

/** A deployed stack, and its region where that is not the ambient one. */
export interface Deployed {
  readonly stack: string;
  readonly region?: string;
}

/**
 * @param deployed reached with the ambient AWS credentials; without one, the local service.
 * @param dataDirectory where the local service keeps its data.
 * @throws Error that says what to do when neither can be found.
 */
export async function connect(deployed: Deployed | undefined, dataDirectory: string): Promise<Connection> {
  return deployed === undefined ? localConnection(dataDirectory) : stackConnection(deployed);
}

function localConnection(dataDirectory: string): Connection {
  const file = join(dataDirectory, 'operator.json');
  const { outputs, ...client } = localSettings(file, readLocal(file));
  return connection(outputs, client);
}

function localSettings(file: string, text: string): z.infer<typeof localSchema> {
  try {
    return localSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`${file} is not this version's; start the service again`, { cause: error });
  }
}

function readLocal(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(
      `No local service: ${file} is not there. Start the service first, set IVS_DATA_DIR to the data directory of the one ` +
        'that runs, or name a deployed one by --stack.',
    );
  }
}

async function stackConnection({ stack, ...client }: Deployed): Promise<Connection> {
  const { Stacks } = await describe(stack, new CloudFormationClient(client));
  const outputs = (Stacks?.[0]?.Outputs ?? []).map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue] as const);
  const parsed = outputsSchema.safeParse(Object.fromEntries(outputs));
  if (!parsed.success) throw new Error(`The stack ${stack} has not the outputs of this service`);
  return connection(parsed.data, client);
}

async function describe(stack: string, client: CloudFormationClient): Promise<DescribeStacksCommandOutput> {
  const region = await client.config.region().catch(() => undefined);
  if (region === undefined) {
    throw new Error(`In which region is the stack ${stack}? Set AWS_REGION or give --region.`);
  }
  try {
    return await client.send(new DescribeStacksCommand({ StackName: stack }));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`The stack ${stack} can't be looked up in ${region} (--region) with your AWS credentials: ${why}`);
  }
}

function connection(
  outputs: z.infer<typeof outputsSchema>,
  client: Partial<Omit<z.infer<typeof localSchema>, 'outputs'>>,
): Connection {
  return {
    table: openTable(new DynamoDBClient(client), outputs.TableName),
    gateway: new APIGatewayClient(client),
    standardPlanId: outputs.StandardUsagePlanId,
    raisedPlanId: outputs.RaisedUsagePlanId,
    actor: actor(),
  };
}
