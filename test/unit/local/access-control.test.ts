import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AssemblyError } from '../../../local/assembly/assembly-error.ts';
import { assemble } from '../../../local/assembly/load-assembly.ts';
import { compileCondition } from '../../../local/iam/condition.ts';
import { CredentialBook } from '../../../local/iam/credential-book.ts';
import { PolicyAccessControl } from '../../../local/iam/policy-access-control.ts';
import { checkTrust } from '../../../local/iam/trust.ts';
import { matchesWildcard } from '../../../local/iam/wildcard.ts';
import { AccessDeniedError, type Caller } from '../../../local/ports.ts';
import { ignoredType } from '../../../local/resources/ignored-type.ts';
import { RESOURCE_TYPES } from '../../../local/resources/resource-types.ts';

const ROLE = 'arn:aws:iam::000000000000:role/clerk';
const QUEUE = 'arn:aws:sqs:us-east-1:000000000000:queue';
const role: Caller = { kind: 'role', roleArn: ROLE };
const trust = (service: string) => ({
  Statement: { Effect: 'Allow', Principal: { Service: service }, Action: 'sts:AssumeRole' },
});

function accessOf(statements: object[], queuePolicy: object[] = [], moreResources: object = {}) {
  const Resources = {
    Role: {
      Type: 'AWS::IAM::Role',
      Properties: {
        RoleName: 'clerk',
        AssumeRolePolicyDocument: trust('lambda.amazonaws.com'),
        Policies: statements.length === 0 ? [] : [{ PolicyName: 'p', PolicyDocument: { Statement: statements } }],
      },
    },
    Queue: { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'queue' } },
    QueuePolicy: {
      Type: 'AWS::SQS::QueuePolicy',
      Properties: { Queues: [{ Ref: 'Queue' }], PolicyDocument: { Statement: queuePolicy } },
    },
    ...moreResources,
  };
  const assetPath = () => '';
  const assembly = assemble(
    { stackName: 'S', template: { Resources }, assetPath },
    'http://127.0.0.1:1',
    RESOURCE_TYPES,
  );
  return new PolicyAccessControl(assembly, new CredentialBook(Buffer.from('secret')));
}

function allowed(access: PolicyAccessControl, action: string, resource: string, caller: Caller = role, context = {}) {
  try {
    access.authorize(caller, action, resource, context);
    return true;
  } catch (error) {
    if (error instanceof AccessDeniedError) return false;
    throw error;
  }
}

const allow = (Action: unknown, Resource: unknown, more: object = {}) => ({
  Effect: 'Allow',
  Action,
  Resource,
  ...more,
});
const deny = (Action: unknown, Resource: unknown, more: object = {}) => ({
  ...allow(Action, Resource, more),
  Effect: 'Deny',
});

describe('an identity policy', () => {
  it('refuses what it does not name, in a sentence with caller, action and resource', () => {
    expect(() => accessOf([]).authorize(role, 's3:GetObject', 'arn:aws:s3:::b/k')).toThrow(
      `User: ${ROLE} is not authorized to perform: s3:GetObject on resource: arn:aws:s3:::b/k because no identity-based policy allows the s3:GetObject action`,
    );
  });

  it('allows by wildcards in action and resource, actions in any case', () => {
    const access = accessOf([allow('S3:get*', 'arn:aws:s3:::b/invoices/*')]);
    expect(allowed(access, 's3:GetObject', 'arn:aws:s3:::b/invoices/1')).toBe(true);
    expect(allowed(access, 's3:GetObject', 'arn:aws:s3:::b/documents/1')).toBe(false);
    expect(allowed(access, 's3:PutObject', 'arn:aws:s3:::b/invoices/1')).toBe(false);
  });

  it('lets a deny win, whatever is allowed', () => {
    const access = accessOf([allow('*', '*'), deny('s3:DeleteObject', 'arn:aws:s3:::b/kept/*')]);
    expect(allowed(access, 's3:DeleteObject', 'arn:aws:s3:::b/kept/1')).toBe(false);
    expect(allowed(access, 's3:DeleteObject', 'arn:aws:s3:::b/other/1')).toBe(true);
  });

  it('reads NotAction and NotResource as all but those', () => {
    const access = accessOf([{ Effect: 'Allow', NotAction: 's3:*', NotResource: [QUEUE] }]);
    expect(allowed(access, 'sqs:SendMessage', 'arn:aws:sqs:us-east-1:000000000000:other')).toBe(true);
    expect(allowed(access, 'sqs:SendMessage', QUEUE)).toBe(false);
    expect(allowed(access, 's3:GetObject', 'arn:aws:s3:::b/k')).toBe(false);
  });

  it('is held against its conditions', () => {
    const access = accessOf([
      allow('s3:ListBucket', 'arn:aws:s3:::b', { Condition: { StringLike: { 's3:prefix': ['invoices/*', ''] } } }),
    ]);
    expect(allowed(access, 's3:ListBucket', 'arn:aws:s3:::b', role, { 's3:prefix': 'invoices/1' })).toBe(true);
    expect(allowed(access, 's3:ListBucket', 'arn:aws:s3:::b', role, { 's3:prefix': 'documents/' })).toBe(false);
    expect(allowed(access, 's3:ListBucket', 'arn:aws:s3:::b')).toBe(false);
  });

  it('allows by the leading key of an item, and of a call without one as AWS does', () => {
    const condition = { Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['USAGE#*'] } } };
    const access = accessOf([allow('dynamodb:UpdateItem', 'arn:aws:dynamodb:::table/t', condition)]);
    const update = (context: object) =>
      allowed(access, 'dynamodb:UpdateItem', 'arn:aws:dynamodb:::table/t', role, context);
    expect(update({ 'dynamodb:LeadingKeys': 'USAGE#key_1' })).toBe(true);
    expect(update({ 'dynamodb:LeadingKeys': 'ACCOUNT#acc_1' })).toBe(false);
    expect(update({})).toBe(true);
  });

  it('reaches a role from a policy of its own, managed or inline', () => {
    for (const Type of ['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy']) {
      const PolicyDocument = { Statement: allow('sqs:SendMessage', QUEUE) };
      const access = accessOf([], [], { More: { Type, Properties: { PolicyDocument, Roles: [{ Ref: 'Role' }] } } });
      expect(allowed(access, 'sqs:SendMessage', QUEUE)).toBe(true);
    }
  });
});

