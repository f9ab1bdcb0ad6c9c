import type { TemplateResource } from '../../local/assembly/template.ts';

export const arnOf = (logicalId: string) => ({ 'Fn::GetAtt': [logicalId, 'Arn'] });

/** The role of an AWS service, e.g. `lambda.amazonaws.com`, with one inline policy. */
export function role(service: string, ...statements: object[]): TemplateResource {
  return {
    Type: 'AWS::IAM::Role',
    Properties: {
      AssumeRolePolicyDocument: {
        Statement: { Effect: 'Allow', Principal: { Service: service }, Action: 'sts:AssumeRole' },
      },
      Policies: [{ PolicyName: 'inline', PolicyDocument: { Statement: statements } }],
    },
  };
}

/**
 * A function with the role `Worker`.
 * @param key of its source among those that the cloud is started with.
 * @param file whose path it finds as `FILE`.
 */
export function lambda(key: string, file: string, timeoutSeconds = 10): TemplateResource {
  return {
    Type: 'AWS::Lambda::Function',
    Properties: {
      Code: { S3Key: key },
      Handler: 'index.handler',
      Runtime: 'nodejs24.x',
      Role: arnOf('Worker'),
      Timeout: timeoutSeconds,
      MemorySize: 128,
      Environment: { Variables: { FILE: file } },
    },
  };
}

/** A table whose stream shows items as they are after each write. */
export const STREAMED_TABLE: TemplateResource = {
  Type: 'AWS::DynamoDB::Table',
  Properties: {
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: ['pk', 'sk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
    StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
  },
};
