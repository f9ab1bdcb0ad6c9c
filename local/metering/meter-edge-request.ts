import type { IncomingHttpHeaders } from 'node:http';
import type { Meter } from './meter.ts';

interface EdgeRequest {
  readonly distributionId: string;
  readonly method: string;
  readonly sent: IncomingHttpHeaders;
  readonly answered: IncomingHttpHeaders;
  readonly runsFunction: boolean;
}

/** Counts a request that a distribution has passed on, the bytes both ways as their lengths are declared, and its function. */
export function meterEdgeRequest(meter: Meter, request: EdgeRequest): void {
  const { distributionId, method, sent, answered, runsFunction } = request;
  meter.count('edge-request', distributionId, method);
  meter.count('edge-byte-to-origin', distributionId, method, Number(sent['content-length'] ?? 0));
  meter.count('edge-byte-out', distributionId, method, Number(answered['content-length'] ?? 0));
  if (runsFunction) meter.count('edge-function', distributionId, method);
}
