/**
 * A defect of fauxqs 2.4.1: it refuses messages with characters above U+FFFF, of which it sees the halves. SQS takes them
 * (https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/API_SendMessageBatch.html). The package does not
 * export the expression; its version is pinned exactly.
 */
export async function mendMessageCharacters(): Promise<void> {
  const file = new URL('./sqs/sqsTypes.js', import.meta.resolve('fauxqs')).href;
  const { INVALID_MESSAGE_BODY_CHAR } = (await import(file)) as { readonly INVALID_MESSAGE_BODY_CHAR: RegExp };
  INVALID_MESSAGE_BODY_CHAR.test = (text) => REFUSED.test(text);
}

const REFUSED = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;
