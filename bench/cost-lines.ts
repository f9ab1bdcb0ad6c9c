import type { MeteredUnit, Usage } from '../local/metering/meter.ts';
import type { Assembly } from '../local/ports.ts';
import { type AwsPrices, priceOf } from './aws-prices.ts';
import { functionTimes } from './lambda-durations.ts';

/** One line of the bill for so many invoices. */
export interface CostLine {
  readonly service: string;
  readonly unit: string;
  /** What caused it. */
  readonly of: string;
  /** For each invoice. */
  readonly quantity: number;
  /** US dollars for 1,000 invoices. */
  readonly usd: number;
}

/** Told for the model of durations; what is billed of them is its GB-seconds. */
const NOT_BILLED: readonly MeteredUnit[] = ['call', 'call-ms', 'function-cpu-ms', 'function-ms', 'function-gb-second'];

/** The bill for what was metered while so many invoices went through. Functions' time is modelled, not this machine's. */
export function costLines(assembly: Assembly, metered: readonly Usage[], invoices: number, prices: AwsPrices) {
  const atEdge = edgeFunctions(assembly);
  const names = new Map(assembly.resources.map(({ arn, physicalId }) => [arn, physicalId]));
  const line = (unit: string, of: string, quantity: number): CostLine => {
    const { service, usd, per } = priceOf(prices, unit);
    return { service, unit, of, quantity: quantity / invoices, usd: ((quantity * usd) / per / invoices) * 1000 };
  };
  const counted = metered
    .filter(({ unit }) => !NOT_BILLED.includes(unit))
    .map(({ unit, by, of, quantity }) => {
      const name = names.get(by) ?? by;
      if (unit === 'function-request') return line(atEdge.has(by) ? 'edge-lambda-request' : unit, name, quantity);
      return line(unit, unit === 'log-byte' ? `${of}, ${name}` : of, quantity);
    });
  const times = functionTimes(assembly, metered).map(({ arn, name, modelledGbSeconds }) =>
    line(atEdge.has(arn) ? 'edge-lambda-gb-second' : 'function-gb-second', name, modelledGbSeconds),
  );
  return merged([...counted, ...times]).sort((left, right) => right.usd - left.usd);
}

/** The same for different callers is one line. */
function merged(lines: readonly CostLine[]): CostLine[] {
  const groups = Map.groupBy(lines, ({ unit, of }) => `${unit} ${of}`).values();
  return [...groups].flatMap((same) => {
    const [first] = same;
    const total = (field: 'quantity' | 'usd') => same.reduce((sum, line) => sum + line[field], 0);
    return first === undefined ? [] : [{ ...first, quantity: total('quantity'), usd: total('usd') }];
  });
}

/** A distribution names the versions of functions that it runs. */
function edgeFunctions(assembly: Assembly): ReadonlySet<string> {
  const distributions = JSON.stringify(assembly.ofType('AWS::CloudFront::Distribution'));
  const versions = assembly.ofType('AWS::Lambda::Version').filter(({ arn }) => distributions.includes(`"${arn}"`));
  const names = versions.map(({ properties }) => String(properties.FunctionName));
  const functions = assembly.ofType('AWS::Lambda::Function').filter(({ physicalId }) => names.includes(physicalId));
  return new Set(functions.map(({ arn }) => arn));
}
