import { dynamodbTable } from './dynamodb-table.ts';
import type { ResourceType } from './resource-type.ts';
import { RUNNING_TYPES } from './running-types.ts';

/** Every resource type that the local cloud knows; a template with any other is refused. */
export const RESOURCE_TYPES: readonly ResourceType[] = [dynamodbTable, ...RUNNING_TYPES];
