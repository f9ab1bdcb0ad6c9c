import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { runIn } from '../../support/operators-tool.ts';

const OUTPUTS = ['TableName', 'StandardUsagePlanId', 'RaisedUsagePlanId'];
const STACK = `<DescribeStacksResponse><DescribeStacksResult><Stacks><member><StackName>Trial</StackName><Outputs>
${OUTPUTS.map((name) => `<member><OutputKey>${name}</OutputKey><OutputValue>${name}</OutputValue></member>`).join('')}
</Outputs></member></Stacks></DescribeStacksResult></DescribeStacksResponse>`;

/** Region and service that each call was signed for, in order. */
const calls: string[] = [];

/** Stands for all of AWS: it knows one stack, whose table holds nothing. */
const aws = createServer((request, response) => {
  const [, region, service] =
    /Credential=[^/]+\/\d+\/([^/]+)\/([^/]+)\//.exec(`${request.headers.authorization}`) ?? [];
  calls.push(`${region} ${service}`);
  const isKnown = service !== 'cloudformation' || region === 'eu-west-3';
  response.writeHead(isKnown ? 200 : 400).end(service === 'cloudformation' ? (isKnown ? STACK : '') : '{"Items":[]}');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => aws.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${(aws.address() as AddressInfo).port}`);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  vi.stubEnv('AWS_REGION', 'us-west-2');
});
beforeEach(() => {
  calls.length = 0;
});
afterAll(() => {
  vi.unstubAllEnvs();
  aws.close();
});

const audit = (...where: string[]) => runIn('.', 'accounts', 'audit', '--account', 'acc_1', ...where);

test('--region leads to a stack in another region than the ambient one, and to its table there', async () => {
  await audit('--stack', 'Trial', '--region', 'eu-west-3');

  expect(calls).toEqual(['eu-west-3 cloudformation', 'eu-west-3 dynamodb']);
});

test('a stack that is not there is told with the region that was looked in', async () => {
  const { code, stderr } = await audit('--stack', 'Trial');

  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^The stack Trial can't be looked up in us-west-2 \(--region\) with your AWS credentials: .+\n$/,
  );
});

test('without a region it asks for one, and calls nobody', async () => {
  vi.stubEnv('AWS_REGION', undefined);
  vi.stubEnv('AWS_CONFIG_FILE', '/dev/null');
  vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', '/dev/null');
  onTestFinished(() => {
    vi.stubEnv('AWS_REGION', 'us-west-2');
  });
  expect(await audit('--stack', 'Nope')).toMatchObject({
    code: 1,
    stderr: 'In which region is the stack Nope? Set AWS_REGION or give --region.\n',
  });
  expect(calls).toEqual([]);
});

test('--region says nothing of the local service', async () => {
  expect(await audit('--region', 'eu-west-3')).toMatchObject({
    code: 2,
    stderr: '--region is the region of a --stack\n',
  });
  expect(calls).toEqual([]);
});