describe('a resource policy', () => {
  const rule: Caller = { kind: 'service', principal: 'events.amazonaws.com', sourceArn: 'arn:aws:events:::rule/a' };
  const fromRule = { Condition: { ArnEquals: { 'aws:SourceArn': 'arn:aws:events:::rule/a' } } };
  const service = { Principal: { Service: 'events.amazonaws.com' } };

  it('lets a service in that it names, for the source that it names', () => {
    const access = accessOf([], [allow('sqs:SendMessage', QUEUE, { ...service, ...fromRule })]);
    expect(allowed(access, 'sqs:SendMessage', QUEUE, rule)).toBe(true);
    expect(allowed(access, 'sqs:SendMessage', QUEUE, { ...rule, sourceArn: 'arn:aws:events:::rule/b' })).toBe(false);
    expect(allowed(access, 'sqs:SendMessage', QUEUE, { ...rule, principal: 's3.amazonaws.com' })).toBe(false);
    expect(allowed(access, 'sqs:SendMessage', QUEUE)).toBe(false);
  });

  it('keeps out a role that its identity policy lets in, and the operator too', () => {
    const access = accessOf([allow('sqs:*', QUEUE)], [deny('sqs:SendMessage', QUEUE, { Principal: '*' })]);
    expect(allowed(access, 'sqs:SendMessage', QUEUE)).toBe(false);
    expect(allowed(access, 'sqs:SendMessage', QUEUE, { kind: 'operator' })).toBe(false);
    expect(allowed(access, 'sqs:DeleteMessage', QUEUE, { kind: 'operator' })).toBe(true);
  });

  it('does not take a local call for an unencrypted one', () => {
    const insecure = { Principal: { AWS: '*' }, Condition: { Bool: { 'aws:SecureTransport': 'false' } } };
    const access = accessOf([allow('sqs:*', QUEUE)], [deny('sqs:*', QUEUE, insecure)]);
    expect(allowed(access, 'sqs:SendMessage', QUEUE)).toBe(true);
  });
});

describe('a policy that cannot be judged', () => {
  it.each([
    [
      'condition operator',
      { Condition: { DateLessThan: { 'aws:SourceArn': 'x' } } },
      'condition operator DateLessThan is not hosted',
    ],
    [
      'condition key',
      { Condition: { StringEquals: { 'aws:username': 'x' } } },
      'condition key aws:username is not known locally',
    ],
    ['policy variable', { Resource: 'arn:aws:s3:::b/$' + '{aws:username}' }, 'policy variables are not hosted'],
    ['element', { NotPrincipal: '*' }, 'policy element NotPrincipal is not hosted'],
    ['principal', { Principal: '*' }, 'an identity policy names a Principal'],
    ['two resources', { NotResource: 'x' }, 'a policy statement needs either Resource or NotResource'],
  ])('is refused at load for its %s', (_, more, complaint) => {
    expect(() => accessOf([allow('s3:GetObject', 'arn:aws:s3:::b/*', more)])).toThrow(complaint);
  });

  it('is refused for a managed policy of AWS that the local cloud does not know', () => {
    const admin = {
      Type: 'AWS::IAM::Role',
      Properties: {
        AssumeRolePolicyDocument: trust('lambda.amazonaws.com'),
        ManagedPolicyArns: ['arn:aws:iam::aws:policy/AdministratorAccess'],
      },
    };
    expect(() => accessOf([], [], { Admin: admin })).toThrow(AssemblyError);
  });
});

