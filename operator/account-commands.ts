import { createAccount, loadAccount, updateAccount } from '../lambdas/adapters/accounts/accounts.ts';
import { listApiKeys } from '../lambdas/adapters/accounts/api-keys.ts';
import type { AccountLimits } from '../lambdas/domain/access/account.ts';
import { CATEGORIES, type Category } from '../lambdas/domain/extraction/reading.ts';
import { INSURERS } from '../lambdas/domain/insurers/registry.ts';
import type { Command } from './command.ts';
import type { Connection } from './connection.ts';
import { moveGatewayKey } from './gateway-keys.ts';
import { UsageError } from './usage-error.ts';

export const ACCOUNT_COMMANDS: Readonly<Record<string, Command>> = {
  'accounts create': {
    usage: '--name NAME',
    options: ['name'],
    prepare(options) {
      const name = options.required('name');
      const insurers = INSURERS.map((insurer) => insurer.name);
      return async ({ table }) => ({ account_id: (await createAccount(table, name, insurers)).accountId });
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
        const { accountId, limits: before } = await loadAccount(connection.table, account);
        const limits = {
          requestsPerMinute: requests ?? before.requestsPerMinute,
          uploadsPerHour: uploads ?? before.uploadsPerHour,
        };
        await setLimits(connection, accountId, limits);
        return {
          account_id: accountId,
          requests_per_minute: limits.requestsPerMinute,
          uploads_per_hour: limits.uploadsPerHour,
        };
      };
    },
  },
  'accounts policy': {
    usage: '--account ACCOUNT [--submission-window-days N] [--covered-categories A,B]',
    options: ['account', 'submission-window-days', 'covered-categories'],
    prepare(options) {
      const account = options.required('account');
      const windowDays = options.optionalCount('submission-window-days');
      const covered = categories(options.optional('covered-categories'));
      return async ({ table }) => {
        const { accountId, policy: before } = await loadAccount(table, account);
        const policy = {
          submissionWindowDays: windowDays ?? before.submissionWindowDays,
          coveredCategories: covered ?? before.coveredCategories,
        };
        await updateAccount(table, accountId, { policy });
        return {
          account_id: accountId,
          submission_window_days: policy.submissionWindowDays,
          covered_categories: policy.coveredCategories,
        };
      };
    },
  },
};

/** Records the limits and moves every key that may still be used to the plan that they ask for. */
async function setLimits(connection: Connection, accountId: string, limits: AccountLimits): Promise<void> {
  await updateAccount(connection.table, accountId, { limits });
  for (const key of await listApiKeys(connection.table, accountId)) {
    if (key.revokedAt === null) await moveGatewayKey(connection, key, limits);
  }
}

function categories(list: string | undefined): Category[] | undefined {
  return list?.split(',').map((entry) => {
    const category = CATEGORIES.find((known) => known === entry.trim());
    if (category === undefined) {
      throw new UsageError(`--covered-categories knows ${CATEGORIES.join(', ')}; not "${entry.trim()}"`);
    }
    return category;
  });
}
