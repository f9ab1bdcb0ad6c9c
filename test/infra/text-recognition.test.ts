import { Annotations, Match } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { allowances, readable, withoutHash } from './readable.ts';
import { readStack, synthesizeStack } from './synthesized.ts';

const { resources, ofType } = readStack();

function named(type: string, id: string) {
  const found = ofType(type).find(([logicalId]) => withoutHash(logicalId) === id);
  if (found === undefined) throw new Error(`There is no ${id}.`);
  return { id: found[0], properties: found[1].Properties };
}

test('the topic is encrypted, and takes nothing without TLS', () => {
  expect(readable(named('AWS::SNS::Topic', 'RecognitionEnded').properties.KmsMasterKeyId)).toMatch(/:alias\/aws\/sns$/);
  expect(named('AWS::SNS::TopicPolicy', 'RecognitionEndedPolicy').properties.PolicyDocument.Statement).toMatchObject([
    { Effect: 'Deny', Action: 'sns:Publish', Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
  ]);
});

test('Textract, working for this account, may publish to the topic and do nothing else', () => {
  const { id, properties } = named('AWS::IAM::Role', 'RecognitionPublisher');
  expect(properties.AssumeRolePolicyDocument.Statement).toEqual([
    {
      Effect: 'Allow',
      Action: 'sts:AssumeRole',
      Principal: { Service: 'textract.amazonaws.com' },
      Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
    },
  ]);
  expect(allowances(resources, id)).toEqual(['sns:Publish <RecognitionEnded>']);
});

test('the role may be passed to Textract only', () => {
  const statements = ofType('AWS::IAM::Policy')
    .flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement)
    .filter(({ Action }) => [Action].flat().includes('iam:PassRole'));
  expect(statements).toHaveLength(1);
  expect(statements[0].Condition).toEqual({ StringEquals: { 'iam:PassedToService': 'textract.amazonaws.com' } });
});

test('the end of a job reaches the function that completes it, and only this topic may call it', () => {
  const subscriptions = ofType('AWS::SNS::Subscription').map(
    ([, { Properties }]) => `${readable(Properties.TopicArn)} ${Properties.Protocol} ${readable(Properties.Endpoint)}`,
  );
  expect(subscriptions).toEqual(['<RecognitionEnded> lambda <RecognitionCompleteRecognitionFunction.Arn>']);
  const callers = ofType('AWS::Lambda::Permission')
    .map(([, { Properties }]) => Properties)
    .filter(({ Principal }) => Principal === 'sns.amazonaws.com')
    .map(({ FunctionName, SourceArn }) => `${readable(SourceArn)} ${readable(FunctionName)}`);
  expect(callers).toEqual(['<RecognitionEnded> <RecognitionCompleteRecognitionFunction.Arn>']);
});

test('no resource waits for itself: answering tasks is allowed after the machine that asks is made', () => {
  const names = new Set(Object.keys(resources));
  const neededBy = new Map(Object.entries(resources).map(([id, resource]) => [id, references(resource, names)]));
  const made = new Set<string>();
  for (let size = -1; size !== made.size; ) {
    size = made.size;
    for (const [id, needed] of neededBy) if (needed.every((one) => made.has(one))) made.add(id);
  }
  expect([...names].filter((id) => !made.has(id))).toEqual([]);
});

function references(resource: unknown, names: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  const { DependsOn = [] } = resource as { DependsOn?: string | string[] };
  for (const id of [DependsOn].flat()) found.add(id);
  JSON.stringify(resource, (key, value) => {
    if (key === 'Ref' && typeof value === 'string') found.add(value);
    if (key === 'Fn::GetAtt' && Array.isArray(value)) found.add(String(value[0]));
    return value;
  });
  return [...found].filter((id) => names.has(id));
}

test.each([
  ['eu-central-1', 'not warned', 0],
  ['sa-east-1', 'warned', 1],
])('who deploys to %s is %s that Textract may not be there', (region, _, count) => {
  const { stack } = synthesizeStack({ region });

  expect(Annotations.fromStack(stack).findWarning('*', Match.stringLikeRegexp('Textract is not known'))).toHaveLength(
    count,
  );
});
