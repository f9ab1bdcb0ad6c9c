import { ignoredType } from './ignored-type.ts';
import type { ResourceType } from './resource-type.ts';

const NOBODY_OUTSIDE = 'calls never leave the machine, and what a web ACL blocks only AWS knows';

/** What may stand before the deployed API. */
export const FIREWALL_TYPES: readonly ResourceType[] = [
  ignoredType('AWS::WAFv2::WebACL', NOBODY_OUTSIDE),
  ignoredType('AWS::WAFv2::WebACLAssociation', NOBODY_OUTSIDE),
];
