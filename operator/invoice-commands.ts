import { loadAccount } from '../lambdas/adapters/accounts/accounts.ts';
import { restoreInvoice } from '../lambdas/adapters/invoices/restore-invoice.ts';
import type { Command } from './command.ts';

export const INVOICE_COMMANDS: Readonly<Record<string, Command>> = {
  'invoices restore': {
    usage: '--account ACCOUNT --invoice INVOICE --from-table TABLE',
    options: ['account', 'invoice', 'from-table'],
    prepare(options) {
      const account = options.required('account');
      const invoiceId = options.required('invoice');
      const name = options.required('from-table');
      return async ({ table, actor }) => {
        const { accountId } = await loadAccount(table, account);
        await restoreInvoice(table, { ...table, name }, actor, { accountId, invoiceId }).catch((error: unknown) => {
          // The service's own table is there: the account has just been read from it.
          if (error instanceof Error && error.name === 'ResourceNotFoundException') {
            throw new Error(`There is no table ${name} (--from-table)`, { cause: error });
          }
          throw error;
        });
        return { account_id: accountId, invoice_id: invoiceId, restored: true };
      };
    },
  },
};
