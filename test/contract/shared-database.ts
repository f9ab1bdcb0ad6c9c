import type { TestProject } from 'vitest/node';
import { startDynamoDbEngine } from '../engines/dynamodb.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the DynamoDB engine of the contract tests answers. */
    readonly dynamoDbEndpoint: string;
  }
}

/** One engine for the whole run, in which each process of tests has a table. */
export default async function startSharedDatabase(project: TestProject): Promise<() => void> {
  const engine = await startDynamoDbEngine();
  process.once('exit', engine.stop);
  project.provide('dynamoDbEndpoint', engine.endpoint);
  return engine.stop;
}
