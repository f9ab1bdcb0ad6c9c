/** Logged for each message of a queue that its consumer failed on; alarms count these lines. */
export const MESSAGE_FAILED = 'a message could not be dealt with';
