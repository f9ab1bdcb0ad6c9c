import { loadAwsServiceSpecSync } from '@aws-cdk/aws-service-spec';
import type { PropertyType, ResourceProperties } from '@aws-cdk/service-spec-types';
import type { TemplateResource } from './synthesized.ts';

const specification = loadAwsServiceSpecSync();

/** What CloudFormation's schema of the resource's type says against it, one sentence a finding. */
export function schemaViolations(logicalId: string, resource: TemplateResource): string[] {
  // A custom resource's properties are its provider's own affair.
  if (resource.Type.startsWith('Custom::')) return [];
  const [schema] = specification.lookup('resource', 'cloudFormationType', 'equals', resource.Type);
  if (schema === undefined) return [`${logicalId}: there is no resource type ${resource.Type}`];
  return ofProperties(`${logicalId} (${resource.Type})`, schema.properties, resource.Properties ?? {});
}

function ofProperties(path: string, schema: ResourceProperties, properties: Record<string, unknown>): string[] {
  const unknown = Object.keys(properties).filter((name) => schema[name] === undefined);
  const missing = Object.entries(schema).filter(([name, { required }]) => required && properties[name] === undefined);
  return [
    ...unknown.map((name) => `${path}: no property ${name}`),
    ...missing.map(([name]) => `${path}: ${name} is required`),
    ...Object.entries(properties).flatMap(([name, value]) => {
      const property = schema[name];
      if (property === undefined) return [];
      const types = [property.type, ...(property.previousTypes ?? [])];
      return fewest(types.map((type) => ofValue(`${path}.${name}`, type, value)));
    }),
  ];
}

function ofValue(path: string, type: PropertyType, value: unknown): string[] {
  if (isIntrinsic(value)) return [];
  const expected = (holds: boolean) => (holds ? [] : [`${path}: ${JSON.stringify(value)} is no ${type.type}`]);
  switch (type.type) {
    case 'string':
      return expected(typeof value === 'string');
    case 'date-time':
      return expected(typeof value === 'string' && !Number.isNaN(Date.parse(value)));
    case 'boolean':
      return expected(typeof value === 'boolean');
    case 'integer':
      return expected(Number.isInteger(value));
    case 'number':
      return expected(typeof value === 'number');
    case 'json':
      return expected(typeof value === 'object' || typeof value === 'string');
    case 'null':
      return expected(value === null);
    case 'array':
      if (!Array.isArray(value)) return expected(false);
      return value.flatMap((element, index) => ofValue(`${path}[${index}]`, type.element, element));
    case 'map':
      if (!isObject(value)) return expected(false);
      return Object.entries(value).flatMap(([key, element]) => ofValue(`${path}.${key}`, type.element, element));
    case 'ref':
      if (!isObject(value)) return expected(false);
      return ofProperties(path, specification.get('typeDefinition', type.reference.$ref).properties, value);
    case 'union':
      return fewest(type.types.map((one) => ofValue(path, one, value)));
    case 'tag':
      return expected(isObject(value) && typeof value.Key === 'string');
  }
}

/** Of several permitted types, what the one that fits best has to say. */
function fewest(alternatives: string[][]): string[] {
  return alternatives.reduce((best, other) => (other.length < best.length ? other : best));
}

function isIntrinsic(value: unknown): boolean {
  if (!isObject(value)) return false;
  const [name, ...others] = Object.keys(value);
  return others.length === 0 && name !== undefined && (name === 'Ref' || name.startsWith('Fn::'));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
