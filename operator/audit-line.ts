import type { AuditEntry } from '../lambdas/domain/access/audit-entry.ts';

/** An audit entry as the tool prints it: names spelt like in every other answer, in one order. */
export function auditLine({ entryId, at, actor, action, subject, before, after }: AuditEntry) {
  return { id: entryId, at, actor, action, subject, before: printed(before), after: printed(after) };
}

/** What was stored keeps no order of its names, and spells them as the code does. */
function printed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(printed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, of]) => [snakeCase(name), printed(of)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)));
}

/** `coveredCategories` as `covered_categories`; `EUR` stays as it is. */
function snakeCase(name: string): string {
  return name.replace(/[a-z][A-Z]/g, ([before = '', after = '']) => `${before}_${after.toLowerCase()}`);
}
