import { describe, expect, test } from 'vitest';
import { mappingTemplate } from '../../../local/gateway/mapping-template.ts';
import {
  type AwsIntegration,
  type DeclaredParameters,
  readObjectPut,
} from '../../../local/gateway/object-put-definition.ts';

const INTEGRATION: AwsIntegration = {
  Uri: 'arn:aws:apigateway:us-east-1:s3:path/bucket-1/staging/{account}',
  Credentials: 'arn:aws:iam::000000000000:role/writer',
  IntegrationHttpMethod: 'PUT',
  RequestParameters: { 'integration.request.path.account': 'context.authorizer.accountId' },
  IntegrationResponses: [{ StatusCode: '200', ResponseTemplates: { 'application/json': '{}' } }],
};
const DECLARED: DeclaredParameters = { request: {}, responses: [{ StatusCode: '200' }] };

describe('an integration with another AWS service', () => {
  test('is hosted when it puts an object', () => {
    expect(readObjectPut(INTEGRATION, DECLARED)).toMatchObject({
      bucket: 'bucket-1',
      keyTemplate: 'staging/{account}',
    });
  });

  test.each<[string, Partial<AwsIntegration>, RegExp]>([
    [
      'of another service',
      { Uri: 'arn:aws:apigateway:us-east-1:sqs:path/1/queue' },
      /PUT of an S3 object, not PUT arn/,
    ],
    ['that reads an object', { IntegrationHttpMethod: 'GET' }, /not GET/],
    ['that changes the body', { RequestTemplates: { 'application/json': '{}' } }, /body passed through/],
    ['that never passes a body through', { PassthroughBehavior: 'NEVER' }, /body passed through/],
    [
      'that maps a header that is not hosted',
      { RequestParameters: { ...INTEGRATION.RequestParameters, 'integration.request.header.x-amz-acl': "'private'" } },
      /x-amz-acl is not hosted/,
    ],
    [
      'that maps from what is not hosted',
      { RequestParameters: { 'integration.request.path.account': 'stageVariables.account' } },
      /stageVariables\.account, which is not hosted/,
    ],
    [
      'that maps from an undeclared header',
      { RequestParameters: { 'integration.request.path.account': 'method.request.header.X-A' } },
      /does not declare method\.request\.header\.X-A/,
    ],
    ['whose key names what nothing is mapped to', { RequestParameters: {} }, /\{account\}, which nothing is mapped to/],
    [
      'that answers an undeclared status',
      { IntegrationResponses: [{ StatusCode: '303', ResponseTemplates: { 'application/json': '' } }] },
      /does not declare the status 303/,
    ],
    [
      'that passes the service’s own body on',
      { IntegrationResponses: [{ StatusCode: '200' }] },
      /one template, of application\/json/,
    ],
  ])('is refused %s', (_, changes, complaint) => {
    expect(() => readObjectPut({ ...INTEGRATION, ...changes }, DECLARED)).toThrow(complaint);
  });
});

describe('a mapping template', () => {
  test('overrides headers, and is the text after that', () => {
    const map = mappingTemplate(
      '#set($context.responseOverride.header.Location = "/x/$context.authorizer.upload")\n{"id":"$context.requestId"}',
    );
    const authorizer = { principalId: 'p', upload: 'u1' };
    expect(map({ requestId: 'r1', authorizer })).toEqual({ headers: { Location: '/x/u1' }, body: '{"id":"r1"}' });
    expect(map({ requestId: 'r1', authorizer: null }).headers).toEqual({ Location: '/x/' });
  });

  test.each([
    ['another variable', '{"ip":"$context.identity.sourceIp"}', /\$context\.identity\.sourceIp/],
    ['the body', "$input.json('$')", /\$input/],
    ['a directive', '#if(true)yes#end', /#if/],
    ['an overridden status', '#set($context.responseOverride.status = 400)\n{}', /#set/],
    [
      'a header overridden twice',
      '#set($context.responseOverride.header.A = "1")\n#set($context.responseOverride.header.A = "2")\n{}',
      /the header A twice/,
    ],
  ])('with %s is refused', (_, template, complaint) => {
    expect(() => mappingTemplate(template)).toThrow(complaint);
  });
});
