import type { ResourceType } from '../resources/resource-type.ts';
import { intrinsicOf } from './intrinsics.ts';

export interface HonouredProperties {
  /** The honoured part of the properties: what is ignored on purpose is gone from it. */
  readonly properties: Readonly<Record<string, unknown>>;
  /** Paths of properties that the type neither honours nor ignores on purpose. */
  readonly unknown: readonly string[];
}

/** Parts a resource's properties into what its type honours, what it ignores on purpose, and what nobody thought of. */
export function honouredProperties(
  type: ResourceType,
  properties: Readonly<Record<string, unknown>>,
): HonouredProperties {
  if ('*' in type.ignores) return { properties: {}, unknown: [] };
  const honoured = new Set(type.honours);
  const ignored = new Set(Object.keys(type.ignores));
  const stepsOnTheWay = new Set([...honoured, ...ignored].flatMap(prefixes));
  const unknown = new Set<string>();

  const keep = (value: unknown, path: string): unknown => {
    if (path !== '') {
      if (honoured.has(path)) return value;
      if (ignored.has(path)) return undefined;
      if (!stepsOnTheWay.has(path) || intrinsicOf(value) !== undefined) {
        unknown.add(path);
        return undefined;
      }
    }
    if (Array.isArray(value)) return value.map((each) => keepElement(each, path));
    if (typeof value === 'object' && value !== null) return keepMembers(value, path);
    unknown.add(path);
    return undefined;
  };
  const keepElement = (value: unknown, path: string): unknown => {
    if (typeof value === 'object' && value !== null && intrinsicOf(value) === undefined)
      return keepMembers(value, path);
    unknown.add(path);
    return undefined;
  };
  const keepMembers = (value: object, path: string): Record<string, unknown> => {
    const kept = Object.entries(value).map(
      ([key, each]) => [key, keep(each, path === '' ? key : `${path}.${key}`)] as const,
    );
    return Object.fromEntries(kept.filter(([, each]) => each !== undefined));
  };

  return { properties: keepMembers(properties, ''), unknown: [...unknown] };
}

function prefixes(path: string): string[] {
  const steps = path.split('.');
  return steps.slice(1).map((_, index) => steps.slice(0, index + 1).join('.'));
}
