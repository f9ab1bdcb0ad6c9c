import { commonFields, type Layout } from '../layout.ts';
import { MONEY, printDate } from '../print-formats.ts';
import { REGIONS } from '../regions.ts';

/** A British letter: no table, no labels, every figure inside a sentence. */
export const letterOfAccount: Layout = {
  name: 'letter-of-account',
  language: 'en',
  region: REGIONS.gb,
  compose(facts, paper) {
    const money = MONEY.pound;
    const invoice = `${facts.letters(2)}-${facts.digits(5)}`;
    const member = facts.digits(9);
    const claim = `${facts.letters(1)}${facts.digits(7)}`;
    const patient = `${facts.first} ${facts.last}`;
    paper.centre(306, 50, facts.provider, { size: 16 }).centre(306, 64, '14 Marlow Road, Reading RG1 4QT', { size: 8 });
    paper.text(60, 110, printDate(facts.submitted, 'd month yyyy'));
    paper.lines(60, 135, 13, ['Claims Department', facts.insurer, 'PO Box 4410', 'Manchester M2 3DE']);
    paper.text(60, 205, 'Dear Sir or Madam,');
    paper.text(60, 225, `Re: ${patient}, born ${printDate(facts.birth, 'd month yyyy')}, membership number ${member}`, {
      bold: true,
    });
    const done = facts.services.map(({ name, cents }) => `${name.toLowerCase()} (${money(cents)})`).join(', ');
    const sentences = [
      `We write to submit our account for the treatment of the above patient on ${printDate(facts.treated, 'd month yyyy')}, under your claim number ${claim}.`,
      `The treatment consisted of ${done}. Our invoice number is ${invoice}, and the total amount of the invoice is ${money(facts.total)}.`,
    ];
    const shares = `Of this sum your company has agreed to pay ${money(facts.insurance)}, that is ${facts.percent}% of the total, and the patient will pay the remaining ${money(facts.patientShare)} directly to us.`;
    const limit = `We understand that the policy covers treatment up to a maximum of ${money(facts.maximum)} a year.`;
    let y = paper.paragraph(60, 250, 490, sentences.join(' '));
    y = paper.paragraph(60, y + 10, 490, facts.variant > 1 ? `${shares} ${limit}` : shares);
    paper.paragraph(60, y + 10, 490, `Please settle this account by ${printDate(facts.due, 'd month yyyy')}.`);
    paper
      .text(60, y + 50, 'Yours faithfully,')
      .text(60, y + 90, 'Dr Helena Prowse')
      .text(60, y + 103, facts.provider);
    return {
      ...commonFields(facts, 'GBP'),
      claim_number: claim,
      insured_id: member,
      invoice_number: invoice,
      submission_date: facts.submitted,
      max_coverage: facts.variant > 1 ? facts.maximum / 100 : null,
      insurance_percent: facts.percent,
    };
  },
};
