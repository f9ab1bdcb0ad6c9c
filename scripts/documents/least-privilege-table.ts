import { allowances, withoutHash } from '../../test/infra/readable.ts';
import { synthesizeStack } from '../../test/infra/synthesized.ts';

/** What each deployed function may do, as the synthesized template says it, beside writing its own log. */
export function leastPrivilegeTable(): string {
  const { resources, ofType } = synthesizeStack();
  const rows = ofType('AWS::Lambda::Function').map(([id, { Properties }]) => {
    const roleId: string = Properties.Role['Fn::GetAtt'][0];
    const actions = allowances(resources, roleId).filter((line) => !line.startsWith('logs:'));
    const listed = actions.map((line) => `\`${line}\``).join('<br>');
    return `| ${withoutHash(id).replace(/Function$/, '')} | ${Properties.Description ?? ''} | ${listed || 'nothing'} |`;
  });
  return [
    '# Least privilege',
    '',
    'Written by `npm run docs` from the synthesized template; `npm run check` fails when it is stale. Each function has a role',
    'of its own, and may write its own log beside what stands here. `<X>` is a resource of the template, `<X.Arn>` its ARN; a',
    'pattern at the end restricts the items of the table by their partition key. The laptop enforces the same policies.',
    '',
    '| function | is | may |',
    '|---|---|---|',
    ...rows.sort(),
    '',
  ].join('\n');
}
