import { commonFields, type Layout } from '../layout.ts';
import { MONEY, printDate } from '../print-formats.ts';
import { REGIONS } from '../regions.ts';

/** A French note of fees: the labels end at one edge and the values begin beside it; the letterhead repeats at the foot. */
export const noteRightLabels: Layout = {
  name: 'note-right-labels',
  language: 'fr',
  region: REGIONS.fr,
  compose(facts, paper) {
    const money = MONEY.euroSpaced;
    const note = `${facts.digits(4)}-${facts.digits(3)}`;
    const member = `${facts.digits(8)}${facts.letters(1)}`;
    const claim = `SIN${facts.digits(7)}`;
    paper.centre(306, 50, "NOTE D'HONORAIRES", { size: 16, bold: true }).centre(306, 68, facts.provider, { size: 11 });
    const rows: [string, string][] = [
      ['Note n°', note],
      ['Date de la facture', printDate(facts.submitted, 'dd.mm.yyyy')],
      ['Nom du patient', `${facts.first} ${facts.last}`],
      ['Date de naissance', printDate(facts.birth, 'dd.mm.yyyy')],
      ['Organisme complémentaire', facts.insurer],
      ["N° d'adhérent", member],
      ['N° de sinistre', claim],
      ['Date des soins', printDate(facts.treated, 'dd.mm.yyyy')],
    ];
    for (const [index, [label, value]] of rows.entries())
      paper.right(230, 105 + index * 16, `${label} :`).text(240, 105 + index * 16, value);
    let y = 260;
    for (const { name, cents } of facts.services) {
      paper.right(400, y, name).right(520, y, money(cents));
      y += 15;
    }
    const sums: [string, number][] = [
      ['Montant total', facts.total],
      ["Remboursé par l'organisme", facts.insurance],
      ["À la charge de l'assuré", facts.patientShare],
    ];
    if (facts.variant < 2) sums.push(['Plafond de remboursement', facts.maximum]);
    for (const [index, [label, cents]] of sums.entries())
      paper.right(400, y + 12 + index * 15, label).right(520, y + 12 + index * 15, money(cents));
    paper.centre(306, 750, `${facts.provider} - 4 rue des Tilleuls, 21000 Dijon - Tél. 03 80 11 22 33`, { size: 7 });
    return {
      ...commonFields(facts, 'EUR'),
      claim_number: claim,
      insured_id: member,
      invoice_number: note,
      submission_date: facts.submitted,
      max_coverage: facts.variant < 2 ? facts.maximum / 100 : null,
    };
  },
};
