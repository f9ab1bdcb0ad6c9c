import { commonFields, type Layout } from '../layout.ts';
import { MONEY, printDate } from '../print-formats.ts';
import { REGIONS } from '../regions.ts';

/** A Spanish till receipt, centred, 200 points wide, figures at its right edge. */
export const narrowTicket: Layout = {
  name: 'narrow-ticket',
  language: 'es',
  region: REGIONS.es,
  compose(facts, paper) {
    const money = MONEY.comma;
    const ticket = `T${facts.digits(3)}-${facts.digits(5)}`;
    const member = facts.digits(10);
    const claim = `${facts.digits(4)}-${facts.letters(2)}-${facts.digits(3)}`;
    const type = { size: 8 };
    paper.centre(150, 40, facts.provider.toUpperCase(), { size: 10, bold: true });
    paper
      .centre(150, 52, 'C/ Mayor 41 - 28013 Madrid', type)
      .centre(150, 62, `NIF B-${facts.digits(8)} Tel. 915 220 133`, type);
    paper.centre(150, 78, 'FACTURA SIMPLIFICADA', type);
    paper
      .text(50, 94, `Núm. factura: ${ticket}`, type)
      .text(50, 105, `Fecha emisión: ${printDate(facts.submitted, 'dd-mm-yyyy')} 17:42`, type);
    paper.text(50, 116, `Paciente: ${facts.first} ${facts.last}`, type);
    paper.text(50, 127, `Seguro: ${facts.insurer}`, type);
    paper.text(50, 138, `Nº tarjeta: ${member}`, type).text(50, 149, `Siniestro: ${claim}`, type);
    let y = 168;
    for (const { name, cents } of facts.services) {
      paper.text(50, y, name, type).right(250, y, money(cents), type);
      y += 11;
    }
    y += 6;
    paper.text(50, y, 'TOTAL EUR', { size: 9, bold: true }).right(250, y, money(facts.total), { size: 9, bold: true });
    paper.text(50, y + 13, 'Paga su seguro', type).right(250, y + 13, money(facts.insurance), type);
    paper.text(50, y + 24, 'Paga el cliente', type).right(250, y + 24, money(facts.patientShare), type);
    paper
      .text(50, y + 35, 'Entregado', type)
      .right(250, y + 35, money(Math.ceil(facts.patientShare / 1000) * 1000), type);
    paper
      .text(50, y + 46, 'Cambio', type)
      .right(250, y + 46, money(Math.ceil(facts.patientShare / 1000) * 1000 - facts.patientShare), type);
    paper.centre(150, y + 66, 'Gracias por su visita', type);
    return {
      ...commonFields(facts, 'EUR'),
      claim_number: claim,
      insured_id: member,
      invoice_number: ticket,
      submission_date: facts.submitted,
    };
  },
};
