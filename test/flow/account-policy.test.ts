import { beforeAll, expect, inject, test } from 'vitest';
import { composeInvoice } from '../../samples/sample-invoice.ts';
import { type OpenedAccount, openAccount } from './open-account.ts';
import { operate } from './running-service.ts';
import { daysAgo, uniqueInvoice } from './unique-invoice.ts';

const place = inject('service');
let account: OpenedAccount;

beforeAll(async () => {
  account = await openAccount(place, 'Policy');
});

const admin = (...parameters: string[]) => operate<unknown>(place.dataDirectory, parameters);
const process = (changes: Parameters<typeof uniqueInvoice>[0] = {}) =>
  account.client.process(composeInvoice(uniqueInvoice(changes)));

test('an insurer that is no partner any more fails the partner check, until it is approved again', async () => {
  expect(await process()).toMatchObject({ partner_check: 'PASS' });

  await admin('partners', 'remove', '--account', account.accountId, '--insurer', 'Aetna');
  expect(JSON.stringify(await admin('partners', 'list', '--account', account.accountId))).not.toContain('"Aetna"');
  const refused = await process();
  expect(refused).toMatchObject({ status: 'FLAGGED', partner_check: 'FAIL', identified_insurer: 'Aetna' });
  expect(refused.extraction_data?.validation_flags).toEqual(['PARTNER_CHECK']);
  expect(await process({ insurer: 'Cigna' })).toMatchObject({ partner_check: 'PASS' });

  await admin('partners', 'approve', '--account', account.accountId, '--insurer', 'Aetna');
  expect(await process()).toMatchObject({ status: 'PROCESSED', partner_check: 'PASS' });
});

test('an insurer that nobody knows cannot be approved', async () => {
  const approval = admin('partners', 'approve', '--account', account.accountId, '--insurer', 'Zephyrine Mutual');

  await expect(approval).rejects.toThrow(/Zephyrine Mutual/);
});

test('care of a category that the account does not cover fails the category check', async () => {
  await admin('accounts', 'policy', '--account', account.accountId, '--covered-categories', 'dental,optical');
  const refused = await process();
  await admin('accounts', 'policy', '--account', account.accountId, '--covered-categories', 'consultation,laboratory');
  const covered = await process();

  expect(refused).toMatchObject({ status: 'FLAGGED', category_check: 'FAIL' });
  expect(refused.extraction_data?.validation_flags).toEqual(['CATEGORY_CHECK']);
  expect(covered).toMatchObject({ status: 'PROCESSED', category_check: 'PASS' });
});

test("the submission date must lie in the account's window, its first and last day included, and not in the future", async () => {
  await admin('accounts', 'policy', '--account', account.accountId, '--submission-window-days', '30');
  const outcomes = [];
  for (const days of [0, 29, 40, 89, -5])
    outcomes.push((await process({ submissionDate: daysAgo(days) })).submission_date_check);
  await admin('accounts', 'policy', '--account', account.accountId, '--submission-window-days', '60');
  outcomes.push((await process({ submissionDate: daysAgo(40) })).submission_date_check);

  expect(outcomes).toEqual(['PASS', 'PASS', 'FAIL', 'FAIL', 'FAIL', 'PASS']);
});

test("a total above the account's ceiling of its currency fails the amount check, until the ceiling is raised", async () => {
  const ceilings = (list: string) =>
    admin('accounts', 'policy', '--account', account.accountId, '--amount-ceilings', list);
  await ceilings('USD=1,EUR=1,GBP=1');
  const refused = await process();
  await ceilings('none');

  expect(refused).toMatchObject({ status: 'FLAGGED', amount_check: 'FAIL' });
  expect(refused.validation.amount_check).toMatchObject({ reason_code: 'AMOUNT_EXCEEDS_LIMIT' });
  expect(await process()).toMatchObject({ amount_check: 'PASS' });
});

test("an insurer is known by the account's own name for it, from the next invoice on", async () => {
  const own = 'Riverside Employee Scheme';
  const before = await process({ insurer: own });
  await admin('partners', 'alias', '--account', account.accountId, '--insurer', 'Aetna', '--alias', own);
  const after = await process({ insurer: own });

  expect(before).toMatchObject({ identified_insurer: 'UNKNOWN', partner_check: 'FAIL' });
  expect(after).toMatchObject({ identified_insurer: 'Aetna', insurance_name: own, partner_check: 'PASS' });
  await expect(
    admin('partners', 'alias', '--account', account.accountId, '--insurer', 'Aetna', '--alias', 'Cigna'),
  ).rejects.toThrow(/Cigna/);
});

test('a date that does not exist fails the date check', async () => {
  expect(await process({ submissionDate: '2026-02-30' })).toMatchObject({
    status: 'FLAGGED',
    submission_date_check: 'FAIL',
  });
});

test('amounts that contradict each other fail the amount check', async () => {
  expect(await process({ maxCoverageCents: 15_000 })).toMatchObject({ status: 'FLAGGED', amount_check: 'FAIL' });
  const items = [{ description: 'Office consultation', cents: 99_900 }];
  expect(await process({ items })).toMatchObject({ status: 'FLAGGED', amount_check: 'FAIL' });
});

test.each([
  ['accounts policy --account acc_unknown --submission-window-days 30', 'There is no account acc_unknown'],
  ['keys create --account acc_unknown --name x', 'There is no account acc_unknown'],
  ['keys revoke --id key_unknown', 'There is no key key_unknown'],
])('the operator is told plainly why %s is refused', async (command, why) => {
  await expect(admin(...command.split(' '))).rejects.toThrow(why);
});
