import { type AccessControl, AccessDeniedError, type Assembly, type Caller, type Credentials } from '../ports.ts';
import type { CredentialBook } from './credential-book.ts';
import type { AccessRequest, PolicyStatement } from './policy-statement.ts';
import { type TemplatePolicies, templatePolicies } from './template-policies.ts';

/** Access control by the template's own policies: an explicit deny wins, then an allow, and the rest is refused. */
export class PolicyAccessControl implements AccessControl {
  readonly #policies: TemplatePolicies;
  readonly #credentials: CredentialBook;
  readonly #accountId: string;

  /** @throws AssemblyError when a policy holds something that cannot be judged locally, or a role does not trust who assumes it. */
  constructor(assembly: Assembly, credentials: CredentialBook) {
    this.#policies = templatePolicies(assembly);
    this.#credentials = credentials;
    this.#accountId = assembly.accountId;
    for (const role of assembly.ofType('AWS::IAM::Role')) credentials.credentialsFor(role.arn);
  }

  credentialsFor(roleArn: string): Credentials {
    return this.#credentials.credentialsFor(roleArn);
  }

  callerOf(accessKeyId: string): Caller | undefined {
    return this.#credentials.find(accessKeyId)?.caller;
  }

  authorize(caller: Caller, action: string, resourceArn: string, context: Readonly<Record<string, string>> = {}): void {
    const request: AccessRequest = { caller, action, resourceArn, context: this.#requestContext(caller, context) };
    const decision = this.#decide(request);
    if (decision !== 'allowed') throw new AccessDeniedError(refusal(request, decision));
  }

  #decide(request: AccessRequest): 'allowed' | 'denied' | 'not allowed' {
    const { caller } = request;
    const identity = caller.kind === 'role' ? (this.#policies.identity.get(caller.roleArn) ?? []) : [];
    const resource = this.#policies.resource;
    const applies = (effect: PolicyStatement['effect']) => (statement: PolicyStatement) =>
      statement.effect === effect && statement.applies(request);
    if (identity.some(applies('Deny')) || resource.some(applies('Deny'))) return 'denied';
    // The operator stands for the account's root user: allowed whatever no statement denies.
    const allowed = caller.kind === 'operator' || identity.some(applies('Allow')) || resource.some(applies('Allow'));
    return allowed ? 'allowed' : 'not allowed';
  }

  #requestContext(caller: Caller, own: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
    const context = new Map(Object.entries(own).map(([key, value]) => [key.toLowerCase(), value]));
    // The call never leaves the machine; deployed, the SDKs speak TLS 1.3.
    context.set('aws:securetransport', 'true');
    context.set('s3:tlsversion', '1.3');
    context.set('aws:resourceaccount', this.#accountId);
    context.set('aws:principalisawsservice', String(caller.kind === 'service'));
    if (caller.kind === 'service') {
      context.set('aws:sourcearn', caller.sourceArn);
      context.set('aws:sourceaccount', this.#accountId);
    } else {
      context.set('aws:principalaccount', this.#accountId);
      if (caller.kind === 'role') context.set('aws:principalarn', caller.roleArn);
    }
    return context;
  }
}

/** https://docs.aws.amazon.com/IAM/latest/UserGuide/troubleshoot_access-denied.html shows the sentence. */
function refusal({ caller, action, resourceArn }: AccessRequest, decision: 'denied' | 'not allowed'): string {
  const who = caller.kind === 'role' ? caller.roleArn : caller.kind === 'service' ? caller.principal : 'the operator';
  const why =
    decision === 'denied'
      ? 'with an explicit deny'
      : `because no ${caller.kind === 'service' ? 'resource' : 'identity'}-based policy allows the ${action} action`;
  return `User: ${who} is not authorized to perform: ${action} on resource: ${resourceArn} ${why}`;
}
