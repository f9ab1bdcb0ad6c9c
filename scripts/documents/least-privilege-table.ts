import { allowances, readable, withoutHash } from '../../test/infra/readable.ts';
import { synthesizeStack } from '../../test/infra/synthesized.ts';

/** What each role may do, as the synthesized template says it; a function's role beside writing its own log. */
export function leastPrivilegeTable(): string {
  const { resources, ofType } = synthesizeStack();
  const functions = ofType('AWS::Lambda::Function').map(([id, { Properties }]) => ({
    name: withoutHash(id).replace(/Function$/, ''),
    roleId: String(Properties.Role['Fn::GetAtt'][0]),
    description: String(Properties.Description ?? ''),
  }));
  const others = ofType('AWS::IAM::Role')
    .filter(([id]) => !functions.some(({ roleId }) => roleId === id))
    .map(([id, { Properties }]) => ({ name: withoutHash(id), roleId: id, description: assumedBy(Properties) }));
  const rows = [...functions, ...others].map(({ name, roleId, description }) => {
    const actions = allowances(resources, roleId).filter((line) => !line.startsWith('logs:'));
    const listed = actions.map((line) => `\`${line}\``).join('<br>');
    return `| ${name} | ${description} | ${listed || 'nothing of its own'} |`;
  });
  return [
    '# Least privilege',
    '',
    'Written by `npm run docs` from the synthesized template; `npm run check` fails when it is stale. Each function has a role',
    'of its own, and may write its own log beside what stands here. `<X>` is a resource of the template, `<X.Arn>` its ARN; a',
    'pattern at the end restricts the items of the table by their partition key. The laptop enforces the same policies.',
    '',
    '| function or role | is | may |',
    '|---|---|---|',
    ...rows.sort(),
    '',
  ].join('\n');
}

/** The role of a service rather than of a function; it may have policies that AWS manages, which are not listed. */
function assumedBy({ AssumeRolePolicyDocument, ManagedPolicyArns = [] }: Record<string, unknown>): string {
  const { Statement } = AssumeRolePolicyDocument as { Statement: readonly { Principal: { Service: unknown } }[] };
  const services = Statement.flatMap(({ Principal }) => Principal.Service).map(readable);
  const managed = (ManagedPolicyArns as readonly unknown[]).map(readable);
  return `taken by ${services.join(', ')}${managed.length === 0 ? '' : `, with ${managed.join(', ')}`}`;
}
