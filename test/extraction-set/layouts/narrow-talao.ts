import { commonFields, type Layout } from '../layout.ts';
import { MONEY, printDate } from '../print-formats.ts';
import { REGIONS } from '../regions.ts';

/** A Portuguese pharmacy's receipt, narrow, with leader dots and the shares after the tax lines. */
export const narrowTalao: Layout = {
  name: 'narrow-talao',
  language: 'pt',
  region: REGIONS.pt,
  compose(facts, paper) {
    const money = MONEY.euroBehind;
    const receipt = `FR ${facts.digits(4)}/${facts.digits(5)}`;
    const member = facts.digits(11);
    const claim = `PS${facts.digits(7)}`;
    const type = { size: 8 };
    const dotted = (y: number, label: string, cents: number) => {
      paper
        .text(40, y, `${label} ${'.'.repeat(Math.max(6, 34 - label.length))}`, type)
        .right(240, y, money(cents), type);
    };
    paper
      .text(40, 40, facts.provider, { size: 11, bold: true })
      .text(40, 52, 'Rua da Ribeira 7, 4050-510 Porto', type)
      .text(40, 62, `NIPC 50${facts.digits(7)}`, type);
    paper
      .text(40, 82, `Fatura-recibo n.º ${receipt}`, type)
      .text(40, 93, `Emitida em ${printDate(facts.submitted, 'yyyy-mm-dd')}`, type);
    paper.text(40, 104, `Utente: ${facts.first} ${facts.last}`, type).text(40, 115, 'Contribuinte: 999999990', type);
    paper
      .text(40, 126, `Seguradora: ${facts.insurer}`, type)
      .text(40, 137, `N.º de cartão: ${member}`, type)
      .text(40, 148, `Processo n.º: ${claim}`, type);
    let y = 170;
    for (const { name, cents } of facts.services) {
      paper.text(40, y, name, type).right(240, y + 9, money(cents), type);
      y += 20;
    }
    y += 8;
    dotted(y, 'Total da fatura', facts.total);
    dotted(y + 12, 'Comparticipação da seguradora', facts.insurance);
    dotted(y + 24, 'A pagar pelo utente', facts.patientShare);
    paper
      .text(40, y + 40, 'IVA incluído à taxa de 6 %', type)
      .text(40, y + 52, 'Processado por programa certificado n.º 1207/AT', { size: 6 });
    return {
      ...commonFields(facts, 'EUR'),
      claim_number: claim,
      insured_id: member,
      invoice_number: receipt,
      submission_date: facts.submitted,
    };
  },
};
