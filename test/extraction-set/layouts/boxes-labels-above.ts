import { commonFields, type Layout } from '../layout.ts';
import { MONEY, printDate } from '../print-formats.ts';
import { REGIONS } from '../regions.ts';

/** A Brazilian hospital account: a grid of boxes, small labels above their values, nothing beside anything. */
export const boxesLabelsAbove: Layout = {
  name: 'boxes-labels-above',
  language: 'pt',
  region: REGIONS.br,
  compose(facts, paper) {
    const box = (x: number, y: number, label: string, value: string) =>
      paper.text(x, y, label, { size: 6 }).text(x, y + 12, value, { size: 10 });
    const money = MONEY.real;
    const note = facts.digits(9);
    const card = `${facts.digits(4)} ${facts.digits(4)} ${facts.digits(4)}`;
    const process = `${facts.digits(6)}/${facts.digits(2)}`;
    paper
      .text(40, 45, facts.provider, { size: 14, bold: true })
      .text(40, 57, `CNPJ ${facts.digits(2)}.${facts.digits(3)}.${facts.digits(3)}/0001-${facts.digits(2)}`, {
        size: 7,
      });
    paper.right(570, 45, 'CONTA HOSPITALAR', { bold: true });
    box(
      40,
      80,
      'Nome do beneficiário',
      facts.variant % 2 ? `${facts.first} ${facts.last}`.toUpperCase() : `${facts.first} ${facts.last}`,
    );
    box(300, 80, 'Nº da carteira', card);
    box(450, 80, 'Validade da carteira', '12/2028');
    box(40, 110, 'Operadora', facts.insurer);
    box(300, 110, 'Nº do processo', process);
    box(450, 110, 'Nº da nota fiscal', note);
    box(40, 140, 'Data de nascimento', printDate(facts.birth, 'dd/mm/yyyy'));
    box(180, 140, 'Data do atendimento', printDate(facts.treated, 'dd/mm/yyyy'));
    box(300, 140, 'Data de envio à operadora', printDate(facts.submitted, 'dd/mm/yyyy'));
    box(450, 140, 'Data de emissão', printDate(facts.due, 'dd/mm/yyyy'));
    paper.text(40, 185, 'Descrição', { bold: true }).right(570, 185, 'Valor', { bold: true });
    let y = 200;
    for (const { name, cents } of facts.services) {
      paper.text(40, y, name).right(570, y, money(cents));
      y += 14;
    }
    y += 20;
    box(40, y, 'Valor total da conta', money(facts.total));
    box(180, y, 'Valor coberto pelo plano', money(facts.insurance));
    box(320, y, 'Coparticipação do beneficiário', money(facts.patientShare));
    if (facts.variant !== 1) box(460, y, 'Limite de cobertura', money(facts.maximum));
    return {
      ...commonFields(facts, 'BRL'),
      claim_number: process,
      insured_id: card,
      invoice_number: note,
      submission_date: facts.submitted,
      max_coverage: facts.variant !== 1 ? facts.maximum / 100 : null,
    };
  },
};
