import { ROUTES, STAGE } from '../contracts/routes.ts';
import { Problem } from '../kit/problem.ts';
import { route } from '../kit/route.ts';

/**
 * What no other endpoint takes: a known path with another method, or an unknown path. Which it is, is told by the resource that
 * API Gateway chose for the path: it takes a slash at the end for none, and `/invoices/upload` for no invoice named so.
 */
export const handler = route(async ({ method, resource }) => {
  const allowed = ROUTES.filter(({ path }) => path === `/${STAGE}${resource}`).map((known) => known.method);
  if (allowed.length === 0) throw new Problem('ROUTE_NOT_FOUND', 'There is no such route');
  const Allow = [...allowed, 'OPTIONS'].join(', ');
  throw new Problem('METHOD_NOT_ALLOWED', `${method} is not allowed here; allowed: ${Allow}`, { headers: { Allow } });
});
