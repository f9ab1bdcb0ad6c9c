/**
 * What an excerpt of a receiver's answer may take in ours. It is JSON in the JSON that the function answers the gateway
 * with, so a control character takes seven bytes and a quotation mark four: of the kilobyte that is kept, up to seven. 100
 * deliveries of 20 attempts have at most 4.1 MB of excerpts, and some 0.4 MB around them; Lambda's limit is 6 MB.
 */
const MOST_BYTES = 2_048;

const UTF_8 = new TextEncoder();

/** An excerpt as every answer shows it: the first kilobyte of what the receiver answered, or less of what is full of escapes. */
export function shownExcerpt(excerpt: string | null): string | null {
  if (excerpt === null || bytesInAnswer(excerpt) <= MOST_BYTES) return excerpt;
  let shown = '';
  let bytes = 0;
  for (const character of excerpt) {
    bytes += bytesInAnswer(character);
    if (bytes > MOST_BYTES) break;
    shown += character;
  }
  return shown;
}

/** Without the quotation marks around it. */
function bytesInAnswer(text: string): number {
  return UTF_8.encode(JSON.stringify(JSON.stringify(text).slice(1, -1)).slice(1, -1)).length;
}
