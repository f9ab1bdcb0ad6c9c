import { commonFields, type Layout } from '../layout.ts';
import { MONEY, printDate } from '../print-formats.ts';
import { REGIONS } from '../regions.ts';

/** A South African account whose letterhead is a picture: the practice's name stands only in the footer; sums on page two. */
export const providerInFooter: Layout = {
  name: 'provider-in-footer',
  language: 'en',
  region: REGIONS.za,
  compose(facts, paper) {
    const money = (cents: number) => `R ${MONEY.plainEnglish(cents).replaceAll(',', ' ')}`;
    const invoice = `A${facts.digits(6)}`;
    const member = facts.digits(9);
    const claim = `${facts.digits(3)} ${facts.digits(3)} ${facts.digits(4)}`;
    const foot = (page: number) => {
      paper.text(60, 752, `${facts.provider}  |  Practice No. 0${facts.digits(6)}  |  +27 31 555 0182`, { size: 7 });
      paper.right(560, 764, `Page ${page} of 2`, { size: 7 });
    };
    paper.right(560, 60, 'ACCOUNT', { size: 18 });
    paper
      .text(60, 130, 'To')
      .lines(60, 145, 13, [
        `${facts.variant % 2 ? 'Mr' : 'Ms'} ${facts.first} ${facts.last}`,
        '12 Palm Boulevard',
        'Durban 4001',
      ]);
    const rows: [string, string][] = [
      ['Invoice no', invoice],
      ['Invoice date', printDate(facts.submitted, 'yyyy/mm/dd')],
      ['Patient', `${facts.first} ${facts.last}`],
      ['Medical aid', facts.insurer],
      ['Medical aid no', member],
      ['Claim no', claim],
      ['Treatment date', printDate(facts.treated, 'yyyy/mm/dd')],
    ];
    for (const [index, [label, value]] of rows.entries())
      paper.text(330, 130 + index * 14, label).text(430, 130 + index * 14, value);
    paper.text(60, 260, 'Description').right(560, 260, 'Amount');
    let y = 278;
    for (const { name, cents } of facts.services) {
      paper.text(60, y, name).right(560, y, money(cents));
      y += 15;
    }
    foot(1);
    paper.newPage();
    paper.text(60, 60, 'Account summary', { bold: true });
    paper.text(60, 80, 'Invoice total').right(300, 80, money(facts.total));
    paper.text(60, 95, 'Payable by medical aid').right(300, 95, money(facts.insurance));
    paper.text(60, 110, 'Member portion').right(300, 110, money(facts.patientShare));
    if (facts.variant > 1) paper.text(60, 125, 'Scheme benefit limit').right(300, 125, money(facts.maximum));
    paper.text(60, 150, `Please pay your portion before ${printDate(facts.due, 'd month yyyy')}.`);
    foot(2);
    return {
      ...commonFields(facts, 'ZAR'),
      claim_number: claim,
      insured_id: member,
      invoice_number: invoice,
      submission_date: facts.submitted,
      max_coverage: facts.variant > 1 ? facts.maximum / 100 : null,
    };
  },
};
