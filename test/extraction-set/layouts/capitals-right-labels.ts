import { commonFields, type Layout } from '../layout.ts';
import { MONEY, printDate } from '../print-formats.ts';
import { REGIONS } from '../regions.ts';

/** An Australian tax invoice all in capitals, its labels right-aligned against the values, as old billing programs print. */
export const capitalsRightLabels: Layout = {
  name: 'capitals-right-labels',
  language: 'en',
  region: REGIONS.au,
  compose(facts, paper) {
    const money = MONEY.dollar;
    const invoice = facts.digits(6);
    const member = `${facts.digits(7)}${facts.letters(1)}`;
    const claim = `${facts.digits(3)}-${facts.digits(6)}`;
    paper
      .text(60, 50, facts.provider.toUpperCase(), { size: 12 })
      .text(60, 64, 'ABN 51 824 753 556   21 HARBOUR ST SYDNEY NSW 2000', { size: 8 });
    paper.text(60, 90, 'TAX INVOICE', { size: 12 });
    const rows: [string, string][] = [
      ['INVOICE', invoice],
      ['DATE OF ISSUE', printDate(facts.submitted, 'dd/mm/yyyy')],
      ['DATE OF SERVICE', printDate(facts.treated, 'dd/mm/yyyy')],
      [
        'PATIENT',
        facts.variant % 2 ? `${facts.last} ${facts.first}`.toUpperCase() : `${facts.first} ${facts.last}`.toUpperCase(),
      ],
      ['D.O.B.', printDate(facts.birth, 'dd/mm/yyyy')],
      ['HEALTH FUND', facts.insurer],
      ['MEMBERSHIP NO', member],
      ['CLAIM REF', claim],
    ];
    for (const [index, [label, value]] of rows.entries()) {
      paper.right(180, 120 + index * 14, label, { size: 9 }).text(190, 120 + index * 14, value, { size: 9 });
    }
    let y = 260;
    for (const [index, { name, cents }] of facts.services.entries()) {
      paper
        .text(60, y, `ITEM ${index + 1}`, { size: 9 })
        .text(110, y, name.toUpperCase(), { size: 9 })
        .right(500, y, money(cents), { size: 9 });
      y += 14;
    }
    y += 10;
    paper.right(400, y, 'TOTAL INCL GST', { size: 9 }).right(500, y, money(facts.total), { size: 9 });
    paper.right(400, y + 14, 'FUND BENEFIT', { size: 9 }).right(500, y + 14, money(facts.insurance), { size: 9 });
    paper.right(400, y + 28, 'PATIENT GAP', { size: 9 }).right(500, y + 28, money(facts.patientShare), { size: 9 });
    if (facts.variant > 1)
      paper.right(400, y + 42, 'ANNUAL LIMIT', { size: 9 }).right(500, y + 42, money(facts.maximum), { size: 9 });
    return {
      ...commonFields(facts, 'AUD'),
      claim_number: claim,
      insured_id: member,
      invoice_number: invoice,
      submission_date: facts.submitted,
      max_coverage: facts.variant > 1 ? facts.maximum / 100 : null,
    };
  },
};
