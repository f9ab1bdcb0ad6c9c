import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { readable, withoutHash } from './readable.ts';
import { readStack, synthesizeStack } from './synthesized.ts';

const { ofType, only, resources } = readStack();
const { DistributionConfig: config } = only('AWS::CloudFront::Distribution');
const [edgeId, { Properties: edge } = {}] =
  Object.entries(resources).find(([id]) => withoutHash(id) === 'FrontFollowStagedUploadFn') ?? [];

test('the distribution caches nothing, and hands everything but the Host header to the API', () => {
  for (const behaviour of [config.DefaultCacheBehavior, ...config.CacheBehaviors]) {
    expect(behaviour).toMatchObject({
      // Managed-CachingDisabled and Managed-AllViewerExceptHostHeader.
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
      AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
      ViewerProtocolPolicy: 'https-only',
      TargetOriginId: config.Origins[0].Id,
    });
  }
});

test('the distribution keeps no error either, which it would for 10 s, for callers of any account', () => {
  expect(config.CustomErrorResponses).toEqual(
    [400, 403, 404, 405, 414, 500, 501, 502, 503, 504].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
  );
});

test('its one origin is the REST API over TLS 1.2', () => {
  const [origin, ...others] = config.Origins;

  expect(others).toEqual([]);
  expect(readable(origin.DomainName)).toBe('<Api>.execute-api.us-east-1.<AWS::URLSuffix>');
  expect(origin.CustomOriginConfig).toEqual({
    OriginProtocolPolicy: 'https-only',
    OriginSSLProtocols: ['TLSv1.2'],
    OriginReadTimeout: 60,
  });
});

test('the origin has longer for an answer than the authorizer and the slowest integration together', () => {
  const [, authorizer] = ofType('AWS::Lambda::Function').find(([id]) => id.includes('AuthorizeRequest')) ?? [];
  const integrations = ofType('AWS::ApiGateway::Method').map(([, { Properties }]) => Properties.Integration);
  // The gateway's own limit where none is set.
  const slowest = Math.max(...integrations.map(({ TimeoutInMillis = 29_000 }) => TimeoutInMillis / 1000));

  expect(config.Origins[0].CustomOriginConfig.OriginReadTimeout).toBeGreaterThan(
    authorizer?.Properties.Timeout + slowest,
  );
});

test('uploads go through both functions at the edge, other calls below the stage through none', () => {
  const [uploads, calls, ...others] = config.CacheBehaviors;

  expect(others).toEqual([]);
  expect(uploads.PathPattern).toBe('/api/v1/invoices/upload*');
  expect(uploads.FunctionAssociations.map(readableAssociation)).toEqual([
    'viewer-request <FrontRouteLargeUploads.FunctionARN>',
  ]);
  expect(uploads.LambdaFunctionAssociations.map(readableAssociation)).toEqual([
    expect.stringMatching(/^origin-response <FrontFollowStagedUploadFnCurrentVersion/),
  ]);
  expect(calls.PathPattern).toBe('/api/*');
  expect(calls).not.toHaveProperty('FunctionAssociations');
  expect(calls).not.toHaveProperty('LambdaFunctionAssociations');
});

test('every path outside the stage is led to where there is no route', () => {
  expect(config.DefaultCacheBehavior.FunctionAssociations.map(readableAssociation)).toEqual([
    'viewer-request <FrontRouteStrayPaths.FunctionARN>',
  ]);
  expect(config.DefaultCacheBehavior).not.toHaveProperty('LambdaFunctionAssociations');
});

function readableAssociation(association: Record<string, unknown>): string {
  return `${association.EventType} ${readable(association.FunctionARN ?? association.LambdaFunctionARN)}`;
}

test.each([
  ['FrontRouteLargeUploads', 'route-large-uploads.js'],
  ['FrontRouteStrayPaths', 'route-stray-paths.js'],
])('the CloudFront Function %s is the tested file, published', (id, fileName) => {
  const [, routing] = ofType('AWS::CloudFront::Function').find(([logicalId]) => withoutHash(logicalId) === id) ?? [];

  expect(routing?.Properties).toMatchObject({
    FunctionCode: readFileSync(join(import.meta.dirname, '../../lambdas/edge', fileName), 'utf8'),
    AutoPublish: true,
    FunctionConfig: { Runtime: 'cloudfront-js-2.0' },
  });
});

test('the Lambda@Edge function is what Lambda@Edge takes: x86_64, at most 30 s, no environment, trusting both services', () => {
  expect(edge).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['x86_64'], Timeout: 30 });
  expect(edge).not.toHaveProperty('Environment');
  expect(edge).not.toHaveProperty('LoggingConfig');
  const role = resources[edge?.Role['Fn::GetAtt'][0]]?.Properties ?? {};
  expect(role.AssumeRolePolicyDocument.Statement[0].Principal.Service.sort()).toEqual([
    'edgelambda.amazonaws.com',
    'lambda.amazonaws.com',
  ]);
  expect(role.ManagedPolicyArns.map(readable)).toEqual([
    'arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole',
  ]);
});

test('its versions stay, since CloudFront keeps replicas of them for hours', () => {
  const versions = ofType('AWS::Lambda::Version').filter(
    ([, { Properties }]) => Properties.FunctionName.Ref === edgeId,
  );
  expect(versions.map(([, { DeletionPolicy }]) => DeletionPolicy)).toEqual(['Retain']);
});

test.each(['us-east-1', 'ap-southeast-2'])(
  'the function stays too, under a name of its own: a stack in %s can be rolled back and deleted, and made again',
  (region) => {
    const { stack } = readStack({ region });
    const [edgeStack = stack] = stack.dependencies;
    const functions = Template.fromStack(edgeStack).findResources('AWS::Lambda::Function');
    const [follow, ...others] = Object.entries(functions).filter(([id]) => id.includes('FollowStagedUpload'));

    expect(others).toEqual([]);
    expect(follow?.[1]).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' });
    expect(follow?.[1].Properties).not.toHaveProperty('FunctionName');
  },
);

test('a stack of another region keeps everything but the Lambda@Edge function, which goes to us-east-1', () => {
  const { stack, ofType: here } = synthesizeStack({ region: 'eu-central-1' });
  const [edgeStack, ...others] = stack.dependencies;

  expect(others).toEqual([]);
  expect(edgeStack).toMatchObject({ region: 'us-east-1' });
  expect(here('AWS::CloudFront::Distribution')).toHaveLength(1);
  expect(here('AWS::Lambda::Function').filter(([id]) => id.includes('FollowStagedUpload'))).toEqual([]);
});

test('stacks of one name in two regions have an edge function each, in stacks of two names', () => {
  const names = ['eu-central-1', 'ap-southeast-2'].map((region) =>
    synthesizeStack({ region }).stack.dependencies.map(({ stackName }) => stackName),
  );

  expect(names).toEqual([['InvoiceVerification-Edge-eu-central-1'], ['InvoiceVerification-Edge-ap-southeast-2']]);
});

test.each(['us-east-1', 'ap-southeast-2'])('its log groups are found by its name, from a stack in %s', (region) => {
  const { stack } = synthesizeStack({ region });
  const [edgeStack = stack] = stack.dependencies;
  const functions = Object.keys(Template.fromStack(edgeStack).findResources('AWS::Lambda::Function'));
  // Of 64 characters CloudFormation gives 25 to the stack's name, 24 to the logical id and 12 to what makes it unique.
  const named = functions.map((logicalId) => logicalId.slice(0, 24)).filter((id) => id.includes('FollowStagedUpload'));

  expect(named).toHaveLength(1);
});
