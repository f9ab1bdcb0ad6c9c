import { commonFields, type Layout } from '../layout.ts';
import { MONEY, printDate } from '../print-formats.ts';
import { REGIONS } from '../regions.ts';

/** An Indonesian hospital's bill: two columns of fields, a table with quantities, sums in its last rows. */
export const tagihanTable: Layout = {
  name: 'tagihan-table',
  language: 'id',
  region: REGIONS.id,
  compose(facts, paper) {
    const money = MONEY.rupiahPlain;
    const bill = `INV-${facts.digits(4)}-${facts.digits(4)}`;
    const member = `${facts.letters(3)}${facts.digits(7)}`;
    const claim = `${facts.digits(4)}/KL/${facts.digits(3)}`;
    paper
      .text(45, 50, facts.provider, { size: 14, bold: true })
      .text(45, 64, 'Jl. Gatot Subroto Kav. 12, Jakarta Selatan 12930', { size: 8 });
    paper.right(560, 50, 'RINCIAN BIAYA PASIEN', { size: 11, bold: true });
    const pair = (x: number, y: number, label: string, value: string) =>
      paper.text(x, y, label, { size: 9 }).text(x + 95, y, value, { size: 9 });
    pair(45, 95, 'Pasien', `${facts.first} ${facts.last}`);
    pair(45, 109, 'Tanggal lahir', printDate(facts.birth, 'd month yyyy', 'id'));
    pair(45, 123, 'No. rekam medis', facts.digits(6));
    pair(45, 137, 'Perusahaan asuransi', facts.insurer);
    pair(320, 95, 'No. invoice', bill);
    pair(320, 109, 'Tanggal pengajuan', printDate(facts.submitted, 'd month yyyy', 'id'));
    pair(320, 123, 'No. peserta', member);
    pair(320, 137, 'Nomor klaim', claim);
    paper
      .text(45, 170, 'Uraian', { bold: true })
      .right(330, 170, 'Jml', { bold: true })
      .right(440, 170, 'Harga satuan', { bold: true })
      .right(560, 170, 'Subtotal (Rp)', { bold: true });
    let y = 186;
    for (const { name, cents } of facts.services) {
      paper.text(45, y, name).right(330, y, '1').right(440, y, money(cents)).right(560, y, money(cents));
      y += 15;
    }
    y += 6;
    paper.right(440, y, 'Total biaya').right(560, y, money(facts.total));
    paper.right(440, y + 15, 'Ditanggung oleh asuransi').right(560, y + 15, money(facts.insurance));
    paper.right(440, y + 30, 'Beban pasien').right(560, y + 30, money(facts.patientShare));
    if (facts.variant % 2) paper.right(440, y + 45, 'Limit polis').right(560, y + 45, money(facts.maximum));
    paper.text(45, y + 80, `Dicetak ${printDate(facts.due, 'dd/mm/yyyy')} oleh kasir`, { size: 7 });
    return {
      ...commonFields(facts, 'IDR'),
      claim_number: claim,
      insured_id: member,
      invoice_number: bill,
      submission_date: facts.submitted,
      max_coverage: facts.variant % 2 ? facts.maximum / 100 : null,
    };
  },
};
