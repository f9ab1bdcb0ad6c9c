import type { StateMachine } from 'aws-local-stepfunctions';

/** What goes into a state and comes out of it: the engine's own type, which it does not export. */
export type JsonValue = Parameters<StateMachine['run']>[0];
