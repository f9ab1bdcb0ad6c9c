import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const pricesSchema = z.object({
  region: z.string(),
  /** ISO date on which the list prices were looked up. */
  as_of: z.iso.date(),
  prices: z.array(
    z.object({
      unit: z.string(),
      service: z.string(),
      /** US dollars for `per` units. */
      usd: z.number().min(0),
      per: z.int().positive(),
      source: z.url(),
    }),
  ),
});

export type AwsPrices = z.infer<typeof pricesSchema>;
export type AwsPrice = AwsPrices['prices'][number];

/** The price table beside this file. */
export function readAwsPrices(): AwsPrices {
  return pricesSchema.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'aws-prices.json'), 'utf8')));
}

/** @throws Error for a unit without a price: what is counted must be priced, if only at nothing. */
export function priceOf({ prices }: AwsPrices, unit: string): AwsPrice {
  const price = prices.find((each) => each.unit === unit);
  if (price === undefined) throw new Error(`bench/aws-prices.json has no price for ${unit}`);
  return price;
}
