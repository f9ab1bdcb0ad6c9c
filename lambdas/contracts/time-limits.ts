/**
 * What an API function has for a call: one second less than the gateway waits (29 s). A dependency that is out fails a call
 * after 10.5 s at the most, and clearing up after that takes four times 1.5 s at the most (client-settings.ts): it is answered
 * 503 by the handler itself, also where an earlier call went through at its last attempt only.
 */
export const API_FUNCTION_SECONDS = 28;
