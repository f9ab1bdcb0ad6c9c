import type { TemplateResource } from './synthesized.ts';

type Resources = Record<string, TemplateResource>;

/** A template value as one line of text: `Ref`s and attributes by logical id without CDK's hash, joins joined. */
export function readable(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return `${value}`;
  const [[name, argument] = ['', undefined]] = Object.entries(value ?? {});
  if (name === 'Ref' && typeof argument === 'string') return `<${withoutHash(argument)}>`;
  if (name === 'Fn::GetAtt' && Array.isArray(argument)) return `<${withoutHash(argument[0])}.${argument[1]}>`;
  if (name === 'Fn::Join' && Array.isArray(argument)) return argument[1].map(readable).join(argument[0]);
  return JSON.stringify(value);
}

/** CDK ends a logical id with eight characters of a hash over the construct's path. */
export function withoutHash(logicalId: string): string {
  return logicalId.replace(/[0-9A-F]{8}$/, '');
}

/** Everything that a role's own policies allow, as sorted lines of `action resource`, and of which items if not of all. */
export function allowances(resources: Resources, roleId: string): string[] {
  return Object.values(resources)
    .filter(({ Type }) => Type === 'AWS::IAM::Policy')
    .filter(({ Properties }) => Properties.Roles.some((role: { Ref: string }) => role.Ref === roleId))
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
    .flatMap((statement) =>
      [statement.Action]
        .flat()
        .flatMap((action: string) =>
          [statement.Resource]
            .flat()
            .map((resource: unknown) => `${statement.Effect} ${action} ${readable(resource)}${onlyItems(statement)}`),
        ),
    )
    .map((line) => line.replace(/^Allow /, ''))
    .sort();
}

function onlyItems({ Condition }: { readonly Condition?: Record<string, Record<string, readonly string[]>> }): string {
  if (Condition === undefined) return '';
  const keys = Condition['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'];
  return keys === undefined ? ` ${JSON.stringify(Condition)}` : ` ${keys.join(' ')}`;
}
