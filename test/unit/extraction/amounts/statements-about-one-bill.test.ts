import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

/** What an insurer settles by one payment, sent to one of those whom it settles. */
const STATEMENT = (about: string, number = 'FT 2025/1193') => `
${about}
Document          Member                   Card no.           Value       Insurer       Insured
FT 2025/1161      Isabel Muachissengue     ENS-20071830      64,000.00     51,200.00     12,800.00
FT 2025/1187      Domingos Cassule         ENS-20094471     187,500.00    150,000.00     37,500.00
${number}      Teresa Quiala            ENS-20118804      92,000.00     73,600.00     18,400.00
Total invoiced                                              343,500.00    274,800.00     68,700.00`;

const ALL = { total_amount: '343500.00', insurance_amount: '274800.00', out_of_pocket: '68700.00' };

test('a statement about one of its bills is read as that bill', () => {
  const { result, values } = check(STATEMENT('Statement with invoice FT 2025/1187, member Domingos Cassule'));
  expect(values).toMatchObject({ total_amount: '187500.00', insurance_amount: '150000.00', out_of_pocket: '37500.00' });
  expect(result).toBe('PASS');
});

test.each([
  ['no bill is named', 'Statement of account'],
  ['only a number is', 'Statement with invoice FT 2025/1187'],
  ['only a name is', 'Statement for Domingos Cassule'],
  ['two are', 'Statement with FT 2025/1187, Domingos Cassule, and FT 2025/1161, Isabel Muachissengue'],
])('as all of them where %s', (_, about) => {
  expect(check(STATEMENT(about)).values).toMatchObject(ALL);
});

test('numbers that repeat are those of services', () => {
  const about = 'Statement with invoice FT 2025/1187, member Domingos Cassule';
  expect(check(STATEMENT(about, 'FT 2025/1161')).values).toMatchObject(ALL);
});

test('a service whose number and words are printed once more is no bill of its own', () => {
  const services = STATEMENT('Authorised: FT 2025/1187, urgent transport')
    .replace('Domingos Cassule', 'Urgent transport')
    .replace('Isabel Muachissengue', 'Oxygen on the way');
  expect(check(services).values).toMatchObject(ALL);
});
