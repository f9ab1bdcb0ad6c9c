import { commonFields, type Layout } from '../layout.ts';
import { MONEY, printDate } from '../print-formats.ts';
import { REGIONS } from '../regions.ts';

/** A United States statement: earlier balances and payments on the first page, what is owed for this claim on the second. */
export const statementOfAccount: Layout = {
  name: 'statement-of-account',
  language: 'en',
  region: REGIONS.us,
  compose(facts, paper) {
    const money = MONEY.dollar;
    const claim = `${facts.letters(2)}${facts.digits(9)}`;
    const member = `${facts.letters(3)}${facts.digits(8)}`;
    const statement = facts.digits(7);
    paper.text(40, 50, facts.provider, { size: 15, bold: true });
    paper.text(40, 65, '3300 Mill Run Parkway, Suite 210', { size: 8 }).text(40, 75, 'Boulder, CO 80302', { size: 8 });
    paper.right(570, 50, 'PATIENT STATEMENT', { size: 13, bold: true });
    paper.text(380, 80, 'Statement no.').right(570, 80, statement);
    paper.text(380, 94, 'Statement date').right(570, 94, printDate(facts.submitted, 'mm/dd/yyyy'));
    paper.text(380, 108, 'Payment due').right(570, 108, printDate(facts.due, 'mm/dd/yyyy'));
    paper.text(380, 122, 'Account no.').right(570, 122, facts.digits(8));
    paper
      .text(40, 130, `${facts.first} ${facts.last}`)
      .text(40, 143, '18 Juniper Court')
      .text(40, 156, 'Denver, CO 80205');
    paper.text(40, 190, 'Patient').text(140, 190, `${facts.first} ${facts.last}`);
    paper.text(40, 204, 'Date of birth').text(140, 204, printDate(facts.birth, 'mm/dd/yyyy'));
    paper.text(40, 218, 'Insurance on file').text(140, 218, facts.insurer);
    paper
      .text(40, 232, 'Member ID')
      .text(140, 232, member)
      .text(320, 232, 'Group')
      .text(380, 232, `G-${facts.digits(5)}`);
    paper.text(40, 246, 'Claim reference').text(140, 246, claim);
    paper.text(40, 280, 'ACCOUNT ACTIVITY', { bold: true });
    paper.text(40, 298, 'Previous balance').right(570, 298, money(21_350));
    paper.text(40, 312, 'Payment received, thank you').right(570, 312, `-${money(21_350)}`);
    paper
      .text(40, 340, 'Date', { bold: true })
      .text(120, 340, 'Service', { bold: true })
      .right(570, 340, 'Charge', { bold: true });
    let y = 356;
    for (const { name, cents } of facts.services) {
      paper.text(40, y, printDate(facts.treated, 'mm/dd/yyyy')).text(120, y, name).right(570, y, money(cents));
      y += 15;
    }
    paper.text(40, 760, 'Continued on page 2', { size: 8 });
    paper
      .newPage()
      .text(40, 50, facts.provider, { size: 9 })
      .right(570, 50, `Statement ${statement}, page 2 of 2`, { size: 9 });
    paper.text(300, 90, 'Total for this claim').right(570, 90, money(facts.total));
    paper
      .text(300, 106, `Paid by ${facts.variant % 2 === 0 ? 'your insurance' : 'insurance'}`)
      .right(570, 106, money(facts.insurance));
    paper.text(300, 122, 'Your responsibility').right(570, 122, money(facts.patientShare));
    if (facts.variant > 1) paper.text(300, 138, 'Plan annual maximum').right(570, 138, money(facts.maximum));
    paper.text(40, 180, 'Detach here and return with your check. Make checks payable to the practice.', { size: 8 });
    return {
      ...commonFields(facts, 'USD'),
      claim_number: claim,
      insured_id: member,
      invoice_number: statement,
      submission_date: facts.submitted,
      max_coverage: facts.variant > 1 ? facts.maximum / 100 : null,
    };
  },
};
