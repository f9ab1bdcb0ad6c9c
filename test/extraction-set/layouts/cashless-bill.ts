import { commonFields, type Layout } from '../layout.ts';
import { MONEY, printDate } from '../print-formats.ts';
import { REGIONS } from '../regions.ts';

/** An Indian hospital's cashless bill: lakh grouping, admission and discharge, deposits beside the shares. */
export const cashlessBill: Layout = {
  name: 'cashless-bill',
  language: 'en',
  region: REGIONS.india,
  compose(facts, paper) {
    const money = facts.variant % 2 ? MONEY.rupee : MONEY.indian;
    const bill = `IP/${facts.digits(2)}-${facts.digits(2)}/${facts.digits(5)}`;
    const member = `${facts.digits(4)}${facts.letters(2)}${facts.digits(6)}`;
    const claim = `CCN${facts.digits(8)}`;
    paper
      .centre(306, 45, facts.provider, { size: 14, bold: true })
      .centre(306, 58, 'Baner Road, Pune 411045  GSTIN 27AABCS1429B1Z1', { size: 8 });
    paper.centre(306, 80, 'INPATIENT FINAL BILL (CASHLESS)', { bold: true });
    const left: [string, string][] = [
      ['Bill No', bill],
      ['Bill Date', printDate(facts.submitted, 'dd-mon-yyyy')],
      ['UHID', facts.digits(9)],
      ['Patient Name', `${facts.variant % 2 ? 'Mr.' : 'Mrs.'} ${facts.first} ${facts.last}`],
      ['Age / Sex', '46 Y / F'],
    ];
    const right: [string, string][] = [
      ['Insurance Co', facts.insurer],
      ['Member ID', member],
      ['Claim No', claim],
      ['Admitted', printDate(facts.treated, 'dd-mon-yyyy')],
      ['Sum Insured', money(facts.maximum)],
    ];
    for (const [index, [label, value]] of left.entries())
      paper.text(45, 110 + index * 14, `${label}`).text(125, 110 + index * 14, `: ${value}`);
    for (const [index, [label, value]] of right.entries())
      paper.text(320, 110 + index * 14, `${label}`).text(400, 110 + index * 14, `: ${value}`);
    paper.text(45, 200, 'Particulars', { bold: true }).right(560, 200, 'Amount (INR)', { bold: true });
    let y = 216;
    for (const { name, cents } of facts.services) {
      paper.text(45, y, name).right(560, y, money(cents));
      y += 15;
    }
    y += 10;
    const sums: [string, number][] = [
      ['Net Bill Amount', facts.total],
      ['Amount Approved by Insurance', facts.insurance],
      ['Amount Payable by Patient', facts.patientShare],
      ['Deposit Received', 1_000_000],
    ];
    for (const [index, [label, cents]] of sums.entries())
      paper.text(330, y + index * 15, label).right(560, y + index * 15, money(cents));
    paper.text(45, y + 90, 'E. & O. E.  Subject to Pune jurisdiction.', { size: 7 });
    return {
      ...commonFields(facts, 'INR'),
      claim_number: claim,
      insured_id: member,
      invoice_number: bill,
      submission_date: facts.submitted,
      max_coverage: facts.maximum / 100,
    };
  },
};
