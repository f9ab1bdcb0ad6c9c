import { generatedId } from './generated-name.ts';
import type { ResourceType } from './resource-type.ts';

const BEHAVIOUR = [
  'AllowedMethods',
  'CachePolicyId',
  'Compress',
  'FunctionAssociations',
  'LambdaFunctionAssociations',
  'OriginRequestPolicyId',
  'TargetOriginId',
];

/** The one address in front of everything. What its behaviours may be is judged by cloudfront/distribution-definition.ts. */
export const cloudfrontDistribution: ResourceType = {
  type: 'AWS::CloudFront::Distribution',
  honours: [
    'DistributionConfig.Enabled',
    'DistributionConfig.CacheBehaviors.PathPattern',
    ...BEHAVIOUR.map((property) => `DistributionConfig.DefaultCacheBehavior.${property}`),
    ...BEHAVIOUR.map((property) => `DistributionConfig.CacheBehaviors.${property}`),
    'DistributionConfig.CustomErrorResponses.ErrorCode',
    'DistributionConfig.CustomErrorResponses.ErrorCachingMinTTL',
    'DistributionConfig.Origins.Id',
    'DistributionConfig.Origins.DomainName',
    'DistributionConfig.Origins.CustomOriginConfig.OriginReadTimeout',
  ],
  ignores: {
    'DistributionConfig.Comment': 'words',
    'DistributionConfig.HttpVersion': 'HTTP/1.1 on this machine',
    'DistributionConfig.IPV6Enabled': 'there is one address, on this machine',
    'DistributionConfig.DefaultCacheBehavior.ViewerProtocolPolicy': 'calls never leave the machine',
    'DistributionConfig.CacheBehaviors.ViewerProtocolPolicy': 'calls never leave the machine',
    'DistributionConfig.Origins.CustomOriginConfig.OriginProtocolPolicy': 'calls never leave the machine',
    'DistributionConfig.Origins.CustomOriginConfig.OriginSSLProtocols': 'calls never leave the machine',
    Tags: 'billing labels',
  },
  identify(scope) {
    const id = generatedId(scope, 13).toUpperCase();
    return {
      physicalId: id,
      arn: `arn:aws:cloudfront::${scope.accountId}:distribution/${id}`,
      attributes: { Id: id, DomainName: `${id.toLowerCase()}.cloudfront.net` },
    };
  },
};
