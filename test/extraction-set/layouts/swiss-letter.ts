import { commonFields, type Layout } from '../layout.ts';
import { MONEY, printDate } from '../print-formats.ts';
import { REGIONS } from '../regions.ts';

/** A Swiss covering letter in sentences, apostrophes in its thousands, with a short list of services. */
export const swissLetter: Layout = {
  name: 'swiss-letter',
  language: 'de',
  region: REGIONS.ch,
  compose(facts, paper) {
    const money = MONEY.franc;
    const invoice = facts.digits(7);
    const member = `756.${facts.digits(4)}.${facts.digits(4)}.${facts.digits(2)}`;
    const claim = `SF-${facts.digits(6)}`;
    paper.text(60, 50, facts.provider, { size: 14 }).text(60, 64, 'Bahnhofstrasse 20, 5000 Aarau', { size: 8 });
    paper.lines(340, 110, 13, [facts.insurer, 'Leistungszentrum', 'Postfach', '6002 Luzern']);
    paper.text(60, 180, `Aarau, ${printDate(facts.submitted, 'd. month yyyy', 'de')}`);
    paper.text(
      60,
      210,
      `Rechnung ${invoice} / Patient: ${facts.first} ${facts.last}, geb. ${printDate(facts.birth, 'dd.mm.yyyy')}`,
      { bold: true },
    );
    paper.text(60, 224, `AHV-Nr. ${member}   Schadenfall-Nr. ${claim}`);
    paper.text(60, 250, 'Sehr geehrte Damen und Herren');
    let y =
      paper.paragraph(
        60,
        270,
        490,
        `Für die Behandlung vom ${printDate(facts.treated, 'dd.mm.yyyy')} stellen wir Ihnen folgende Leistungen in Rechnung:`,
      ) + 4;
    for (const { name, cents } of facts.services) {
      paper.text(80, y, name).right(480, y, money(cents));
      y += 14;
    }
    const limit = facts.variant % 2 ? ` Die maximale Deckung beträgt ${money(facts.maximum)}.` : '';
    y = paper.paragraph(
      60,
      y + 14,
      490,
      `Der Gesamtbetrag beläuft sich auf ${money(facts.total)}. Davon übernimmt die Krankenversicherung ${facts.percent} %, also ${money(facts.insurance)}; den Selbstbehalt von ${money(facts.patientShare)} bezahlt der Patient.${limit}`,
    );
    paper
      .text(60, y + 20, `Zahlbar bis ${printDate(facts.due, 'dd.mm.yyyy')}`)
      .text(60, y + 50, 'Freundliche Grüsse')
      .text(60, y + 64, facts.provider);
    return {
      ...commonFields(facts, 'CHF'),
      claim_number: claim,
      insured_id: member,
      invoice_number: invoice,
      submission_date: facts.submitted,
      max_coverage: facts.variant % 2 ? facts.maximum / 100 : null,
      insurance_percent: facts.percent,
    };
  },
};
