/**
 * What an upload may look like. The body's limit is the contract's (section 3) and API Gateway's; the others only have to
 * be far above what any client sends and low enough that a hostile body costs next to nothing.
 */
export const UPLOAD_LIMITS = {
  /** 10 MiB: the whole request body, so a file fits up to that less its multipart envelope. */
  bodyBytes: 10_485_760,
  /** One is needed; forms add a few text fields. */
  parts: 32,
  /** Three are meaningful in a part (RFC 7578 section 4.8). */
  headersOfAPart: 16,
  /** All headers of one part together: a percent-encoded file name of 255 characters takes at most 9 × 255 = 2,295. */
  headerBytesOfAPart: 8_192,
} as const;
