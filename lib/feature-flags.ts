/**
 * CDK's feature flags that concern this stack
 * (https://github.com/aws/aws-cdk/blob/main/packages/aws-cdk-lib/cx-api/FEATURE_FLAGS.md). They are here and not in
 * cdk.json, which only the CLI reads: the template that the laptop runs must be the one that CloudFormation deploys.
 */
export const FEATURE_FLAGS = {
  // A changed authorizer takes effect only with a new deployment of the API.
  '@aws-cdk/aws-apigateway:authorizerChangeDeploymentLogicalId': true,
  // A rule may send to its dead-letter queue only, and that queue takes from the rule only.
  '@aws-cdk/aws-events:eventsTargetQueueSameAccount': true,
  // One statement per resource instead of one per grant.
  '@aws-cdk/aws-iam:minimizePolicies': true,
};
