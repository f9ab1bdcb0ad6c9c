import { commonFields, type Layout } from '../layout.ts';
import { MONEY, printDate } from '../print-formats.ts';
import { REGIONS } from '../regions.ts';

/** A Mexican invoice in two columns of cards, labels over values, dollar signs that mean pesos, a stamp of the tax office. */
export const twoColumnFactura: Layout = {
  name: 'two-column-factura',
  language: 'es',
  region: REGIONS.mx,
  compose(facts, paper) {
    const money = MONEY.dollar;
    const folio = `${facts.letters(1)}-${facts.digits(5)}`;
    const policy = facts.digits(8);
    const member = `${facts.digits(2)}-${facts.digits(7)}`;
    const claim = `${facts.digits(10)}`;
    const card = (x: number, y: number, label: string, value: string) =>
      paper.text(x, y, label, { size: 7 }).text(x, y + 13, value, { size: 11 });
    paper
      .text(50, 50, facts.provider, { size: 13, bold: true })
      .text(50, 63, `RFC HAS${facts.digits(6)}K${facts.digits(2)}  Av. Reforma 222, C.P. 06600, CDMX`, { size: 8 });
    card(50, 95, 'Folio de la factura', folio);
    card(50, 130, 'Nombre del paciente', `${facts.first} ${facts.last}`);
    card(50, 165, 'Fecha de nacimiento', printDate(facts.birth, 'dd/mm/yyyy'));
    card(50, 200, 'Fecha de presentación del reclamo', printDate(facts.submitted, 'dd/mm/yyyy'));
    card(320, 95, 'Aseguradora', facts.insurer);
    card(320, 130, 'No. de póliza', policy);
    card(320, 165, 'No. de asegurado', member);
    card(320, 200, 'No. de siniestro', claim);
    paper
      .text(50, 250, 'Cant.', { bold: true })
      .text(95, 250, 'Concepto', { bold: true })
      .right(440, 250, 'P. unitario', { bold: true })
      .right(560, 250, 'Importe', { bold: true });
    let y = 266;
    for (const { name, cents } of facts.services) {
      paper.text(50, y, '1').text(95, y, name).right(440, y, money(cents)).right(560, y, money(cents));
      y += 15;
    }
    y += 15;
    card(50, y, 'Importe total', `${money(facts.total)} MXN`);
    card(190, y, 'Cubre la aseguradora', `${money(facts.insurance)} MXN`);
    card(330, y, 'A cargo del paciente', `${money(facts.patientShare)} MXN`);
    card(460, y, 'Suma asegurada', `${money(facts.maximum)} MXN`);
    paper.text(50, y + 45, `Fecha límite de pago: ${printDate(facts.due, 'dd/mm/yyyy')}`, { size: 8 });
    return {
      ...commonFields(facts, 'MXN'),
      claim_number: claim,
      insured_id: member,
      invoice_number: folio,
      submission_date: facts.submitted,
      max_coverage: facts.maximum / 100,
    };
  },
};
