import { commonFields, type Layout } from '../layout.ts';
import { MONEY, printDate } from '../print-formats.ts';
import { REGIONS } from '../regions.ts';

/** A French letter to the insurer in which everything is said in sentences. */
export const lettreMutuelle: Layout = {
  name: 'lettre-mutuelle',
  language: 'fr',
  region: REGIONS.fr,
  compose(facts, paper) {
    const money = MONEY.euroSpaced;
    const invoice = `${facts.digits(5)}`;
    const member = facts.digits(9);
    const claim = `${facts.letters(2)}${facts.digits(6)}`;
    const patient = `${facts.first} ${facts.last}`;
    paper.text(60, 50, facts.provider, { size: 13 }).text(60, 64, '31 cours Gambetta, 34000 Montpellier', { size: 8 });
    paper.text(350, 110, facts.insurer).text(350, 123, 'Service prestations').text(350, 136, '75009 Paris');
    paper.text(350, 170, `Montpellier, le ${printDate(facts.submitted, 'd month yyyy', 'fr')}`);
    paper.text(60, 200, `Objet : facture n° ${invoice} - sinistre n° ${claim}`, { bold: true });
    paper.text(60, 225, 'Madame, Monsieur,');
    const list = facts.services.map(({ name, cents }) => `${name.toLowerCase()} (${money(cents)})`).join(', ');
    let y = paper.paragraph(
      60,
      245,
      490,
      `Notre patient ${patient}, votre adhérent numéro ${member}, a reçu dans notre établissement le ${printDate(facts.treated, 'd month yyyy', 'fr')} les soins suivants : ${list}.`,
    );
    y = paper.paragraph(
      60,
      y + 8,
      490,
      `Le montant total de la facture s'élève à ${money(facts.total)}. Conformément au contrat, votre mutuelle prend en charge ${money(facts.insurance)}, soit ${facts.percent} %, et le reste à charge du patient est de ${money(facts.patientShare)}.`,
    );
    paper.paragraph(60, y + 8, 490, 'Nous vous prions de régler votre part sous trente jours.');
    paper.text(60, y + 60, 'Le secrétariat médical');
    return {
      ...commonFields(facts, 'EUR'),
      claim_number: claim,
      insured_id: member,
      invoice_number: invoice,
      submission_date: facts.submitted,
      insurance_percent: facts.percent,
    };
  },
};
