import { loadAccount } from '../lambdas/adapters/accounts/accounts.ts';
import { approvePartner, listPartners, removePartner } from '../lambdas/adapters/accounts/partners.ts';
import { INSURERS } from '../lambdas/domain/insurers/registry.ts';
import type { Command } from './command.ts';
import { UsageError } from './usage-error.ts';

export const PARTNER_COMMANDS: Readonly<Record<string, Command>> = {
  'partners approve': {
    usage: '--account ACCOUNT --insurer NAME',
    options: ['account', 'insurer'],
    prepare(options) {
      const account = options.required('account');
      const insurer = canonicalName(options.required('insurer'));
      return async ({ table }) => {
        const { accountId } = await loadAccount(table, account);
        await approvePartner(table, accountId, insurer);
        return { account_id: accountId, insurer, approved: true };
      };
    },
  },
  'partners remove': {
    usage: '--account ACCOUNT --insurer NAME',
    options: ['account', 'insurer'],
    prepare(options) {
      const account = options.required('account');
      const insurer = canonicalName(options.required('insurer'));
      return async ({ table }) => {
        const { accountId } = await loadAccount(table, account);
        await removePartner(table, accountId, insurer);
        return { account_id: accountId, insurer, approved: false };
      };
    },
  },
  'partners list': {
    usage: '--account ACCOUNT',
    options: ['account'],
    prepare(options) {
      const account = options.required('account');
      return async ({ table }) => {
        const { accountId } = await loadAccount(table, account);
        return { partners: await listPartners(table, accountId) };
      };
    },
  },
};

/** The registry's name of an insurer by that name or one of its aliases, whatever the case. */
function canonicalName(given: string): string {
  const wanted = given.toLowerCase();
  const insurer = INSURERS.find(({ name, aliases }) =>
    [name, ...aliases].some((known) => known.toLowerCase() === wanted),
  );
  if (insurer === undefined) throw new UsageError(`The registry has no insurer "${given}"`);
  return insurer.name;
}
