import { ROUTES } from '../contracts/routes.ts';

/**
 * The methods that a path answers; empty when no route has it. A literal segment goes before a parameter, as in API
 * Gateway: `/invoices/upload` is never the invoice whose id is "upload".
 * @param path as clients write it, with the stage.
 */
export function allowedMethods(path: string): string[] {
  const exact = ROUTES.filter((route) => route.path === path);
  const matching = exact.length > 0 ? exact : ROUTES.filter((route) => matches(route.path, path));
  return matching.map(({ method }) => method);
}

function matches(template: string, path: string): boolean {
  const expected = template.split('/');
  const given = path.split('/');
  return (
    expected.length === given.length &&
    expected.every((segment, index) => (segment.startsWith('{') ? given[index] !== '' : segment === given[index]))
  );
}
