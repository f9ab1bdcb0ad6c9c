import { commonFields, type Layout } from '../layout.ts';
import { MONEY, printDate } from '../print-formats.ts';
import { REGIONS } from '../regions.ts';

/** A German private bill with GOÄ positions: code, factor and amount by line, the patient in the window of the envelope. */
export const goaeRechnung: Layout = {
  name: 'goae-rechnung',
  language: 'de',
  region: REGIONS.de,
  compose(facts, paper) {
    const invoice = `${facts.digits(4)}/${facts.digits(3)}`;
    const member = `${facts.letters(1)}${facts.digits(9)}`;
    const claim = `LA-${facts.digits(7)}`;
    paper.right(560, 50, facts.provider, { size: 14 });
    paper
      .right(560, 64, 'Lindenplatz 3, 37073 Göttingen', { size: 8 })
      .right(560, 75, 'Steuer-Nr. 20/144/30971', { size: 8 });
    paper.text(60, 120, `${facts.provider} · Lindenplatz 3 · 37073 Göttingen`, { size: 6 });
    paper.lines(60, 136, 13, [
      `${facts.variant % 2 ? 'Herrn' : 'Frau'}`,
      `${facts.first} ${facts.last}`,
      'Am Mühlgraben 12',
      '37081 Göttingen',
    ]);
    const facing: [string, string][] = [
      ['Rechnungs-Nr.', invoice],
      ['Rechnungsdatum', printDate(facts.submitted, 'dd.mm.yyyy')],
      ['Patient', `${facts.last}, ${facts.first}`],
      ['geboren am', printDate(facts.birth, 'dd.mm.yyyy')],
      ['Krankenversicherung', facts.insurer],
      ['Versicherten-Nr.', member],
      ['Leistungsantrag Nr.', claim],
    ];
    for (const [index, [label, value]] of facing.entries())
      paper.text(320, 136 + index * 14, label, { size: 9 }).text(420, 136 + index * 14, value, { size: 9 });
    paper.text(60, 255, 'Liquidation', { size: 13, bold: true });
    paper.text(60, 272, 'Für ärztliche Leistungen erlaube ich mir gemäß GOÄ zu berechnen:');
    paper
      .text(60, 295, 'Datum')
      .text(130, 295, 'Ziffer')
      .text(180, 295, 'Leistung')
      .right(440, 295, 'Faktor')
      .right(540, 295, 'Betrag EUR');
    let y = 312;
    for (const [index, { name, cents }] of facts.services.entries()) {
      paper
        .text(60, y, printDate(facts.treated, 'dd.mm.yy'))
        .text(130, y, String(3 + index * 247))
        .text(180, y, name);
      paper.right(440, y, '2,300').right(540, y, MONEY.comma(cents));
      y += 15;
    }
    y += 8;
    paper.text(320, y, 'Rechnungssumme', { bold: true }).right(540, y, MONEY.comma(facts.total), { bold: true });
    paper
      .text(320, y + 15, `abzgl. Erstattung Krankenversicherung (${facts.percent} %)`, { size: 9 })
      .right(540, y + 15, MONEY.comma(facts.insurance));
    paper
      .text(320, y + 30, 'von Ihnen zu zahlender Eigenanteil', { size: 9 })
      .right(540, y + 30, MONEY.comma(facts.patientShare));
    if (facts.variant % 2)
      paper.text(320, y + 45, 'Höchsterstattung lt. Tarif', { size: 9 }).right(540, y + 45, MONEY.comma(facts.maximum));
    paper.text(
      60,
      y + 80,
      `Bitte überweisen Sie Ihren Eigenanteil bis zum ${printDate(facts.due, 'dd.mm.yyyy')} auf das unten genannte Konto.`,
    );
    paper.text(60, y + 94, 'IBAN DE12 2605 0001 0056 0034 11', { size: 8 });
    return {
      ...commonFields(facts, 'EUR'),
      claim_number: claim,
      insured_id: member,
      invoice_number: invoice,
      submission_date: facts.submitted,
      max_coverage: facts.variant % 2 ? facts.maximum / 100 : null,
      insurance_percent: facts.percent,
    };
  },
};
