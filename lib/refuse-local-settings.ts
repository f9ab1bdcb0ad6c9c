import type { IAspect } from 'aws-cdk-lib';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import type { IConstruct } from 'constructs';
import { LOCAL_SETTINGS } from '../lambdas/contracts/environment.ts';

/** Fails the synthesis of a template in which a function has a setting of the local stack. */
export class RefuseLocalSettings implements IAspect {
  visit(node: IConstruct): void {
    if (!(node instanceof lambda.CfnFunction)) return;
    const template = JSON.stringify(node.stack.resolve(node.environment) ?? {});
    const found = Object.values(LOCAL_SETTINGS).find((name) => template.includes(name));
    if (found !== undefined) throw new Error(`${node.node.path} carries ${found}, which is for the local stack only.`);
  }
}
