import { meterAccessLog } from './log-lines.ts';
import type { Meter } from './meter.ts';

/** Counts a request of the REST API, and the line of its access log. */
export function meterRequest(
  meter: Meter,
  apiId: string,
  route: { readonly httpMethod: string; readonly resourcePath: string } | undefined,
): void {
  meter.count('api-request', apiId, route === undefined ? 'no route' : `${route.httpMethod} ${route.resourcePath}`);
  meterAccessLog(meter, apiId);
}
