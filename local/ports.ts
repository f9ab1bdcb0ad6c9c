/** What the parts of the local cloud ask of each other. */

/** A resource of the synthesized template, every intrinsic function resolved. */
export interface Resource {
  readonly logicalId: string;
  /** CloudFormation type, e.g. `AWS::Lambda::Function`. */
  readonly type: string;
  readonly properties: Readonly<Record<string, unknown>>;
  /** What `Ref` gives for it: the physical name or id. */
  readonly physicalId: string;
  readonly arn: string;
}

/** The synthesized assembly, loaded, resolved and checked: nothing in it would be ignored by accident. */
export interface Assembly {
  readonly stackName: string;
  readonly region: string;
  readonly accountId: string;
  readonly resources: readonly Resource[];
  ofType(type: string): readonly Resource[];
  byArn(arn: string): Resource | undefined;
  /** CloudFormation outputs, resolved. */
  readonly outputs: Readonly<Record<string, string>>;
  /** The folder of a Lambda function's bundled asset. */
  assetFolder(functionResource: Resource): string;
}

export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string;
}

/** Who calls: a role of the template, an AWS service (by its principal), or the operator of this machine. */
export type Caller =
  | { readonly kind: 'role'; readonly roleArn: string }
  | { readonly kind: 'service'; readonly principal: string; readonly sourceArn: string }
  | { readonly kind: 'operator' };

/** Evaluates the template's identity and resource policies; what no statement allows, or one denies, is refused. */
export interface AccessControl {
  /** Credentials that the endpoints recognise as this role's. */
  credentialsFor(roleArn: string): Credentials;
  callerOf(accessKeyId: string): Caller | undefined;
  /** @throws AccessDeniedError naming caller, action and resource, unless a statement allows it and none denies it. */
  authorize(caller: Caller, action: string, resourceArn: string, context?: Readonly<Record<string, string>>): void;
}

export interface Invocation {
  /** What the handler returned, as JSON text; absent for an asynchronous invocation. */
  readonly payload: string;
  /** Set when the handler threw, timed out or ran out of memory: Lambda's `errorType` and `errorMessage` are in the payload. */
  readonly functionError: 'Unhandled' | null;
}

/** Runs the template's functions. */
export interface Functions {
  /**
   * Lambda's Invoke with RequestResponse.
   * @param payload JSON text, at most 6 MB (6,291,556 bytes), as on AWS.
   * @throws AccessDeniedError when neither the caller's policies nor the function's permissions allow it.
   */
  invoke(functionArn: string, payload: string, caller: Caller): Promise<Invocation>;
  /** Lambda's Invoke with Event: queued, retried on error as on AWS and as the template says, at most 256 KB (AWS: 1 MB since 2025). */
  invokeLater(functionArn: string, payload: string, caller: Caller): void;
}

/** A signed call that reached the local AWS endpoint: the signature is verified, the caller known. */
export interface ServiceCall {
  readonly method: string;
  /** As it stood on the request line, escapes kept, query left off. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  readonly caller: Caller;
}

/** What a call asks for, and what the caller must be allowed before it is answered. */
export interface Operation {
  /** The API's own name, e.g. `StartExecution`. */
  readonly name: string;
  readonly permissions: readonly Permission[];
}

export interface Permission {
  /** IAM action, e.g. `states:StartExecution`. */
  readonly action: string;
  readonly resourceArn: string;
  /** IAM condition keys that only this call knows, e.g. `s3:prefix`. */
  readonly context?: Readonly<Record<string, string>>;
}

export interface ServiceAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** One AWS API that the local endpoint serves to the SDKs. The endpoint verifies, asks `operation`, authorizes, then asks for the answer. */
export interface HostedService {
  /** Service name in the SigV4 credential scope: `states`, `apigateway`, `lambda`. */
  readonly signingName: string;
  /** HTTP status of this API's access-denied error: 400 for the JSON protocols (DynamoDB, Step Functions), 403 for REST ones. */
  readonly accessDeniedStatus: 400 | 403;
  /** @throws ServiceError for an operation that is not hosted. */
  operation(call: ServiceCall): Operation;
  /** @throws ServiceError for the API's own errors. */
  answer(call: ServiceCall, operation: Operation): Promise<ServiceAnswer>;
}

/** An error in an AWS API's own terms; the endpoint puts it into the service's wire form. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  /** The API's error code, e.g. `ExecutionAlreadyExists`. */
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status = 400) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** Refused by a policy, or for want of one that allows it. The message names caller, action and resource. */
export class AccessDeniedError extends Error {
  override readonly name = 'AccessDeniedError';
}

/** A part of the local cloud that runs until it is closed. */
export interface Closable {
  close(): Promise<void>;
}
