import type { ResourceName } from '../contracts/routes.ts';
import type { ApiRequest } from './api-request.ts';
import { type Answer, route } from './route.ts';

type Endpoint = (request: ApiRequest) => Promise<Answer>;

/**
 * Makes one handler of a small family of endpoints that live on the same grants: fewer functions to keep warm.
 * @param endpoints by method and resource below the stage, e.g. `GET /v1/webhooks/{webhook_id}`.
 */
export function family(endpoints: Readonly<Partial<Record<ResourceName, Endpoint>>>) {
  return route((request) => {
    const endpoint = endpoints[`${request.method} ${request.resource}` as ResourceName];
    if (endpoint === undefined) throw new Error('The gateway sent this function a call that is not one of its own');
    return endpoint(request);
  });
}
