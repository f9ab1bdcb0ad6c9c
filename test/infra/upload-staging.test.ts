import { expect, test } from 'vitest';
import { allowances, readable, withoutHash } from './readable.ts';
import { readStack } from './synthesized.ts';

const { ofType, resources } = readStack();
const methods = ofType('AWS::ApiGateway::Method').map(([, { Properties }]) => Properties);
const [method, ...others] = methods.filter(({ Integration }) => Integration.Type === 'AWS');
const integration = method?.Integration;

/** What is answered when S3 says this. */
const answersTo = (status: number) =>
  integration.IntegrationResponses.find(({ SelectionPattern = '' }) =>
    new RegExp(`^(${SelectionPattern})$`).test(`${status}`),
  ) ??
  integration.IntegrationResponses.find(
    ({ SelectionPattern }: { SelectionPattern?: string }) => SelectionPattern === undefined,
  );

test('the one integration without a function puts the body into the bucket, below account and upload, with its type', () => {
  expect(others).toEqual([]);
  expect(method).toMatchObject({ HttpMethod: 'POST', AuthorizationType: 'CUSTOM', ApiKeyRequired: true });
  expect(readable(integration.Uri)).toBe(
    'arn:<AWS::Partition>:apigateway:us-east-1:s3:path/<Bucket>/staging/{account}/{upload}',
  );
  expect(integration.IntegrationHttpMethod).toBe('PUT');
  expect(integration.RequestParameters).toEqual({
    'integration.request.path.account': 'context.authorizer.accountId',
    'integration.request.path.upload': 'context.authorizer.uploadId',
    'integration.request.header.Content-Type': 'method.request.header.Content-Type',
  });
  expect(method?.RequestParameters).toEqual({ 'method.request.header.Content-Type': false });
});

test('the gateway may put staged bodies, and nothing else', () => {
  const roleId: string = integration.Credentials['Fn::GetAtt'][0];

  expect(withoutHash(roleId)).toBe('ApiUploadStagingRole');
  expect(allowances(resources, roleId)).toEqual(['s3:PutObject <Bucket.Arn>/staging/*']);
});

test('a staged body is answered 303 with where it is completed', () => {
  const { StatusCode, ResponseTemplates } = answersTo(200);
  const [override, ...body] = ResponseTemplates['application/json'].split('\n');

  expect(StatusCode).toBe('303');
  expect(override).toBe(
    '#set($context.responseOverride.header.Location = "/api/v1/invoices/upload/large/$context.authorizer.uploadId")',
  );
  expect(JSON.parse(body.join('\n'))).toMatchObject({ success: true, status: 303, code: 'UPLOAD_STAGED' });
});

test.each([
  [403, 500, 'INTERNAL_ERROR'],
  [404, 500, 'INTERNAL_ERROR'],
  [500, 503, 'SERVICE_UNAVAILABLE'],
  [503, 503, 'SERVICE_UNAVAILABLE'],
])('S3’s %i is answered %i %s in the envelope', (s3, status, code) => {
  const { StatusCode, ResponseTemplates } = answersTo(s3);

  expect(StatusCode).toBe(`${status}`);
  expect(JSON.parse(ResponseTemplates['application/json'])).toMatchObject({ success: false, status, code });
});

test('every header of an answer is declared, and each answer may be read by any page', () => {
  for (const { StatusCode, ResponseParameters } of integration.IntegrationResponses) {
    const declared = method?.MethodResponses.find((each: { StatusCode: string }) => each.StatusCode === StatusCode);
    expect(Object.keys(declared.ResponseParameters)).toEqual(expect.arrayContaining(Object.keys(ResponseParameters)));
    expect(ResponseParameters).toMatchObject({
      'method.response.header.Access-Control-Allow-Origin': "'*'",
      'method.response.header.Cache-Control': "'no-store'",
    });
  }
});
