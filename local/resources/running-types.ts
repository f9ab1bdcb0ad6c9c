import type { ResourceType } from './resource-type.ts';

/** The types that run something: functions, gateways, mappings, rules, state machines. */
export const RUNNING_TYPES: readonly ResourceType[] = [];
