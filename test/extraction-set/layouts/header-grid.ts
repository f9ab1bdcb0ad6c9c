import { commonFields, type Layout } from '../layout.ts';
import { MONEY, printDate } from '../print-formats.ts';
import { REGIONS } from '../regions.ts';

/** An English invoice whose fields are a table: a row of heads and a row of values under it, twice. */
export const headerGrid: Layout = {
  name: 'header-grid',
  language: 'en',
  region: REGIONS.gb,
  compose(facts, paper) {
    const invoice = `PH${facts.digits(5)}`;
    const member = `${facts.digits(4)}-${facts.digits(4)}`;
    const claim = `${facts.digits(2)}/${facts.letters(2)}/${facts.digits(5)}`;
    const grid = (y: number, cells: readonly (readonly [number, string, string])[]) => {
      for (const [x, head, value] of cells) {
        paper.text(x, y, head, { size: 8, bold: true }).text(x, y + 14, value, { size: 9 });
      }
    };
    paper.text(45, 50, 'Invoice', { size: 18, bold: true }).right(567, 50, facts.provider, { size: 11 });
    paper.right(567, 63, '2 Abbey Yard, Bath BA1 1LZ', { size: 8 });
    grid(100, [
      [45, 'Invoice no.', invoice],
      [150, 'Date of invoice', printDate(facts.submitted, 'dd/mm/yyyy')],
      [270, 'Payment terms', '30 days'],
      [380, 'Date of treatment', printDate(facts.treated, 'dd/mm/yyyy')],
    ]);
    grid(140, [
      [45, 'Patient', `${facts.first} ${facts.last}`],
      [180, 'Insurer', facts.insurer],
      [340, 'Policy member no.', member],
      [460, 'Authorised claim no.', claim],
    ]);
    paper.text(45, 190, 'Treatment', { bold: true }).right(567, 190, 'GBP', { bold: true });
    let y = 206;
    for (const { name, cents } of facts.services) {
      paper.text(45, y, name).right(567, y, MONEY.plainEnglish(cents));
      y += 15;
    }
    y += 8;
    const sums: [string, number][] = [
      ['Invoice value', facts.total],
      ['Settled by insurer', facts.insurance],
      ['Excess and shortfall payable by you', facts.patientShare],
      ['Outpatient benefit limit', facts.maximum],
    ];
    for (const [label, cents] of sums) {
      paper.text(330, y, label).right(567, y, MONEY.plainEnglish(cents));
      y += 15;
    }
    return {
      ...commonFields(facts, 'GBP'),
      claim_number: claim,
      insured_id: member,
      invoice_number: invoice,
      submission_date: facts.submitted,
      max_coverage: facts.maximum / 100,
    };
  },
};
