import { generatedName } from './generated-name.ts';
import type { IdentityScope, ResourceType } from './resource-type.ts';

/** A type that is left out as a whole, with the reason; others may still refer to its resources. */
export function ignoredType(
  type: string,
  reason: string,
  arn?: (name: string, scope: IdentityScope) => string,
): ResourceType {
  return {
    type,
    honours: [],
    ignores: { '*': reason },
    identify(scope) {
      const name = generatedName(scope);
      const its = arn?.(name, scope) ?? `arn:aws:local:${scope.region}:${scope.accountId}:${name}`;
      return { physicalId: name, arn: its, attributes: { Arn: its } };
    },
  };
}
