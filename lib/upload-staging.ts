import { Stack, Validations } from 'aws-cdk-lib';
import * as apigateway from 'aws-cdk-lib/aws-apigateway';
import * as iam from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { PROBLEM_STATUS } from '../lambdas/contracts/envelope.ts';
import { LARGE_UPLOAD_PATH, STAGING_PREFIX } from '../lambdas/contracts/large-uploads.ts';
import { STAGE } from '../lambdas/contracts/routes.ts';
import { ANSWER_HEADERS, envelopeTemplate, type GatewayAnswer, OUR_FAULT, UNAVAILABLE } from './gateway-answer.ts';
import type { InvoiceBucket } from './invoice-bucket.ts';

export interface UploadStagingProps {
  readonly api: apigateway.RestApi;
  readonly bucket: InvoiceBucket;
}

const STAGED_STATUS = '303';

const HEADERS: Readonly<Record<string, string>> = {
  ...ANSWER_HEADERS,
  'Content-Type': "'application/json'",
};

/** Parameter mapping takes whole values and can't join two, so the address comes from a template: https://docs.aws.amazon.com/apigateway/latest/developerguide/apigateway-override-request-response-parameters.html */
const REDIRECT = [
  `#set($context.responseOverride.header.Location = "${LARGE_UPLOAD_PATH}/$context.authorizer.uploadId")`,
  JSON.stringify({
    success: true,
    status: Number(STAGED_STATUS),
    code: 'UPLOAD_STAGED',
    message: 'The upload is received; follow the redirect to complete it',
  }),
].join('\n');

/**
 * `POST /upload/large`: the gateway itself puts the body into the bucket, since no function could take it, and redirects
 * to where it is completed. The object's key is made of what the caller can't choose: account and id are the authorizer's.
 * `$context.requestId` is the client's own, if it sends a UUID as `x-amzn-RequestId`, and a second body would take the first
 * one's place (https://docs.aws.amazon.com/apigateway/latest/developerguide/set-up-access-logging.html).
 */
export class UploadStaging extends Construct {
  readonly method: apigateway.Method;

  constructor(scope: Construct, id: string, { api, bucket }: UploadStagingProps) {
    super(scope, id);
    const integration = new apigateway.AwsIntegration({
      service: 's3',
      integrationHttpMethod: 'PUT',
      path: `${bucket.bucket.bucketName}/${STAGING_PREFIX}/{account}/{upload}`,
      options: {
        credentialsRole: this.writer(bucket),
        // A body of a wrong type is staged too: it is refused after everything that is refused before it (contract section 9).
        passthroughBehavior: apigateway.PassthroughBehavior.WHEN_NO_TEMPLATES,
        requestParameters: {
          'integration.request.path.account': 'context.authorizer.accountId',
          'integration.request.path.upload': 'context.authorizer.uploadId',
          // Its boundary is needed to read the body.
          'integration.request.header.Content-Type': 'method.request.header.Content-Type',
        },
        integrationResponses: [
          {
            statusCode: STAGED_STATUS,
            selectionPattern: '200',
            responseParameters: parameters(HEADERS),
            responseTemplates: { 'application/json': REDIRECT },
          },
          refusal(OUR_FAULT, '4\\d{2}'),
          // Without a pattern it is for all the others.
          refusal(UNAVAILABLE),
        ],
      },
    });
    const path = LARGE_UPLOAD_PATH.slice(`/${STAGE}`.length);
    this.method = api.root.resourceForPath(path).addMethod('POST', integration, {
      requestParameters: { 'method.request.header.Content-Type': false },
      methodResponses: [
        methodResponse(STAGED_STATUS, [...Object.keys(HEADERS), 'Location']),
        methodResponse(`${PROBLEM_STATUS[OUR_FAULT.code]}`, Object.keys(HEADERS)),
        methodResponse(`${PROBLEM_STATUS[UNAVAILABLE.code]}`, [...Object.keys(HEADERS), 'Retry-After']),
      ],
    });
  }

  /** What the gateway may do with the bucket. */
  private writer(bucket: InvoiceBucket): iam.Role {
    const { action, resource, wildcard } = bucket.grantFor(`PutObject ${STAGING_PREFIX}/*`);
    const role = new iam.Role(this, 'Role', {
      assumedBy: new iam.ServicePrincipal('apigateway.amazonaws.com'),
      description: `${Stack.of(this).stackName}: the gateway puts large uploads into the bucket`,
    });
    role.addToPolicy(new iam.PolicyStatement({ actions: [action], resources: [resource] }));
    if (wildcard !== undefined) {
      Validations.of(role).acknowledge({
        id: `AwsSolutions-IAM5[Resource::${wildcard.resource}]`,
        reason: wildcard.reason,
      });
    }
    return role;
  }
}

function refusal(answer: GatewayAnswer, selectionPattern?: string): apigateway.IntegrationResponse {
  const retryAfter = answer.retryAfter === undefined ? {} : { 'Retry-After': `'${answer.retryAfter}'` };
  return {
    statusCode: `${PROBLEM_STATUS[answer.code]}`,
    ...(selectionPattern === undefined ? {} : { selectionPattern }),
    responseParameters: parameters({ ...HEADERS, ...retryAfter }),
    responseTemplates: { 'application/json': envelopeTemplate(answer) },
  };
}

function parameters(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [`method.response.header.${name}`, value]));
}

function methodResponse(statusCode: string, headers: readonly string[]): apigateway.MethodResponse {
  const declared = headers.map((name) => [`method.response.header.${name}`, true] as const);
  return { statusCode, responseParameters: Object.fromEntries(declared) };
}
