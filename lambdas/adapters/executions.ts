import { DescribeExecutionCommand, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { Environment } from '../contracts/environment.ts';
import type { StepPayload } from '../contracts/step-payload.ts';
import { clientSettings } from './client-settings.ts';
import { readEnvironment } from './read-environment.ts';

/** The twelve-state machine. */
export interface StateMachine {
  readonly client: SFNClient;
  readonly arn: string;
}

let shared: StateMachine | undefined;

/** The deployed state machine; its client is made on the first call and kept warm. */
export function stateMachine(): StateMachine {
  shared ??= { client: new SFNClient(clientSettings), arn: readEnvironment(Environment.stateMachineArn) };
  return shared;
}

/**
 * Starts an invoice's run. Its name is the invoice's id, so starting twice is starting once (Step Functions keeps names
 * for 90 days: docs.aws.amazon.com/step-functions/latest/apireference/API_StartExecution.html).
 */
export async function startExecution(
  { client, arn }: StateMachine,
  accountId: string,
  invoiceId: string,
): Promise<void> {
  const payload: StepPayload = { account_id: accountId, invoice_id: invoiceId };
  try {
    await client.send(
      new StartExecutionCommand({ stateMachineArn: arn, name: invoiceId, input: JSON.stringify(payload) }),
    );
  } catch (error) {
    if (error instanceof Error && error.name === 'ExecutionAlreadyExists') return;
    throw error;
  }
}

/** Whether an invoice's run goes on, has come to an end (any), or was never started. */
export async function executionState(
  { client, arn }: StateMachine,
  invoiceId: string,
): Promise<'running' | 'ended' | 'not-started'> {
  const executionArn = `${arn.replace(':stateMachine:', ':execution:')}:${invoiceId}`;
  try {
    const { status } = await client.send(new DescribeExecutionCommand({ executionArn }));
    return status === 'RUNNING' || status === 'PENDING_REDRIVE' ? 'running' : 'ended';
  } catch (error) {
    if (error instanceof Error && error.name === 'ExecutionDoesNotExist') return 'not-started';
    throw error;
  }
}
