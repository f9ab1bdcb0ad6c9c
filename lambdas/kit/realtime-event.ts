/** What API Gateway hands the routes of a WebSocket API (https://docs.aws.amazon.com/apigateway/latest/developerguide/apigateway-websocket-api-mapping-template-reference.html), as far as it is read. */
export interface RealtimeEvent {
  readonly requestContext: {
    readonly connectionId: string;
    readonly requestId: string;
    readonly routeKey: string;
  };
  /** Only of the handshake. */
  readonly multiValueHeaders?: Readonly<Record<string, readonly string[] | undefined>>;
  /** Only of a message. */
  readonly body?: string;
}

/** For a handshake, the status is the client's answer; for a message, the body is, as it stands. */
export interface RealtimeResult {
  readonly statusCode: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}
