import { AssemblyError } from '../assembly/assembly-error.ts';
import type { Assembly, Resource } from '../ports.ts';
import { textList } from './condition.ts';
import { compilePolicy, type PolicyKind, type PolicyStatement } from './policy-statement.ts';

/** Every policy of the template, compiled. */
export interface TemplatePolicies {
  /** Statements by the ARN of the role that has them. */
  readonly identity: ReadonlyMap<string, readonly PolicyStatement[]>;
  /** Statements of bucket, queue and topic policies and function permissions: each names its own resources. */
  readonly resource: readonly PolicyStatement[];
}

/** AWS's own managed policies that grant nothing but what the local cloud leaves out: logs. */
const LOGGING_ONLY = [
  'arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole',
  'arn:aws:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs',
];

/** @throws AssemblyError naming each policy that cannot be judged locally. */
export function templatePolicies(assembly: Assembly): TemplatePolicies {
  const complaints: string[] = [];
  const compile = (owner: Resource, document: unknown, kind: PolicyKind): readonly PolicyStatement[] => {
    try {
      return compilePolicy(document, kind);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      complaints.push(`${owner.logicalId} (${owner.type}): ${error.message}`);
      return [];
    }
  };

  const roles = assembly.ofType('AWS::IAM::Role');
  const identity = new Map<string, PolicyStatement[]>(roles.map((role) => [role.arn, []]));
  const attach = (owner: Resource, roleName: string, statements: readonly PolicyStatement[]) => {
    const role = roles.find(({ physicalId }) => physicalId === roleName);
    if (role === undefined) complaints.push(`${owner.logicalId} (${owner.type}): there is no role ${roleName}`);
    else identity.get(role.arn)?.push(...statements);
  };

  const managed = new Map<string, readonly PolicyStatement[]>();
  for (const policy of [...assembly.ofType('AWS::IAM::ManagedPolicy'), ...assembly.ofType('AWS::IAM::Policy')]) {
    const statements = compile(policy, policy.properties.PolicyDocument, 'identity');
    managed.set(policy.arn, statements);
    for (const roleName of list(policy.properties.Roles)) attach(policy, String(roleName), statements);
  }
  for (const role of roles) {
    for (const inline of list(role.properties.Policies)) {
      const { PolicyDocument: document } = inline as { PolicyDocument: unknown };
      attach(role, role.physicalId, compile(role, document, 'identity'));
    }
    for (const arn of list(role.properties.ManagedPolicyArns).map(String)) {
      const statements = managed.get(arn);
      if (statements !== undefined) attach(role, role.physicalId, statements);
      else if (!LOGGING_ONLY.includes(arn)) {
        complaints.push(`${role.logicalId} (${role.type}): managed policy ${arn} is not known locally`);
      }
    }
  }

  const documents = ['AWS::S3::BucketPolicy', 'AWS::SQS::QueuePolicy', 'AWS::SNS::TopicPolicy'].flatMap((type) =>
    assembly.ofType(type),
  );
  const resource = [
    ...documents.flatMap((policy) => compile(policy, policy.properties.PolicyDocument, 'resource')),
    ...assembly
      .ofType('AWS::Lambda::Permission')
      .flatMap((permission) => compile(permission, permissionDocument(assembly, permission), 'resource')),
  ];
  if (complaints.length > 0) throw new AssemblyError(complaints);
  return { identity, resource };
}

/** A Lambda permission is a resource policy's statement in short. */
function permissionDocument(assembly: Assembly, { properties }: Resource): unknown {
  const principal = String(properties.Principal);
  const conditions = {
    ...(properties.SourceArn === undefined ? {} : { ArnLike: { 'aws:SourceArn': properties.SourceArn } }),
    ...(properties.SourceAccount === undefined
      ? {}
      : { StringEquals: { 'aws:SourceAccount': properties.SourceAccount } }),
  };
  const named = String(properties.FunctionName);
  const functions = assembly.ofType('AWS::Lambda::Function');
  return {
    Statement: {
      Effect: 'Allow',
      Principal: principal.includes('.amazonaws.com') ? { Service: principal } : { AWS: textList(principal) },
      Action: properties.Action,
      Resource: functions.find(({ physicalId }) => physicalId === named)?.arn ?? named,
      Condition: conditions,
    },
  };
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
