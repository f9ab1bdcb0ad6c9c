import { commonFields, type Layout } from '../layout.ts';
import { MONEY, printDate } from '../print-formats.ts';
import { REGIONS } from '../regions.ts';

/** A French bill with third-party payment: a table by act, the shares in a box under it, the insured's file in a band. */
export const tiersPayant: Layout = {
  name: 'tiers-payant',
  language: 'fr',
  region: REGIONS.fr,
  compose(facts, paper) {
    const money = MONEY.euroBehind;
    const invoice = `F${facts.digits(6)}`;
    const file = facts.digits(8);
    const secu = `2 ${facts.digits(2)} ${facts.digits(2)} ${facts.digits(2)} ${facts.digits(3)} ${facts.digits(3)}`;
    paper
      .text(45, 55, facts.provider, { size: 13, bold: true })
      .text(45, 69, '9 place Bellecour - 69002 Lyon', { size: 8 });
    paper.text(45, 79, 'N° FINESS 690 012 345', { size: 8 });
    paper
      .text(400, 55, `Facture n° ${invoice}`, { bold: true })
      .text(400, 69, `Éditée le ${printDate(facts.submitted, 'd month yyyy', 'fr')}`, { size: 9 });
    paper
      .text(45, 110, 'Patient(e) :')
      .text(130, 110, `${facts.variant % 2 ? 'M.' : 'Mme'} ${facts.last.toUpperCase()} ${facts.first}`);
    paper.text(45, 125, 'Né(e) le :').text(130, 125, printDate(facts.birth, 'dd/mm/yyyy'));
    paper.text(320, 110, 'N° Sécurité sociale :').text(430, 110, secu);
    paper.text(320, 125, 'Complémentaire :').text(430, 125, facts.insurer);
    paper.text(320, 140, 'Dossier sinistre :').text(430, 140, file);
    paper
      .text(45, 175, 'Date', { bold: true })
      .text(120, 175, 'Acte', { bold: true })
      .right(540, 175, 'Honoraires', { bold: true });
    let y = 192;
    for (const { name, cents } of facts.services) {
      paper.text(45, y, printDate(facts.treated, 'dd/mm/yyyy')).text(120, y, name).right(540, y, money(cents));
      y += 16;
    }
    y += 14;
    paper.text(300, y, 'Total des honoraires').right(540, y, money(facts.total));
    paper.text(300, y + 16, 'Pris en charge par la mutuelle').right(540, y + 16, money(facts.insurance));
    paper
      .text(300, y + 32, 'Reste à charge du patient', { bold: true })
      .right(540, y + 32, money(facts.patientShare), { bold: true });
    paper.text(45, y + 70, `Taux de prise en charge : ${facts.percent} %`);
    if (facts.variant > 0) paper.text(45, y + 86, `Plafond annuel de la garantie : ${money(facts.maximum)}`);
    paper.text(
      45,
      y + 120,
      `À régler avant le ${printDate(facts.due, 'dd/mm/yyyy')}. TVA non applicable, art. 261-4-1 du CGI.`,
      { size: 8 },
    );
    return {
      ...commonFields(facts, 'EUR'),
      claim_number: file,
      insured_id: secu,
      invoice_number: invoice,
      submission_date: facts.submitted,
      max_coverage: facts.variant > 0 ? facts.maximum / 100 : null,
      insurance_percent: facts.percent,
    };
  },
};
