import type { IAspect } from 'aws-cdk-lib';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import type { IConstruct } from 'constructs';

/** Settings that only the local stack gives its functions: deployed, they would let webhooks reach what is not public. */
const LOCAL_SETTINGS = ['IVS_ALLOW_LOOPBACK_WEBHOOKS'];

/** Fails the synthesis of a template in which a function has a setting of the local stack. */
export class RefuseLocalSettings implements IAspect {
  visit(node: IConstruct): void {
    if (!(node instanceof lambda.CfnFunction)) return;
    const template = JSON.stringify(node.stack.resolve(node.environment) ?? {});
    const found = LOCAL_SETTINGS.find((name) => template.includes(name));
    if (found !== undefined) throw new Error(`${node.node.path} carries ${found}, which is for the local stack only.`);
  }
}
