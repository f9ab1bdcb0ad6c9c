import { DependencyUnavailable } from './dependency-unavailable.ts';

/** A write whose answer never came, and of which it could not be learned whether it was made: what it needs must stay taken. */
export class OutcomeUnknown extends DependencyUnavailable {}
