import { changeAccount, loadAccount } from '../lambdas/adapters/accounts/accounts.ts';
import { approvePartner, listPartners, removePartner } from '../lambdas/adapters/accounts/partners.ts';
import type { InsurerAlias } from '../lambdas/domain/access/account.ts';
import type { Insurer } from '../lambdas/domain/insurers/insurer.ts';
import { INSURERS } from '../lambdas/domain/insurers/registry.ts';
import type { Command } from './command.ts';
import type { Connection } from './connection.ts';
import { UsageError } from './usage-error.ts';

export const PARTNER_COMMANDS: Readonly<Record<string, Command>> = {
  'partners approve': approval(true),
  'partners remove': approval(false),
  'partners list': {
    usage: '--account ACCOUNT',
    options: ['account'],
    prepare(options) {
      const account = options.required('account');
      return async ({ table }) => {
        const { accountId, policy } = await loadAccount(table, account);
        return { partners: await listPartners(table, accountId), aliases: policy.insurerAliases };
      };
    },
  },
  'partners alias': {
    usage: '--account ACCOUNT --insurer NAME --alias NAME',
    options: ['account', 'insurer', 'alias'],
    prepare(options) {
      const account = options.required('account');
      const insurer = canonicalName(options.required('insurer'));
      const alias = options.requiredName('alias').replace(/\s+/g, ' ');
      const other = knownInsurer(alias);
      if (other !== undefined) throw new UsageError(`"${alias}" is a name of ${other.name} already`);
      return (connection) =>
        changeAliases(connection, account, (aliases) => {
          const left = without(aliases, alias);
          const held = aliases.find((known) => !left.includes(known));
          if (held !== undefined && held.insurer !== insurer) {
            throw new Error(`"${alias}" is an alias of ${held.insurer} already; end that first, by partners unalias`);
          }
          return [...left, { insurer, alias }];
        });
    },
  },
  'partners unalias': {
    usage: '--account ACCOUNT --alias NAME',
    options: ['account', 'alias'],
    prepare(options) {
      const account = options.required('account');
      const alias = options.required('alias');
      return (connection) =>
        changeAliases(connection, account, (aliases) => {
          const left = without(aliases, alias);
          if (left.length === aliases.length) throw new Error(`The account has no alias "${alias}"`);
          return left;
        });
    },
  },
};

/** The command that makes an insurer a partner of an account, or ends that. */
function approval(approved: boolean): Command {
  return {
    usage: '--account ACCOUNT --insurer NAME',
    options: ['account', 'insurer'],
    prepare(options) {
      const account = options.required('account');
      const insurer = canonicalName(options.required('insurer'));
      return async ({ table, actor }) => {
        const { accountId } = await loadAccount(table, account);
        await (approved ? approvePartner : removePartner)(table, actor, accountId, insurer);
        return { account_id: accountId, insurer, approved };
      };
    },
  };
}

async function changeAliases(
  { table, actor }: Connection,
  account: string,
  change: (aliases: readonly InsurerAlias[]) => readonly InsurerAlias[],
) {
  const { accountId, policy } = await changeAccount(table, actor, account, ({ policy }) => ({
    policy: { ...policy, insurerAliases: change(policy.insurerAliases) },
  }));
  return { account_id: accountId, aliases: policy.insurerAliases };
}

function without(aliases: readonly InsurerAlias[], alias: string): InsurerAlias[] {
  return aliases.filter((known) => comparable(known.alias) !== comparable(alias));
}

/** The registry's insurer by its name or one of its aliases. */
function knownInsurer(given: string): Insurer | undefined {
  const wanted = comparable(given);
  return INSURERS.find(({ name, aliases }) => [name, ...aliases].some((known) => comparable(known) === wanted));
}

/** Neither case nor the width of spaces tells two names apart. */
function comparable(name: string): string {
  return name.toLowerCase().replace(/\s+/g, ' ');
}

function canonicalName(given: string): string {
  const insurer = knownInsurer(given);
  if (insurer === undefined) throw new UsageError(`The registry has no insurer "${given}"`);
  return insurer.name;
}
