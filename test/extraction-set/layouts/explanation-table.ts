import { commonFields, type Layout } from '../layout.ts';
import { MONEY, printDate } from '../print-formats.ts';
import { REGIONS } from '../regions.ts';

/** A United States claim summary: five columns of amounts by service and a row of totals under them. */
export const explanationTable: Layout = {
  name: 'explanation-table',
  language: 'en',
  region: REGIONS.us,
  compose(facts, paper) {
    const money = MONEY.dollar;
    const claim = `${facts.digits(5)}${facts.letters(2)}${facts.digits(4)}`;
    const member = `W${facts.digits(9)}`;
    paper.text(40, 50, facts.insurer, { size: 14, bold: true }).right(570, 50, 'Medical claim summary', { size: 12 });
    paper.text(40, 90, 'Patient:').text(130, 90, `${facts.first} ${facts.last}`);
    paper.text(40, 104, 'Subscriber ID:').text(130, 104, member);
    paper.text(40, 118, 'Claim #:').text(130, 118, claim);
    paper.text(40, 132, 'Health plan:').text(130, 132, facts.insurer);
    paper.text(320, 90, 'Provider of care:').text(420, 90, facts.provider);
    paper.text(320, 104, 'Claim received:').text(420, 104, printDate(facts.due, 'mm/dd/yyyy'));
    paper.text(320, 118, 'Claim submitted:').text(420, 118, printDate(facts.submitted, 'mm/dd/yyyy'));
    paper.text(320, 132, 'Group no.:').text(420, 132, facts.digits(6));
    const columns = [270, 340, 420, 490, 570];
    const row = (y: number, first: string, cells: readonly string[], bold = false) => {
      paper.text(40, y, first, { size: 9, bold });
      for (const [index, cell] of cells.entries()) paper.right(columns[index] ?? 570, y, cell, { size: 9, bold });
    };
    row(170, 'Service', ['Billed', 'Discount', 'Allowed', 'Plan paid', 'You owe'], true);
    let y = 186;
    let [paidSoFar, billedInAll, discountInAll] = [0, 0, 0];
    for (const [index, { name, cents }] of facts.services.entries()) {
      const discount = Math.round(cents * 0.15);
      const last = index === facts.services.length - 1;
      const paid = last ? facts.insurance - paidSoFar : Math.round((cents * facts.percent) / 100);
      paidSoFar += paid;
      billedInAll += cents + discount;
      discountInAll += discount;
      row(y, name, [cents + discount, discount, cents, paid, cents - paid].map(money));
      y += 15;
    }
    row(
      y + 4,
      'Totals',
      [billedInAll, discountInAll, facts.total, facts.insurance, facts.patientShare].map(money),
      true,
    );
    paper.text(40, y + 50, 'This is a record of how your plan processed the claim.', { size: 8 });
    return { ...commonFields(facts, 'USD'), claim_number: claim, insured_id: member, submission_date: facts.submitted };
  },
};
