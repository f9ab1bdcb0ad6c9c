import type { Assembly, Resource } from '../ports.ts';
import type { ResourceType } from '../resources/resource-type.ts';
import { RESOURCE_TYPES } from '../resources/resource-types.ts';
import { AssemblyError } from './assembly-error.ts';
import { type CloudAssemblyFolder, readCloudAssembly } from './cloud-assembly-folder.ts';
import { resolveTemplate } from './resolve-template.ts';

export interface AssemblyOptions {
  /** The folder that `cdk synth` wrote. */
  readonly folder: string;
  /** Where the SDKs reach the local AWS endpoint. */
  readonly endpointOrigin: string;
  /** Where clients reach the gateways' APIs. */
  readonly gatewayOrigin: string;
  readonly types?: readonly ResourceType[];
}

/**
 * Loads the synthesized assembly with every intrinsic function resolved.
 * @throws AssemblyError naming everything in the template that hosting it would lose: unknown resource types,
 * properties, attributes and functions, and values that no part of the local cloud can act on.
 */
export function loadAssembly({
  folder,
  endpointOrigin,
  gatewayOrigin,
  types = RESOURCE_TYPES,
}: AssemblyOptions): Assembly {
  const source = readCloudAssembly(folder);
  return assemble(source, endpointOrigin, types, gatewayOrigin);
}

/** The same from a template in memory; without gateways of its own, their address is the endpoint's. */
export function assemble(
  source: CloudAssemblyFolder,
  endpointOrigin: string,
  types: readonly ResourceType[],
  gatewayOrigin: string = endpointOrigin,
): Assembly {
  const { stackName, template } = source;
  const environment = { stackName, region: 'us-east-1', accountId: '000000000000', endpointOrigin, gatewayOrigin };
  const { resources, outputs } = resolveTemplate(template, types, environment);
  const byArn = new Map(resources.map((resource) => [resource.arn, resource]));
  return {
    stackName,
    region: environment.region,
    accountId: environment.accountId,
    resources,
    outputs,
    ofType: (type) => resources.filter((resource) => resource.type === type),
    byArn: (arn) => byArn.get(arn),
    assetFolder: (resource) => source.assetPath(assetKey(resource)),
  };
}

function assetKey(resource: Resource): string {
  const code = resource.properties.Code;
  const key = typeof code === 'object' && code !== null && 'S3Key' in code ? code.S3Key : undefined;
  if (typeof key === 'string') return key;
  throw new AssemblyError([`${resource.logicalId} (${resource.type}): Code.S3Key names no asset`]);
}
