import { Stack } from 'aws-cdk-lib';
import type * as apigateway from 'aws-cdk-lib/aws-apigateway';
import * as wafv2 from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { UPLOAD_PATH } from '../lambdas/contracts/large-uploads.ts';
import { STAGE } from '../lambdas/contracts/routes.ts';

export interface FirewallProps {
  /** The API's, which both ways in lead through. */
  readonly stage: apigateway.Stage;
}

interface RuleGroup {
  readonly name: string;
  /** Rules that only count what they match. */
  readonly counting: readonly string[];
}

/** AWS's own, 900 of the 1,500 units that a web ACL has: https://docs.aws.amazon.com/waf/latest/developerguide/aws-managed-rule-groups-baseline.html */
const RULE_GROUPS: readonly RuleGroup[] = [
  {
    name: 'AWSManagedRulesCommonRuleSet',
    counting: [
      // Callers are programs, and need not say which.
      'NoUserAgent_HEADER',
      // They refuse bodies with a URL that has an IPv4 address, or leads to the machine itself. A webhook's may have one,
      // and the service judges it wherever it is called, and says what is wrong with it (judge-address.ts).
      'GenericRFI_BODY',
      'EC2MetaDataSSRF_BODY',
    ],
  },
  { name: 'AWSManagedRulesKnownBadInputsRuleSet', counting: [] },
];

/**
 * A web ACL before the API's stage. What it blocks is answered in the envelope (the gateway's WAF_FILTERED). Behind the
 * distribution it sees CloudFront's addresses only, so it has no rule about addresses.
 */
export class Firewall extends Construct {
  constructor(scope: Construct, id: string, { stage }: FirewallProps) {
    super(scope, id);
    const acl = new wafv2.CfnWebACL(this, 'WebAcl', {
      description: 'Looks at everything but the bodies of uploads',
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      visibilityConfig: watched(Stack.of(this).stackName),
      rules: RULE_GROUPS.map(({ name, counting }, priority) => ({
        name,
        priority,
        overrideAction: { none: {} },
        visibilityConfig: watched(name),
        statement: {
          managedRuleGroupStatement: {
            vendorName: 'AWS',
            name,
            ruleActionOverrides: counting.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
            scopeDownStatement: { notStatement: { statement: isUpload() } },
          },
        },
      })),
    });
    new wafv2.CfnWebACLAssociation(this, 'OfTheStage', { webAclArn: acl.attrArn, resourceArn: stage.stageArn });
  }
}

/**
 * Of a body a web ACL looks at the first 16 KB, and an upload's bytes look like anything: rules about bodies, one of which
 * refuses what is over 8 KB, would refuse PDFs. Path and key of it are judged by the gateway alone. No other body is as long.
 * https://docs.aws.amazon.com/waf/latest/developerguide/web-acl-setting-body-inspection-limit.html
 */
function isUpload(): wafv2.CfnWebACL.StatementProperty {
  return {
    byteMatchStatement: {
      fieldToMatch: { uriPath: {} },
      // Whether the stage stands before it or not; a longer path that holds it is no route, so nothing is let past by it.
      positionalConstraint: 'CONTAINS',
      searchString: UPLOAD_PATH.slice(`/${STAGE}`.length),
      // An encoded path is not an upload's: it stays looked at.
      textTransformations: [{ priority: 0, type: 'NONE' }],
    },
  };
}

function watched(metricName: string): wafv2.CfnWebACL.VisibilityConfigProperty {
  // Samples would show headers, and with them keys.
  return { cloudWatchMetricsEnabled: true, metricName, sampledRequestsEnabled: false };
}
