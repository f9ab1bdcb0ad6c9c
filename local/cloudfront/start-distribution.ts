import type { Meter } from '../metering/meter.ts';
import type { Assembly, Functions } from '../ports.ts';
import { readDistribution } from './distribution-definition.ts';
import { DistributionServer } from './distribution-server.ts';

export interface DistributionStart {
  readonly assembly: Assembly;
  readonly functions: Functions;
  /** Where the REST API listens. */
  readonly gatewayOrigin: string;
  /** 0 takes any free one. */
  readonly port: number;
  /** Counts what AWS would bill. */
  readonly meter?: Meter;
}

/**
 * Serves the template's distribution.
 * @throws TypeError naming what in it is not hosted, or that there is not exactly one.
 */
export async function startDistribution(start: DistributionStart): Promise<DistributionServer> {
  const { assembly, functions, gatewayOrigin, ...rest } = start;
  const [resource, ...more] = assembly.ofType('AWS::CloudFront::Distribution');
  if (!resource || more.length > 0) throw new TypeError('a template is hosted with exactly one distribution');
  const hosts = assembly
    .ofType('AWS::ApiGateway::RestApi')
    .map(({ physicalId }) => [`${physicalId}.execute-api.${assembly.region}.amazonaws.com`, gatewayOrigin] as const);
  const definition = readDistribution(assembly, resource);
  return DistributionServer.listen({ definition, origins: new Map(hosts), functions, ...rest });
}