describe('a role’s trust', () => {
  const runner = {
    ...ignoredType('Test::Runner', ''),
    honours: ['Role'],
    ignores: {},
    assumes: [{ property: 'Role', service: 'lambda.amazonaws.com' }],
  };
  const load = (service: string) => {
    const Resources = {
      Role: { Type: 'AWS::IAM::Role', Properties: { AssumeRolePolicyDocument: trust(service) } },
      Runner: { Type: 'Test::Runner', Properties: { Role: { 'Fn::GetAtt': ['Role', 'Arn'] } } },
    };
    const types = [...RESOURCE_TYPES, runner];
    checkTrust(
      assemble({ stackName: 'S', template: { Resources }, assetPath: () => '' }, 'http://127.0.0.1:1', types),
      types,
    );
  };

  it('lets the service assume it that it names, and no other', () => {
    expect(() => load('lambda.amazonaws.com')).not.toThrow();
    expect(() => load('states.amazonaws.com')).toThrow(
      /Runner \(Test::Runner\): .* does not trust lambda.amazonaws.com/,
    );
  });
});

describe('wildcards', () => {
  const alphabet = fc.string({ unit: fc.constantFrom('a', 'b', ':', '*', '?', '.'), maxLength: 12 });

  it('match exactly as the obvious regular expression does', () => {
    fc.assert(
      fc.property(alphabet, alphabet, (pattern, text) => {
        const parts = [...pattern].map((char) =>
          char === '*' ? '.*' : char === '?' ? '.' : `\\${char}`.replace(/\\([ab:])/, '$1'),
        );
        expect(matchesWildcard(pattern, text)).toBe(new RegExp(`^${parts.join('')}$`, 's').test(text));
      }),
    );
  });

  it('answer at once where a regular expression would go astray', () => {
    expect(matchesWildcard(`${'*a'.repeat(30)}b`, 'a'.repeat(5000))).toBe(false);
  });
});

describe('conditions', () => {
  const holds = (block: object, context: Record<string, string>) =>
    compileCondition(block)(new Map(Object.entries(context)));
  const key = 'aws:SourceArn';
  const value = (text: string) => ({ 'aws:sourcearn': text });

  it.each([
    ['StringEquals', 'a', 'a', 'A'],
    ['StringEqualsIgnoreCase', 'a', 'A', 'b'],
    ['StringNotEquals', 'a', 'b', 'a'],
    ['StringLike', 'a*', 'abc', 'ba'],
    ['StringNotLike', 'a*', 'ba', 'abc'],
    ['ArnLike', 'arn:*:s3:::b*', 'arn:aws:s3:::bucket', 'arn:aws:x:s3:::b'],
    ['ArnNotEquals', 'arn:aws:s3:::b', 'arn:aws:s3:::c', 'arn:aws:s3:::b'],
    ['Bool', 'true', 'True', 'false'],
    ['NumericLessThan', '3', '2', '3'],
    ['NumericGreaterThanEquals', '3', '3', '2'],
    ['NumericNotEquals', '3', '4', '3'],
  ])('%s %s holds for %s, not for %s', (operator, expected, holding, failing) => {
    expect(holds({ [operator]: { [key]: expected } }, value(holding))).toBe(true);
    expect(holds({ [operator]: { [key]: expected } }, value(failing))).toBe(false);
  });

  it('fail for a missing key, unless they are negated, or say IfExists', () => {
    expect(holds({ StringEquals: { [key]: 'a' } }, {})).toBe(false);
    expect(holds({ StringNotEquals: { [key]: 'a' } }, {})).toBe(true);
    expect(holds({ StringEqualsIfExists: { [key]: 'a' } }, {})).toBe(true);
    expect(holds({ StringEqualsIfExists: { [key]: 'a' } }, value('b'))).toBe(false);
    expect(holds({ Null: { [key]: 'true' } }, {})).toBe(true);
    expect(holds({ Null: { [key]: 'true' } }, value('b'))).toBe(false);
  });
});
