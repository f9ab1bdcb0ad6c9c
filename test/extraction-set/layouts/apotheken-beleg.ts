import { commonFields, type Layout } from '../layout.ts';
import { MONEY, printDate } from '../print-formats.ts';
import { REGIONS } from '../regions.ts';

/** A German or Austrian receipt of one column: label and value in one line, sums in the middle of the page. */
export const apothekenBeleg: Layout = {
  name: 'apotheken-beleg',
  language: 'de',
  region: REGIONS.de,
  compose(facts, paper) {
    const money = MONEY.comma;
    const receipt = `${facts.digits(3)}.${facts.digits(4)}`;
    const member = `${facts.letters(1)} ${facts.digits(3)} ${facts.digits(3)} ${facts.digits(3)}`;
    const claim = facts.digits(8);
    paper
      .text(200, 45, facts.provider, { size: 11, bold: true })
      .text(200, 57, 'Marktplatz 5 · 04109 Leipzig', { size: 8 });
    paper.text(200, 82, 'Quittung / Rechnung zur Vorlage bei der Versicherung', { size: 9 });
    let y = 104;
    const line = (text: string) => {
      paper.text(200, y, text, { size: 9 });
      y += 13;
    };
    line(`Beleg-Nr. ${receipt} vom ${printDate(facts.submitted, 'dd.mm.yyyy')}`);
    line(
      `Patient/in: ${facts.variant % 2 ? 'Herr' : 'Frau'} ${facts.first} ${facts.last}, geb. ${printDate(facts.birth, 'dd.mm.yyyy')}`,
    );
    line(`Versichert bei: ${facts.insurer}`);
    line(`Vers.-Nr.: ${member}`);
    line(`Schaden-/Vorgangsnr.: ${claim}`);
    y += 8;
    for (const { name, cents } of facts.services) {
      paper.text(200, y, name, { size: 9 }).right(480, y, money(cents), { size: 9 });
      y += 13;
    }
    y += 6;
    paper
      .text(200, y, 'Summe EUR', { size: 10, bold: true })
      .right(480, y, money(facts.total), { size: 10, bold: true });
    paper.text(200, y + 16, 'davon Kostenträger', { size: 9 }).right(480, y + 16, money(facts.insurance), { size: 9 });
    paper.text(200, y + 29, 'davon Patient', { size: 9 }).right(480, y + 29, money(facts.patientShare), { size: 9 });
    return {
      ...commonFields(facts, 'EUR'),
      claim_number: claim,
      insured_id: member,
      invoice_number: receipt,
      submission_date: facts.submitted,
    };
  },
};
