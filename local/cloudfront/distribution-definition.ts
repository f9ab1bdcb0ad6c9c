import type { Assembly, Resource } from '../ports.ts';
import { pathPattern } from './path-pattern.ts';
import { type ViewerRequestFunction, viewerRequestFunction } from './viewer-request-function.ts';

interface Origin {
  readonly host: string;
  /** Milliseconds for its answer. */
  readonly readTimeoutMs: number;
}

/** How requests of one path pattern are dealt with. */
export interface CacheBehaviour {
  readonly pattern: RegExp;
  readonly origin: Origin;
  readonly allowedMethods: ReadonlySet<string>;
  readonly onViewerRequest: ViewerRequestFunction | null;
  /** ARN of the Lambda@Edge function's version. */
  readonly onOriginResponse: string | null;
}

export interface DistributionDefinition {
  readonly id: string;
  readonly domainName: string;
  /** In the order in which they are tried; the last one matches everything. */
  readonly behaviours: readonly CacheBehaviour[];
}

interface Association {
  readonly EventType?: string;
  readonly FunctionARN?: string;
  readonly LambdaFunctionARN?: string;
  readonly IncludeBody?: boolean;
}

interface BehaviourProperties {
  readonly PathPattern?: string;
  readonly AllowedMethods?: readonly string[];
  readonly CachePolicyId?: string;
  readonly OriginRequestPolicyId?: string;
  readonly Compress?: boolean;
  readonly TargetOriginId?: string;
  readonly FunctionAssociations?: readonly Association[];
  readonly LambdaFunctionAssociations?: readonly Association[];
}

interface DistributionConfig {
  readonly Enabled?: boolean;
  readonly DefaultCacheBehavior: BehaviourProperties;
  readonly CacheBehaviors?: readonly BehaviourProperties[];
  readonly CustomErrorResponses?: readonly { readonly ErrorCode: number; readonly ErrorCachingMinTTL?: number }[];
  readonly Origins: readonly {
    readonly Id: string;
    readonly DomainName: string;
    readonly CustomOriginConfig?: { readonly OriginReadTimeout?: number };
  }[];
}

/** AWS's own policies: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/using-managed-cache-policies.html and …/using-managed-origin-request-policies.html */
const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const ALL_VIEWER_EXCEPT_HOST = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

/** What CloudFront keeps for 10 s unless it is told otherwise, 400 and 403 where they come with a max-age: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/HTTPStatusCodes.html#HTTPStatusCodes-cached-errors */
const KEPT_ERRORS = [400, 403, 404, 405, 414, 500, 501, 502, 503, 504];

/** Seconds. */
const READ_TIMEOUT = 30;
/** Seconds that a Lambda@Edge function of an origin event may have. */
const LONGEST_EDGE_TIMEOUT = 30;

/**
 * Reads a distribution.
 * @throws TypeError naming the resource and what in it is not hosted.
 */
export function readDistribution(assembly: Assembly, resource: Resource): DistributionDefinition {
  const config = resource.properties.DistributionConfig as DistributionConfig;
  const complain = (what: string) => new TypeError(`${resource.logicalId} (${resource.type}): ${what}`);
  if (config.Enabled !== true) throw complain('Enabled is not true');
  const errors = new Map(
    config.CustomErrorResponses?.map(({ ErrorCode, ErrorCachingMinTTL }) => [ErrorCode, ErrorCachingMinTTL]),
  );
  const kept = KEPT_ERRORS.filter((status) => errors.get(status) !== 0);
  if (kept.length > 0)
    throw complain(`CustomErrorResponses lets ${kept.join(', ')} be cached; only no caching is hosted`);
  const origins = new Map(
    config.Origins.map(({ Id, DomainName, CustomOriginConfig }) => [
      Id,
      { host: DomainName, readTimeoutMs: (CustomOriginConfig?.OriginReadTimeout ?? READ_TIMEOUT) * 1000 },
    ]),
  );
  const behaviour = (properties: BehaviourProperties): CacheBehaviour => {
    const origin = origins.get(String(properties.TargetOriginId));
    if (!origin) throw complain(`TargetOriginId ${properties.TargetOriginId} is no origin`);
    const { CachePolicyId, OriginRequestPolicyId, Compress } = properties;
    if (CachePolicyId !== CACHING_DISABLED)
      throw complain(`CachePolicyId is ${CachePolicyId}; only no caching is hosted`);
    if (OriginRequestPolicyId !== ALL_VIEWER_EXCEPT_HOST) {
      throw complain(`OriginRequestPolicyId is ${OriginRequestPolicyId}; only AllViewerExceptHostHeader is hosted`);
    }
    if (Compress === true) throw complain('Compress is true; only false is hosted');
    return {
      pattern: pathPattern(properties.PathPattern ?? '*'),
      origin,
      allowedMethods: new Set(properties.AllowedMethods ?? ['GET', 'HEAD']),
      onViewerRequest: viewerFunction(assembly, properties.FunctionAssociations ?? [], complain),
      onOriginResponse: edgeFunction(assembly, properties.LambdaFunctionAssociations ?? [], complain),
    };
  };
  return {
    id: resource.physicalId,
    domainName: `${resource.physicalId.toLowerCase()}.cloudfront.net`,
    behaviours: [...(config.CacheBehaviors ?? []), config.DefaultCacheBehavior].map(behaviour),
  };
}

type Complain = (what: string) => TypeError;

function viewerFunction(
  assembly: Assembly,
  associations: readonly Association[],
  complain: Complain,
): ViewerRequestFunction | null {
  const [association, ...more] = associations;
  if (!association) return null;
  if (association.EventType !== 'viewer-request' || more.length > 0) {
    throw complain('FunctionAssociations are hosted with one function on viewer-request');
  }
  const resource = assembly.byArn(String(association.FunctionARN));
  if (resource?.type !== 'AWS::CloudFront::Function') throw complain(`${association.FunctionARN} is no function`);
  return viewerRequestFunction(String(resource.properties.FunctionCode));
}

function edgeFunction(assembly: Assembly, associations: readonly Association[], complain: Complain): string | null {
  const [association, ...more] = associations;
  if (!association) return null;
  const { EventType, LambdaFunctionARN = '', IncludeBody } = association;
  if (EventType !== 'origin-response' || more.length > 0 || IncludeBody === true) {
    throw complain('LambdaFunctionAssociations are hosted with one function on origin-response');
  }
  const version = assembly.byArn(LambdaFunctionARN);
  if (version?.type !== 'AWS::Lambda::Version') throw complain(`${LambdaFunctionARN} is no numbered version`);
  const home = assembly
    .ofType('AWS::Lambda::Function')
    .find(({ physicalId }) => physicalId === version.properties.FunctionName);
  const { Environment, Timeout } = home?.properties ?? {};
  if (Environment !== undefined)
    throw complain(`${LambdaFunctionARN} has environment variables; at the edge there are none`);
  if (Number(Timeout ?? 3) > LONGEST_EDGE_TIMEOUT) {
    throw complain(`${LambdaFunctionARN} has ${Timeout} s; ${LONGEST_EDGE_TIMEOUT} s are allowed at the edge`);
  }
  return LambdaFunctionARN;
}
