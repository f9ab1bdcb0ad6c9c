import { join } from 'node:path';
import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import * as origins from 'aws-cdk-lib/aws-cloudfront-origins';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { UPLOAD_PATH } from '../lambdas/contracts/large-uploads.ts';
import { STAGE } from '../lambdas/contracts/routes.ts';
import { boundProviderLog } from './bound-provider-log.ts';
import type { FunctionName } from './function-entries.ts';
import { BUNDLES_CONTEXT } from './service-function.ts';

export interface ServiceFrontProps {
  /** Host name of the REST API. */
  readonly apiHost: string;
}

const FOLLOW_STAGED_UPLOAD: FunctionName = 'follow-staged-upload';
/**
 * What CloudFront can be told not to keep. Unless it is told, it gives the 5xx, 404, 405 and 414 of a GET or HEAD for 10 s
 * to whoever asks next, with whatever key, for its cache knows a call by its path alone; `no-store` helps for 404, 414 and
 * 501 only (https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/HTTPStatusCodes.html#HTTPStatusCodes-cached-errors,
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/custom-error-pages-expiration.html).
 */
const ERRORS = [400, 403, 404, 405, 414, 500, 501, 502, 503, 504];
const EDGE_FUNCTIONS = join(import.meta.dirname, '..', 'lambdas', 'edge');
/** The construct by which CDK learns the function's version in a stack of another region. */
const VERSION_READER = 'Custom::CrossRegionStringParameterReaderCustomResourceProvider';

/**
 * The service's one address: a CloudFront distribution that caches nothing, makes an upload of any size one POST with one
 * answer, and answers no path outside the contract's envelope.
 */
export class ServiceFront extends Construct {
  readonly url: string;

  constructor(scope: Construct, id: string, { apiHost }: ServiceFrontProps) {
    super(scope, id);
    const toApi: cloudfront.BehaviorOptions = {
      // A call may take the authorizer its 25 s (invoice-api.ts), then the integration the gateway's 29. A front that gave
      // up before would answer with a page of its own, and make a GET or HEAD up to twice more, each of them counted
      // (https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/RequestAndResponseBehaviorCustomOrigin.html#request-custom-request-timeout).
      // 60 s need no higher quota (https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html).
      origin: new origins.HttpOrigin(apiHost, {
        protocolPolicy: cloudfront.OriginProtocolPolicy.HTTPS_ONLY,
        originSslProtocols: [cloudfront.OriginSslPolicy.TLS_V1_2],
        readTimeout: Duration.seconds(60),
      }),
      allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
      cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
      // Everything but the Host header, by which API Gateway knows which API is meant.
      originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      // No redirect from HTTP: the key would have gone over the wire already.
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
      compress: false,
    };
    const distribution = new cloudfront.Distribution(this, 'Distribution', {
      comment: Stack.of(this).stackName,
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      errorResponses: ERRORS.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      defaultBehavior: { ...toApi, functionAssociations: [this.routing('RouteStrayPaths', 'route-stray-paths.js')] },
      // The first pattern that matches decides. Calls below the stage run no function, and cost none.
      additionalBehaviors: {
        [`${UPLOAD_PATH}*`]: {
          ...toApi,
          functionAssociations: [this.routing('RouteLargeUploads', 'route-large-uploads.js')],
          edgeLambdas: [
            {
              eventType: cloudfront.LambdaEdgeEventType.ORIGIN_RESPONSE,
              functionVersion: this.redirectFollowing().currentVersion,
            },
          ],
        },
        [`/${STAGE}/*`]: toApi,
      },
    });
    acknowledge(distribution);
    this.url = `https://${distribution.distributionDomainName}`;
  }

  /**
   * Lambda@Edge knows no environment, no arm64 and no other home than us-east-1
   * (https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/lambda-at-edge-function-restrictions.html). In a
   * stack of another region, CDK puts it into a small stack of its own there and deploys that first; its name says for
   * which region, since stacks of one name in two regions would share it. Its log groups are made by Lambda in whichever
   * regions it runs, with no retention: docs/operations.md says how to bound them.
   */
  private redirectFollowing(): cloudfront.experimental.EdgeFunction {
    const { stackName, region } = Stack.of(this);
    const follow = new cloudfront.experimental.EdgeFunction(this, 'FollowStagedUpload', {
      stackId: `${stackName}-Edge-${region}`,
      description: `Follows the redirect of a staged upload to ${stackName} in ${region}, so that its client need not`,
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.X86_64,
      handler: 'index.handler',
      code: lambda.Code.fromAsset(join(this.node.getContext(BUNDLES_CONTEXT), FOLLOW_STAGED_UPLOAD)),
      memorySize: 256,
      // The most that an origin event may have.
      timeout: Duration.seconds(30),
      // A replica outlives its version by hours, so that deleting it with the next deployment would fail.
      currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN },
    });
    // Nor can the function be deleted meanwhile, also where CloudFront refused the distribution
    // (https://github.com/aws-cloudformation/cloudformation-coverage-roadmap/issues/586): a stack that had to delete it could
    // be neither rolled back nor deleted. One that is left is in no later stack's way, for CloudFormation names each anew;
    // docs/operations.md says when it can go.
    follow.lambda.applyRemovalPolicy(RemovalPolicy.RETAIN);
    Validations.of(follow.lambda).acknowledge({
      id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
      reason: 'It logs in whichever region is nearest to the viewer; it may do nothing but log.',
    });
    if (region !== 'us-east-1') boundProviderLog(this, 'VersionReaderLogs', VERSION_READER);
    return follow;
  }

  /** A CloudFront Function that chooses the path of every request of a behaviour. */
  private routing(id: string, fileName: string): cloudfront.FunctionAssociation {
    const code = cloudfront.FunctionCode.fromFile({ filePath: join(EDGE_FUNCTIONS, fileName) });
    const routing = new cloudfront.Function(this, id, { runtime: cloudfront.FunctionRuntime.JS_2_0, code });
    return { eventType: cloudfront.FunctionEventType.VIEWER_REQUEST, function: routing };
  }
}

function acknowledge(distribution: cloudfront.Distribution): void {
  Validations.of(distribution).acknowledge(
    {
      id: 'AwsSolutions-CFR1',
      reason: 'Clients may be anywhere: insurers and clinics travel, and so do their servers.',
    },
    { id: 'AwsSolutions-CFR2', reason: "A web ACL stands before the API's stage, if any: both ways in lead there." },
    {
      id: 'AwsSolutions-CFR3',
      reason: "The API's access log tells every request; CloudFront's would add the addresses of the callers.",
    },
    {
      id: 'AwsSolutions-CFR4',
      reason:
        "TLS versions are set with a domain's own certificate; cloudfront.net's own name negotiates the best of both.",
    },
  );
}
