import type { Resource } from '../ports.ts';
import type { IdentityScope, ResourceIdentity, ResourceType } from '../resources/resource-type.ts';
import { AssemblyError } from './assembly-error.ts';
import { honouredProperties } from './honoured-properties.ts';
import { intrinsicOf, type References, resolve, truth } from './intrinsics.ts';
import { type Template, templateComplaints } from './template.ts';

export type StackEnvironment = Pick<
  IdentityScope,
  'stackName' | 'region' | 'accountId' | 'endpointOrigin' | 'gatewayOrigin'
>;

export interface ResolvedTemplate {
  readonly resources: readonly Resource[];
  readonly outputs: Readonly<Record<string, string>>;
}

/** @throws AssemblyError with every complaint at once, so that one run shows all there is to mend. */
export function resolveTemplate(
  template: Template,
  types: readonly ResourceType[],
  environment: StackEnvironment,
): ResolvedTemplate {
  const complaints = templateComplaints(template);
  const typeByName = new Map(types.map((type) => [type.type, type]));
  const identities = new Map<string, ResourceIdentity | 'in progress'>();

  const identityOf = (logicalId: string): ResourceIdentity => {
    const known = identities.get(logicalId);
    if (known === 'in progress') throw new TypeError(`the name of ${logicalId} depends on itself`);
    if (known !== undefined) return known;
    const source = template.Resources[logicalId];
    const type = typeByName.get(source?.Type ?? '');
    if (source === undefined) throw new TypeError(`there is no resource ${logicalId}`);
    if (type === undefined) throw new TypeError(`${logicalId} is of a type that is not hosted: ${source.Type}`);
    identities.set(logicalId, 'in progress');
    try {
      const property = (name: string) => resolve(source.Properties?.[name], references);
      const identity = type.identify({ ...environment, logicalId, property });
      identities.set(logicalId, identity);
      return identity;
    } catch (error) {
      identities.delete(logicalId);
      throw error;
    }
  };

  const references: References = {
    ref: (name) => pseudoParameter(name, environment) ?? parameter(template, name) ?? identityOf(name).physicalId,
    attribute(logicalId, attribute) {
      const value = identityOf(logicalId).attributes[attribute];
      if (value === undefined) throw new TypeError(`${logicalId} has no attribute ${attribute} locally`);
      return value;
    },
    condition(name) {
      const condition = template.Conditions?.[name];
      if (condition === undefined) throw new TypeError(`there is no condition ${name}`);
      return truth(condition, references);
    },
  };

  /** What `work` gives, its TypeErrors turned into complaints about `subject`. */
  const orComplain = <Result>(subject: string, work: () => Result): Result | undefined => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      complaints.push(`${subject}: ${error.message}`);
      return undefined;
    }
  };

  const resources: Resource[] = [];
  for (const [logicalId, source] of Object.entries(template.Resources)) {
    const subject = `${logicalId} (${source.Type})`;
    orComplain(subject, () => {
      if (source.Condition !== undefined && !references.condition(source.Condition)) return;
      const type = typeByName.get(source.Type);
      if (type === undefined) throw new TypeError('resource type is not hosted');
      const conditional = chooseBranches(source.Properties ?? {}, references) as Record<string, unknown>;
      const { properties: honoured, unknown } = honouredProperties(type, conditional);
      complaints.push(...unknown.map((path) => `${subject}: property ${path} is not hosted`));
      const properties = resolve(honoured, references) as Record<string, unknown>;
      complaints.push(...(type.check?.(properties) ?? []).map((complaint) => `${subject}: ${complaint}`));
      const { physicalId, arn } = identityOf(logicalId);
      resources.push({ logicalId, type: source.Type, properties, physicalId, arn });
    });
  }

  const outputs: Record<string, string> = {};
  for (const [name, output] of Object.entries(template.Outputs ?? {})) {
    orComplain(`output ${name}`, () => {
      if (output.Condition !== undefined && !references.condition(output.Condition)) return;
      outputs[name] = String(resolve(output.Value, references));
    });
  }

  if (complaints.length > 0) throw new AssemblyError(complaints);
  return { resources, outputs };
}

/** Only `Fn::If` resolved: the strict look at the properties must see the branch that is taken, and nothing else. */
function chooseBranches(value: unknown, references: References): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => chooseBranches(each, references));
  if (intrinsicOf(value) === 'Fn::If') {
    const [condition, whenTrue, whenFalse] = (value as { 'Fn::If': [string, unknown, unknown] })['Fn::If'];
    return chooseBranches(references.condition(condition) ? whenTrue : whenFalse, references);
  }
  const chosen = Object.entries(value).map(([key, each]) => [key, chooseBranches(each, references)] as const);
  return Object.fromEntries(chosen.filter(([, each]) => !isNoValue(each)));
}

function isNoValue(value: unknown): boolean {
  return intrinsicOf(value) === 'Ref' && (value as { Ref: unknown }).Ref === 'AWS::NoValue';
}

function pseudoParameter(name: string, environment: StackEnvironment): string | undefined {
  switch (name) {
    case 'AWS::Region':
      return environment.region;
    case 'AWS::AccountId':
      return environment.accountId;
    case 'AWS::Partition':
      return 'aws';
    case 'AWS::URLSuffix':
      return 'amazonaws.com';
    case 'AWS::StackName':
      return environment.stackName;
    case 'AWS::StackId':
      return `arn:aws:cloudformation:${environment.region}:${environment.accountId}:stack/${environment.stackName}/local`;
    default:
      return undefined;
  }
}

/** A parameter's default: nobody is there to give another value. */
function parameter(template: Template, name: string): unknown {
  const declared = template.Parameters?.[name];
  if (declared === undefined) return undefined;
  if (declared.Type.startsWith('AWS::SSM::')) throw new TypeError(`parameter ${name} would be read from SSM`);
  if (declared.Default === undefined) throw new TypeError(`parameter ${name} has no default`);
  return declared.Type === 'CommaDelimitedList' || declared.Type.startsWith('List<')
    ? String(declared.Default).split(',')
    : declared.Default;
}
