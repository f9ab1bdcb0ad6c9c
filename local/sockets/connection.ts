/** One connection, as the gateway knows it from its handshake on. */
export interface Connection {
  /** Base64, as on AWS: it ends in `=` and must be escaped in a path. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly connectedAt: number;
  readonly sourceIp: string;
  readonly userAgent: string | null;
  /** `host:port` that the client asked for. */
  readonly domainName: string;
}
