import { describe, expect, test } from 'vitest';
import { priceOf, readAwsPrices } from '../../bench/aws-prices.ts';
import { costLines } from '../../bench/cost-lines.ts';
import { functionTimes } from '../../bench/lambda-durations.ts';
import { standingCosts } from '../../bench/standing-cost.ts';
import type { Usage } from '../../local/metering/meter.ts';
import type { Resource } from '../../local/ports.ts';
import {
  functionArn,
  functionResource,
  ROLE_ARN,
  smallAssembly,
  temporaryDirectory,
} from '../support/small-assembly.ts';

const prices = readAwsPrices();
const folder = temporaryDirectory();
const half = functionResource(folder, 'half', '', { MemorySize: 885 });
const assembly = smallAssembly(folder, [half]);
const arn = functionArn('half');

/** Two invocations that computed 20 ms and made two calls of 5 ms each. */
const TWICE: readonly Usage[] = [
  { unit: 'function-request', by: arn, of: 'invocation', quantity: 2 },
  { unit: 'function-ms', by: arn, of: 'invocation', quantity: 30 },
  { unit: 'function-cpu-ms', by: arn, of: 'invocation', quantity: 18 },
  { unit: 'function-gb-second', by: arn, of: 'invocation', quantity: 9 },
  { unit: 'call', by: ROLE_ARN, of: 's3:GetObject', quantity: 2 },
  { unit: 'call-ms', by: ROLE_ARN, of: 's3:GetObject', quantity: 10 },
];

describe("a function's modelled time", () => {
  test('is its computing, stretched to its share of a core, and an assumed wait for each call', () => {
    const [time] = functionTimes(assembly, TWICE);
    // 20 ms of computing on 885 of 1,769 MB are 40 ms, and two calls to S3 are 60 ms: 50 ms for each of two.
    expect(time).toMatchObject({ invocations: 2, measuredMs: 15, computingMs: 10 });
    expect(time?.modelledMs).toBeCloseTo(50, 1);
    expect(time?.modelledGbSeconds).toBeCloseTo(0.1 * (885 / 1024), 4);
  });

  test('is not told of a function that did not run', () => {
    expect(functionTimes(assembly, [])).toEqual([]);
  });
});

describe('the bill', () => {
  test('is for 1,000 invoices, whatever number was metered, the dearest line first', () => {
    const metered: readonly Usage[] = [
      { unit: 'table-write-unit', by: 'one', of: 'PutItem table', quantity: 8 },
      { unit: 'table-write-unit', by: 'other', of: 'PutItem table', quantity: 2 },
      { unit: 'state-transition', by: 'machine', of: 'states', quantity: 24 },
    ];
    const lines = costLines(assembly, metered, 2, prices);
    expect(lines.map(({ unit, quantity }) => [unit, quantity])).toEqual([
      ['state-transition', 12],
      ['table-write-unit', 5],
    ]);
    expect(lines.map(({ usd }) => usd)).toEqual([expect.closeTo(0.3), expect.closeTo(0.003125)]);
  });

  test("has functions' modelled time in it, and neither this machine's nor what only tells of it", () => {
    const lines = costLines(assembly, TWICE, 1, prices);
    expect(lines.map(({ unit }) => unit).sort()).toEqual(['function-gb-second', 'function-request']);
    expect(lines.find(({ unit }) => unit === 'function-gb-second')?.quantity).toBeCloseTo(0.0864, 3);
  });

  test('prices a function that a distribution runs as Lambda@Edge, and no other that is called by version', () => {
    const version = {
      ...half,
      type: 'AWS::Lambda::Version',
      arn: `${arn}:1`,
      properties: { FunctionName: half.physicalId },
    };
    const distribution = {
      ...half,
      type: 'AWS::CloudFront::Distribution',
      properties: { LambdaFunctionAssociations: [{ LambdaFunctionARN: version.arn }] },
    };
    const servicesOf = (...more: Resource[]) =>
      new Set(costLines(smallAssembly(folder, [half, ...more]), TWICE, 1, prices).map(({ service }) => service));
    expect(servicesOf(version, distribution)).toEqual(new Set(['Lambda@Edge']));
    expect(servicesOf(version)).toEqual(new Set(['Lambda']));
  });

  test('refuses to leave out what has no price', () => {
    expect(() => priceOf(prices, 'unheard-of')).toThrow('no price for unheard-of');
  });
});

test('a month without an invoice costs its alarms, the looks into queues and the scheduled calls', () => {
  const resource = (type: string, properties: Resource['properties'] = {}): Resource => ({ ...half, type, properties });
  const idle = smallAssembly(folder, [
    resource('AWS::CloudWatch::Alarm'),
    resource('AWS::CloudWatch::Alarm'),
    resource('AWS::Lambda::EventSourceMapping', { EventSourceArn: 'arn:aws:sqs:us-east-1:000000000000:due' }),
    // Lambda reads streams for nothing.
    resource('AWS::Lambda::EventSourceMapping', { EventSourceArn: 'arn:aws:dynamodb:us-east-1:000000000000:table/t' }),
    resource('AWS::Events::Rule', { ScheduleExpression: 'rate(1 minute)' }),
    resource('AWS::Events::Rule', { ScheduleExpression: 'rate(15 minutes)' }),
    resource('AWS::Events::Rule', { EventPattern: { source: ['aws.states'] } }),
  ]);

  expect(standingCosts(idle, prices).map(({ quantity, usd }) => [quantity, usd])).toEqual([
    [2, expect.closeTo(0.2)],
    [648_000, expect.closeTo(0.2592)],
    [43_200 + 2_880, expect.closeTo(0.0092)],
  ]);
});
