/** A CloudFormation template as it stands in the assembly, intrinsics unresolved. */
export interface Template {
  readonly Parameters?: Readonly<Record<string, { readonly Type: string; readonly Default?: unknown }>>;
  readonly Conditions?: Readonly<Record<string, unknown>>;
  readonly Resources: Readonly<Record<string, TemplateResource>>;
  readonly Outputs?: Readonly<Record<string, { readonly Value: unknown; readonly Condition?: string }>>;
}

export interface TemplateResource {
  readonly Type: string;
  readonly Condition?: string;
  readonly Properties?: Readonly<Record<string, unknown>>;
}

/** Sections of a template, and attributes of a resource, that change nothing locally; each with its reason. */
const SECTIONS: Readonly<Record<string, string>> = {
  AWSTemplateFormatVersion: 'there is one version',
  Description: 'words',
  Metadata: 'for tools',
  Rules: 'CDK’s own: asks for a bootstrapped account',
  Parameters: 'resolved',
  Conditions: 'resolved',
  Resources: 'hosted',
  Outputs: 'resolved',
};

const RESOURCE_ATTRIBUTES: Readonly<Record<string, string>> = {
  Type: 'hosted',
  Properties: 'hosted',
  Condition: 'resolved',
  DependsOn: 'everything is made before anything is served',
  Metadata: 'for tools',
  DeletionPolicy: 'only its owner deletes local data, with the data directory',
  UpdateReplacePolicy: 'nothing is replaced: a changed key schema is refused',
};

/** Complaints about whatever in the template, outside of properties, would be lost by hosting it. */
export function templateComplaints(template: Template): string[] {
  const complaints: string[] = [];
  for (const section of Object.keys(template)) {
    if (!(section in SECTIONS)) complaints.push(`template section ${section} is not hosted`);
  }
  for (const [logicalId, resource] of Object.entries(template.Resources)) {
    for (const attribute of Object.keys(resource)) {
      if (!(attribute in RESOURCE_ATTRIBUTES)) {
        complaints.push(`${logicalId} (${resource.Type}): resource attribute ${attribute} is not hosted`);
      }
    }
  }
  return complaints;
}
