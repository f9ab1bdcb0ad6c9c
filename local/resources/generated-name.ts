import { createHash } from 'node:crypto';
import type { IdentityScope } from './resource-type.ts';

/**
 * The physical name of a resource that the template leaves unnamed: CloudFormation's `stack-logicalId-random`, but with a
 * digest in place of the random part, so that the same template finds the same data after a restart.
 * @param longest the service's limit in characters; the readable part is shortened, never the digest.
 */
export function generatedName(scope: IdentityScope, longest = 64): string {
  const digest = generatedId(scope, 12);
  const readable = `${scope.stackName}-${scope.logicalId}`.slice(0, longest - digest.length - 1);
  return `${readable}-${digest}`;
}

/** An opaque id of lowercase letters and digits, such as API Gateway gives its resources. */
export function generatedId(scope: IdentityScope, length = 10): string {
  const digest = createHash('sha256').update(`${scope.stackName}/${scope.logicalId}`).digest();
  return BigInt(`0x${digest.toString('hex')}`)
    .toString(36)
    .slice(-length);
}
