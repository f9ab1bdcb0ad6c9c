import { expect, test } from 'vitest';
import { schemaViolations } from './schema-violations.ts';
import { readStack } from './synthesized.ts';

test.each([{ dev: false }, { dev: true, alarmEmail: 'oncall@example.com' }])(
  'every property of every resource is what CloudFormation takes (%o)',
  (options) => {
    const { resources } = readStack(options);

    const violations = Object.entries(resources).flatMap(([id, resource]) => schemaViolations(id, resource));

    expect(violations).toEqual([]);
  },
  60_000,
);

test('a misspelt, a missing and a wrongly typed property are each told', () => {
  const queue = { Type: 'AWS::Lambda::EventSourceMapping', Properties: { BatchSise: 100, BatchSize: 'many' } };

  expect(schemaViolations('Stream', queue)).toEqual([
    'Stream (AWS::Lambda::EventSourceMapping): no property BatchSise',
    'Stream (AWS::Lambda::EventSourceMapping): FunctionName is required',
    'Stream (AWS::Lambda::EventSourceMapping).BatchSize: "many" is no integer',
  ]);
});

test('a resource type that does not exist is told', () => {
  expect(schemaViolations('Tabel', { Type: 'AWS::DynamoDB::Tabel', Properties: {} })).toEqual([
    'Tabel: there is no resource type AWS::DynamoDB::Tabel',
  ]);
});
