import { type HostedService, type ServiceCall, ServiceError } from '../ports.ts';
import type { EngineConnection } from './engine-connection.ts';
import { jsonBody, targetOf } from './json-call.ts';

interface QueueRequest {
  readonly QueueUrl?: string;
  readonly DelaySeconds?: unknown;
  readonly Entries?: readonly { readonly DelaySeconds?: unknown }[];
}

/** IAM's action by operation: batches are authorized as the operation that they repeat. */
const ACTIONS: Readonly<Record<string, string>> = {
  SendMessage: 'SendMessage',
  SendMessageBatch: 'SendMessage',
  ReceiveMessage: 'ReceiveMessage',
  DeleteMessage: 'DeleteMessage',
  DeleteMessageBatch: 'DeleteMessage',
  ChangeMessageVisibility: 'ChangeMessageVisibility',
  ChangeMessageVisibilityBatch: 'ChangeMessageVisibility',
  GetQueueAttributes: 'GetQueueAttributes',
};

const TARGET_PREFIX = 'AmazonSQS.';
const LONGEST_DELAY_S = 900;

/** SQS over its JSON protocol. The limit of a message or batch (1 MiB) is the engine's own. */
export function sqsService(
  engine: EngineConnection,
  { region, accountId }: { region: string; accountId: string },
): HostedService {
  return {
    signingName: 'sqs',
    accessDeniedStatus: 400,
    operation(call: ServiceCall) {
      const name = targetOf(call, TARGET_PREFIX);
      const action = ACTIONS[name];
      if (action === undefined) throw new ServiceError('InvalidAction', `SQS's ${name} is not hosted locally`);
      const queue = jsonBody<QueueRequest>(call.body).QueueUrl?.split('/').at(-1) ?? '';
      return {
        name,
        permissions: [{ action: `sqs:${action}`, resourceArn: `arn:aws:sqs:${region}:${accountId}:${queue}` }],
      };
    },
    async answer({ method, path, headers, body }) {
      checkDelays(jsonBody(body));
      return engine.call({ method, url: path, headers, body });
    },
  };
}

/** The engine takes any delay. */
function checkDelays({ DelaySeconds, Entries = [] }: QueueRequest): void {
  for (const delay of [DelaySeconds, ...Entries.map((entry) => entry.DelaySeconds)]) {
    if (delay === undefined) continue;
    if (typeof delay !== 'number' || !Number.isInteger(delay) || delay < 0 || delay > LONGEST_DELAY_S) {
      throw new ServiceError(
        'InvalidParameterValue',
        `Value ${delay} for parameter DelaySeconds is invalid. Reason: DelaySeconds must be >= 0 and <= ${LONGEST_DELAY_S}.`,
      );
    }
  }
}
