import { changeAccount, createAccount, listAccounts, loadAccount } from '../lambdas/adapters/accounts/accounts.ts';
import { listApiKeys, setKeyLimits } from '../lambdas/adapters/accounts/api-keys.ts';
import { listAuditEntries } from '../lambdas/adapters/accounts/audit-trail.ts';
import type { Account } from '../lambdas/domain/access/account.ts';
import { isUsable } from '../lambdas/domain/access/api-key-record.ts';
import { CATEGORIES, type Category } from '../lambdas/domain/extraction/reading.ts';
import { currencyOf } from '../lambdas/domain/extraction/text/currency.ts';
import { INSURERS } from '../lambdas/domain/insurers/registry.ts';
import { formatHundredths, parseHundredths } from '../lambdas/domain/money/hundredths.ts';
import { auditLine } from './audit-line.ts';
import type { Command } from './command.ts';
import type { Connection } from './connection.ts';
import { moveGatewayKey } from './gateway-keys.ts';
import { UsageError } from './usage-error.ts';

export const ACCOUNT_COMMANDS: Readonly<Record<string, Command>> = {
  'accounts create': {
    usage: '--name NAME',
    options: ['name'],
    prepare(options) {
      const name = options.requiredName('name');
      const insurers = INSURERS.map((insurer) => insurer.name);
      return async ({ table, actor }) => ({
        account_id: (await createAccount(table, actor, name, insurers)).accountId,
      });
    },
  },
  'accounts list': {
    usage: '',
    options: [],
    prepare() {
      return async ({ table }) => ({
        accounts: (await listAccounts(table)).map(({ accountId, name, createdAt }) => ({
          account_id: accountId,
          name,
          created_at: createdAt,
        })),
      });
    },
  },
  'accounts limits': {
    usage: '--account ACCOUNT [--requests-per-minute N] [--uploads-per-hour N]',
    options: ['account', 'requests-per-minute', 'uploads-per-hour'],
    prepare(options) {
      const account = options.required('account');
      const requests = options.optionalCount('requests-per-minute');
      const uploads = options.optionalCount('uploads-per-hour');
      return async (connection) => {
        const { table, actor } = connection;
        const changed = await changeAccount(table, actor, account, ({ limits: before }) => ({
          limits: {
            requestsPerMinute: requests ?? before.requestsPerMinute,
            uploadsPerHour: uploads ?? before.uploadsPerHour,
          },
        }));
        await spreadLimits(connection, changed);
        const { accountId, limits } = changed;
        return {
          account_id: accountId,
          requests_per_minute: limits.requestsPerMinute,
          uploads_per_hour: limits.uploadsPerHour,
        };
      };
    },
  },
  'accounts policy': {
    usage:
      '--account ACCOUNT [--submission-window-days N] [--covered-categories A,B|all] [--amount-ceilings EUR=5000,USD=6000|none]',
    options: ['account', 'submission-window-days', 'covered-categories', 'amount-ceilings'],
    prepare(options) {
      const account = options.required('account');
      const windowDays = options.optionalCount('submission-window-days');
      const covered = categories(options.optional('covered-categories'));
      const ceilings = amountCeilings(options.optional('amount-ceilings'));
      return async ({ table, actor }) => {
        const { accountId, policy } = await changeAccount(table, actor, account, ({ policy: before }) => ({
          policy: {
            ...before,
            submissionWindowDays: windowDays ?? before.submissionWindowDays,
            coveredCategories: covered ?? before.coveredCategories,
            amountCeilings: ceilings ?? before.amountCeilings,
          },
        }));
        return {
          account_id: accountId,
          submission_window_days: policy.submissionWindowDays,
          covered_categories: policy.coveredCategories,
          amount_ceilings: policy.amountCeilings,
        };
      };
    },
  },
  'accounts audit': {
    usage: '--account ACCOUNT [--limit N]',
    options: ['account', 'limit'],
    prepare(options) {
      const account = options.required('account');
      const limit = options.optionalCount('limit') ?? 50;
      return async ({ table }) => {
        const { accountId } = await loadAccount(table, account);
        const entries = await listAuditEntries(table, accountId, limit);
        return { entries: entries.map(auditLine) };
      };
    },
  },
};

/**
 * Gives every key that may still be used the account's limits, and moves it to the plan that they ask for. Somebody else
 * who changed the account meanwhile was doing the same, key by key: whoever finds it changed does it again with what it
 * then has. Run again after a failure, it does what is left.
 */
async function spreadLimits(connection: Connection, account: Account): Promise<void> {
  const { accountId, limits, revision } = account;
  for (const key of await listApiKeys(connection.table, accountId)) {
    if (!isUsable(key, Date.now())) continue;
    await setKeyLimits(connection.table, key, limits);
    await moveGatewayKey(connection, key, limits);
  }
  const current = await loadAccount(connection.table, accountId);
  if (current.revision !== revision) await spreadLimits(connection, current);
}

/** `dental,optical`; `all` for every category. */
function categories(list: string | undefined): readonly Category[] | undefined {
  if (list === undefined) return undefined;
  if (list === 'all') return CATEGORIES;
  const given = list.split(',').map((entry) => {
    const category = CATEGORIES.find((known) => known === entry.trim());
    if (category === undefined) {
      throw new UsageError(
        `--covered-categories takes all, or some of ${CATEGORIES.join(', ')}; not "${entry.trim()}"`,
      );
    }
    return category;
  });
  return CATEGORIES.filter((category) => given.includes(category));
}

/** `EUR=5000,USD=6000.50`; `none` for no ceiling in any currency. */
function amountCeilings(list: string | undefined): Record<string, string> | undefined {
  if (list === undefined) return undefined;
  if (list === 'none') return {};
  const ceilings: Record<string, string> = {};
  for (const entry of list.split(',')) {
    const [currency = '', amount = ''] = entry.trim().split('=');
    const hundredths = parseHundredths(amount);
    if (currencyOf(currency) !== currency || hundredths === null || hundredths <= 0n) {
      throw new UsageError(
        '--amount-ceilings takes none, or an amount for each ISO code of a currency in upper case, e.g. ' +
          `EUR=5000,USD=6000.50; not "${entry.trim()}"`,
      );
    }
    if (currency in ceilings) throw new UsageError(`--amount-ceilings has ${currency} twice`);
    ceilings[currency] = formatHundredths(hundredths);
  }
  return ceilings;
}
