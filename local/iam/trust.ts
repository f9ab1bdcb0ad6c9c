import { AssemblyError } from '../assembly/assembly-error.ts';
import type { Assembly } from '../ports.ts';
import type { ResourceType } from '../resources/resource-type.ts';
import { compilePolicy } from './policy-statement.ts';

/**
 * Checks that every role named by a resource trusts the service that runs the resource.
 * @throws AssemblyError naming each that does not: deployed, its creation would fail.
 */
export function checkTrust(assembly: Assembly, types: readonly ResourceType[]): void {
  const complaints = types.flatMap((type) =>
    assembly.ofType(type.type).flatMap((resource) =>
      (type.assumes ?? []).flatMap(({ property, service }) => {
        const roleArn = at(resource.properties, property.split('.'));
        if (roleArn === undefined) return [];
        const trusted = trusts(assembly, String(roleArn), service, resource.arn);
        return trusted ? [] : [`${resource.logicalId} (${resource.type}): ${roleArn} does not trust ${service}`];
      }),
    ),
  );
  if (complaints.length > 0) throw new AssemblyError(complaints);
}

/** Whether the role's trust policy lets the service assume it on behalf of the given resource. */
export function trusts(assembly: Assembly, roleArn: string, service: string, sourceArn: string): boolean {
  const role = assembly.byArn(roleArn);
  if (role === undefined) return false;
  const request = {
    caller: { kind: 'service', principal: service, sourceArn } as const,
    action: 'sts:AssumeRole',
    resourceArn: roleArn,
    context: new Map([
      ['aws:sourcearn', sourceArn],
      ['aws:sourceaccount', assembly.accountId],
    ]),
  };
  const statements = compilePolicy(role.properties.AssumeRolePolicyDocument, 'trust').filter((statement) =>
    statement.applies(request),
  );
  return statements.length > 0 && statements.every(({ effect }) => effect === 'Allow');
}

function at(properties: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], properties);
}
