export { parseEvent, type ReceivedEvent } from './parse-event.ts';
export { verifySignature } from './verify-signature.ts';
