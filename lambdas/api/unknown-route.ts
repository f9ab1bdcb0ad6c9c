import { STAGE } from '../contracts/routes.ts';
import { allowedMethods } from '../kit/allowed-methods.ts';
import { Problem } from '../kit/problem.ts';
import { route } from '../kit/route.ts';

/** What no other endpoint takes: a known path with another method, or an unknown path. */
export const handler = route(async ({ method, path }) => {
  const allowed = allowedMethods(`/${STAGE}${path}`);
  if (allowed.length === 0) throw new Problem('ROUTE_NOT_FOUND', 'There is no such route');
  const Allow = [...allowed, 'OPTIONS'].join(', ');
  throw new Problem('METHOD_NOT_ALLOWED', `${method} is not allowed here; allowed: ${Allow}`, { headers: { Allow } });
});
