/** What the local cloud knows about one CloudFormation resource type. One file per type declares one of these. */
export interface ResourceType {
  /** CloudFormation type, e.g. `AWS::DynamoDB::Table`. */
  readonly type: string;
  /**
   * Paths of the properties that the local cloud acts on. A path honours everything below it; array elements are not a
   * step of the path: `KeySchema`, `StreamSpecification.StreamViewType`, `GlobalSecondaryIndexes.IndexName`.
   * A property under neither `honours` nor `ignores` makes the template unusable, so that nothing is lost by accident.
   */
  readonly honours: readonly string[];
  /** Paths that are left out on purpose, each with the reason; the path `*` leaves out the resource as a whole. */
  readonly ignores: Readonly<Record<string, string>>;
  /** Roles that the resource runs under: the property (path) holding the role's ARN, and the service whose principal the role must trust. */
  readonly assumes?: readonly { readonly property: string; readonly service: string }[];
  /** What `Ref` and `Fn::GetAtt` give, before any property of other resources needs to be known. */
  identify(scope: IdentityScope): ResourceIdentity;
  /** Complaints about values of honoured properties that the local cloud cannot act on; each a clause like `BillingMode is PROVISIONED; only PAY_PER_REQUEST is hosted`. */
  check?(properties: Readonly<Record<string, unknown>>): readonly string[];
}

/** What a resource's identity may be made of. */
export interface IdentityScope {
  readonly stackName: string;
  readonly logicalId: string;
  readonly region: string;
  readonly accountId: string;
  /** Where the SDKs reach the local AWS endpoint, e.g. `http://127.0.0.1:4566`: queue URLs are made of it. */
  readonly endpointOrigin: string;
  /** Where clients reach the gateways' APIs, e.g. `http://127.0.0.1:4000`. */
  readonly gatewayOrigin: string;
  /** One property, intrinsics resolved; `undefined` where the template has none. Ask only for what the identity needs: a cycle is an error. */
  property(name: string): unknown;
}

export interface ResourceIdentity {
  /** What `Ref` gives. */
  readonly physicalId: string;
  readonly arn: string;
  /** What `Fn::GetAtt` gives, by attribute name (`Arn` is not implied). */
  readonly attributes: Readonly<Record<string, string>>;
}
