import { commonFields, type Layout } from '../layout.ts';
import { MONEY, printDate } from '../print-formats.ts';
import { REGIONS } from '../regions.ts';

/** A Spanish invoice whose sums stand in a side panel, its header fields in running pairs parted by bars. */
export const sidePanel: Layout = {
  name: 'side-panel',
  language: 'es',
  region: REGIONS.es,
  compose(facts, paper) {
    const money = MONEY.euroBehind;
    const invoice = `${facts.digits(4)}-${facts.letters(1)}`;
    const member = `${facts.digits(3)}/${facts.digits(6)}`;
    const claim = `${facts.digits(9)}`;
    paper.text(45, 50, facts.provider, { size: 14, bold: true });
    paper.text(
      45,
      72,
      `Factura N.º ${invoice}  |  Fecha: ${printDate(facts.submitted, 'd de month de yyyy', 'es')}  |  Vence: ${printDate(facts.due, 'dd/mm/yyyy')}`,
      { size: 9 },
    );
    paper.text(
      45,
      86,
      `Paciente: ${facts.last}, ${facts.first}  |  Nacimiento: ${printDate(facts.birth, 'dd/mm/yyyy')}`,
      { size: 9 },
    );
    paper.text(
      45,
      100,
      `Aseguradora: ${facts.insurer}  |  Póliza: ${facts.digits(7)}  |  Asegurado n.º: ${member}  |  Siniestro n.º: ${claim}`,
      { size: 8 },
    );
    paper.text(45, 140, 'Prestaciones', { bold: true });
    let y = 156;
    for (const { name, cents } of facts.services) {
      paper.text(45, y, name).right(370, y, money(cents));
      y += 15;
    }
    const panel: [string, string][] = [
      ['TOTAL FACTURA', money(facts.total)],
      [`CUBIERTO POR SU SEGURO (${facts.percent} %)`, money(facts.insurance)],
      ['USTED PAGA', money(facts.patientShare)],
      ['LÍMITE ANUAL DE SU PÓLIZA', money(facts.maximum)],
    ];
    for (const [index, [label, value]] of panel.entries()) {
      paper
        .text(410, 140 + index * 36, label, { size: 7 })
        .text(410, 155 + index * 36, value, { size: 13, bold: true });
    }
    return {
      ...commonFields(facts, 'EUR'),
      claim_number: claim,
      insured_id: member,
      invoice_number: invoice,
      submission_date: facts.submitted,
      max_coverage: facts.maximum / 100,
      insurance_percent: facts.percent,
    };
  },
};
