import { SendTaskFailureCommand, SendTaskSuccessCommand, SFNClient } from '@aws-sdk/client-sfn';
import { clientSettings } from './client-settings.ts';

let shared: SFNClient | undefined;

const states = (): SFNClient => {
  shared ??= new SFNClient(clientSettings);
  return shared;
};

/** Lets the state that waits for this token go on. */
export async function succeedTask(taskToken: string): Promise<void> {
  await unlessOver(states().send(new SendTaskSuccessCommand({ taskToken, output: '{}' })));
}

/** Fails the state that waits for this token, with an error that its Retry and Catch know by name. */
export async function failTask(taskToken: string, error: string): Promise<void> {
  await unlessOver(states().send(new SendTaskFailureCommand({ taskToken, error })));
}

/** A token answered before, timed out or of an execution that was stopped: nobody waits for it any more. */
async function unlessOver(answer: Promise<unknown>): Promise<void> {
  try {
    await answer;
  } catch (error) {
    if (!(error instanceof Error && (error.name === 'TaskTimedOut' || error.name === 'TaskDoesNotExist'))) throw error;
  }
}
