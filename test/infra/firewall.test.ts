import { expect, test } from 'vitest';
import { UPLOAD_PATH } from '../../lambdas/contracts/large-uploads.ts';
import { RESOURCE_TYPES } from '../../local/resources/resource-types.ts';
import { readable } from './readable.ts';
import { readStack } from './synthesized.ts';

const { only, ofType } = readStack({ firewall: true });

test('nothing of a web application firewall is deployed unless it is asked for', () => {
  const { template } = readStack();

  expect(JSON.stringify(template)).not.toContain('AWS::WAF');
});

test('asked for, a web ACL stands before the stage that every call goes through', () => {
  const association = only('AWS::WAFv2::WebACLAssociation');

  expect(readable(association.ResourceArn)).toMatch(
    /:apigateway:us-east-1::\/restapis\/<Api>\/stages\/<ApiDeploymentStageapi>$/,
  );
  expect(readable(association.WebACLArn)).toBe('<FirewallWebAcl.Arn>');
  expect(only('AWS::WAFv2::WebACL')).toMatchObject({ Scope: 'REGIONAL', DefaultAction: { Allow: {} } });
});

test('its rules never look at an upload, whose bytes look like anything', () => {
  const { Rules } = only('AWS::WAFv2::WebACL');

  expect(Rules.map(({ Name }: { Name: string }) => Name)).toEqual([
    'AWSManagedRulesCommonRuleSet',
    'AWSManagedRulesKnownBadInputsRuleSet',
  ]);
  for (const { Statement, OverrideAction } of Rules) {
    expect(OverrideAction).toEqual({ None: {} });
    const { ByteMatchStatement } = Statement.ManagedRuleGroupStatement.ScopeDownStatement.NotStatement.Statement;
    expect(ByteMatchStatement).toMatchObject({ FieldToMatch: { UriPath: {} }, PositionalConstraint: 'CONTAINS' });
    expect(UPLOAD_PATH).toContain(ByteMatchStatement.SearchString);
    expect(ByteMatchStatement.SearchString).toBe('/v1/invoices/upload');
  }
});

test('a caller that does not say which program it is is let in, and so are webhooks by address, which the service judges', () => {
  const { Rules } = only('AWS::WAFv2::WebACL');

  const counted = ['NoUserAgent_HEADER', 'GenericRFI_BODY', 'EC2MetaDataSSRF_BODY'];
  expect(Rules[0].Statement.ManagedRuleGroupStatement.RuleActionOverrides).toEqual(
    counted.map((Name) => ({ Name, ActionToUse: { Count: {} } })),
  );
});

test('no header is kept as a sample', () => {
  const { Rules, VisibilityConfig } = only('AWS::WAFv2::WebACL');

  for (const { SampledRequestsEnabled } of [VisibilityConfig, ...Rules.map(visibility)]) {
    expect(SampledRequestsEnabled).toBe(false);
  }
});

function visibility(rule: { VisibilityConfig: { SampledRequestsEnabled: boolean } }) {
  return rule.VisibilityConfig;
}

test('the laptop knows its types, and leaves them out with a reason', () => {
  for (const type of ['AWS::WAFv2::WebACL', 'AWS::WAFv2::WebACLAssociation']) {
    expect(ofType(type)).toHaveLength(1);
    expect(RESOURCE_TYPES.find((known) => known.type === type)?.ignores['*']).toMatch(/\w/);
  }
});
