import { commonFields, type Layout } from '../layout.ts';
import { MONEY, printDate } from '../print-formats.ts';
import { REGIONS } from '../regions.ts';

/** An Indonesian receipt: aligned colons, amount in figures at the foot, place and date over the signature. */
export const kuitansi: Layout = {
  name: 'kuitansi',
  language: 'id',
  region: REGIONS.id,
  compose(facts, paper) {
    const money = MONEY.rupiah;
    const number = `KW/${facts.digits(4)}/2026`;
    const card = facts.digits(13);
    const claim = `KLM${facts.digits(8)}`;
    paper
      .centre(306, 50, facts.provider, { size: 15, bold: true })
      .centre(306, 64, 'Jl. Diponegoro No. 88, Bandung - Telp. (022) 4203311', { size: 8 });
    paper.centre(306, 92, 'KUITANSI PEMBAYARAN', { size: 13, bold: true });
    const rows: [string, string][] = [
      ['No. Kuitansi', number],
      ['Sudah terima dari', `${facts.first} ${facts.last}`],
      ['Nama pasien', `${facts.variant % 2 ? 'Tn.' : 'Ny.'} ${facts.first} ${facts.last}`],
      ['Penjamin', facts.insurer],
      ['No. kartu peserta', card],
      ['No. klaim', claim],
      ['Tgl. masuk', printDate(facts.treated, 'dd-mm-yyyy')],
      ['Untuk pembayaran', 'Biaya perawatan dan pengobatan'],
    ];
    for (const [index, [label, value]] of rows.entries()) {
      const y = 125 + index * 16;
      paper.text(60, y, label).text(180, y, ':').text(190, y, value);
    }
    let y = 275;
    for (const [index, { name, cents }] of facts.services.entries()) {
      paper
        .text(60, y, `${index + 1}.`)
        .text(80, y, name)
        .right(540, y, money(cents));
      y += 15;
    }
    y += 12;
    paper.text(300, y, 'Jumlah tagihan').text(420, y, ':').right(540, y, money(facts.total));
    paper
      .text(300, y + 16, 'Ditanggung asuransi')
      .text(420, y + 16, ':')
      .right(540, y + 16, money(facts.insurance));
    paper
      .text(300, y + 32, 'Dibayar pasien')
      .text(420, y + 32, ':')
      .right(540, y + 32, money(facts.patientShare));
    if (facts.variant > 1) paper.text(60, y + 60, `Batas maksimal pertanggungan: ${money(facts.maximum)}`);
    paper.text(400, y + 90, `Bandung, ${printDate(facts.submitted, 'd month yyyy', 'id')}`).text(400, y + 150, 'Kasir');
    return {
      ...commonFields(facts, 'IDR'),
      claim_number: claim,
      insured_id: card,
      invoice_number: number,
      submission_date: facts.submitted,
      max_coverage: facts.variant > 1 ? facts.maximum / 100 : null,
    };
  },
};
