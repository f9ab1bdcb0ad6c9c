import { CfnElement, Stack } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** The id under which the construct's main resource stands in the template; cdk-nag's findings name resources by it. */
export function logicalId(construct: IConstruct): string {
  const resource = construct.node.defaultChild;
  if (resource === undefined || !CfnElement.isCfnElement(resource)) {
    throw new Error(`${construct.node.path} has no main resource.`);
  }
  return Stack.of(construct).getLogicalId(resource);
}
