import { type Claim, releaseClaim } from '../adapters/idempotency.ts';
import { table } from '../adapters/table.ts';
import { errorFields, log } from '../kit/log.ts';

/**
 * Does what a claim was made for; when that fails, the claim is given back, so that nobody has to wait for its end.
 * Whether the invoice was made need not be known: a claim with an answer stays, and without its claim no invoice is made.
 * @throws what `keep` throws.
 */
export async function keepClaimed<Result>(claim: Claim, keep: (claim: Claim) => Promise<Result>): Promise<Result> {
  try {
    return await keep(claim);
  } catch (error) {
    await releaseClaim(table(), claim).catch((cause: unknown) =>
      // It ends by itself in a minute.
      log('warn', 'a claim was not given back', { invoiceId: claim.invoiceId, ...errorFields(cause) }),
    );
    throw error;
  }
}
