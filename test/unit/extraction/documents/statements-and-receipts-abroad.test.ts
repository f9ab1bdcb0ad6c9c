import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const PAPERS: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  [
    'a statement of an insurer that no label names',
    `
MUTUELLE DES CHEMINOTS
Relevé de remboursements                     Le 12/05/2026
N° adhérent      4471 0228        Adhérent    M. Loïc Garnier
Bénéficiaire     Manon Garnier    Décompte n°     26-118820
Date des soins   Nature des soins            Dépense      Remb. Sécu     Remb. Mutuelle
04/05/2026       Consultation pédiatre       60,00        38,50          21,50
06/05/2026       Pharmacie                   18,40        11,96          6,44
Professionnel : Cabinet pédiatrique des Lilas
Total                                        78,40        50,46          27,94`,
    {
      patient_name: 'Manon Garnier',
      insured_id: '4471 0228',
      total_amount: '78.40',
      submission_date: '2026-05-12',
      insurance_name: 'MUTUELLE DES CHEMINOTS',
      provider_name: 'Cabinet pédiatrique des Lilas',
    },
  ],
  [
    'a settlement of an insurer with its total row',
    `
Vida Security Seguros
Liquidación de reembolso N° 881204
Asegurado titular: Jorge Paredes Núñez        RUT: 12.881.200-4
Paciente: Camila Paredes Rojas                Póliza: 22081
Fecha de presentación: 05-06-2026             Fecha de liquidación: 12-06-2026
Prestador: Clínica Alemana de Temuco
Prestación              Gasto reclamado    Deducible    Reembolso    No cubierto
Consulta dermatología   $ 48.000           $ 0          $ 38.400     $ 9.600
Biopsia piel            $ 92.000           $ 0          $ 73.600     $ 18.400
Total                   $ 140.000          $ 0          $ 112.000    $ 28.000`,
    {
      provider_name: 'Clínica Alemana de Temuco',
      patient_name: 'Camila Paredes Rojas',
      submission_date: '2026-06-05',
      insurance_name: 'Vida Security Seguros',
      total_amount: '140000.00',
      insurance_amount: '112000.00',
      out_of_pocket: '28000.00',
      currency: 'CLP',
    },
  ],
  [
    'a hospital’s invoice with panels side by side and the patient’s two names',
    `
HOSPITAL UNIVERSITARIO NUESTRA SRA. DEL PILAR
DATOS DEL PACIENTE                         DATOS DE LA FACTURA
Apellidos: Zubizarreta Lasa                Nº Factura: HU-26-00881
Nombre: Maialen                            Fecha Factura: 08/05/2026
NHC: 448120                                Nº Episodio: 7712008
GARANTE
Entidad: Sanitas Sociedad Anónima de Seguros
Nº Póliza: 4471-2           Nº Asegurado: 20881-003
Concepto                                   Importe
Estancia hospitalaria 2 días               640,00
Quirófano                                  1.210,00
Total factura                              1.850,00 €
A abonar por la entidad                    1.665,00 €
A abonar por el paciente                   185,00 €`,
    {
      provider_name: 'HOSPITAL UNIVERSITARIO NUESTRA SRA. DEL PILAR',
      patient_name: 'Maialen Zubizarreta Lasa',
      invoice_number: 'HU-26-00881',
      submission_date: '2026-05-08',
      insurance_name: 'Sanitas Sociedad Anónima de Seguros',
      insured_id: '20881-003',
      total_amount: '1850.00',
      insurance_amount: '1665.00',
      out_of_pocket: '185.00',
    },
  ],
  [
    'an invoice whose footer names patient and card',
    `
Clínica Dentária Sorriso do Tejo, Lda.
Rua da Prata 44, 1100-052 Lisboa
NIF: PT509112233
Fatura FT 2026/0228
Data da Fatura:      Data de Vencimento:      Referência:
2026-03-17           2026-04-16               Processo 26/44812
Multicare - Seguros de Saúde, S.A.
Rua Alexandre Herculano 53
Descrição                      Quantidade     Preço Unitário     Montante
Destartarização                1,00           45,00              45,00 €
Implante unitário              1,00           780,00             780,00 €
Utente: Beatriz Falcão Moura; Cartão nº 3301 2288 77
Subtotal                                                         825,00 €
IVA 0%                                                           0,00 €
Total                                                            825,00 €
Copagamento pago pelo utente                                     165,00 €
Valor em dívida pela seguradora                                  660,00 €`,
    {
      provider_name: 'Clínica Dentária Sorriso do Tejo, Lda.',
      patient_name: 'Beatriz Falcão Moura',
      invoice_number: 'FT 2026/0228',
      submission_date: '2026-03-17',
      insurance_name: 'Multicare - Seguros de Saúde, S.A.',
      insured_id: '3301 2288 77',
      total_amount: '825.00',
      insurance_amount: '660.00',
      out_of_pocket: '165.00',
      currency: 'EUR',
    },
  ],
  [
    'a letter of claim with colons in a column of their own',
    `
SURAT TAGIHAN PERAWATAN
Nomor        : 118/RSMK/VIII/2026
Tanggal      : 21 Agustus 2026
Kepada Yth.
PT Asuransi Jiwa Sequis Life
Bersama ini kami sampaikan tagihan perawatan atas nama:
Nama Pasien      : Bambang Sulistyo
No. Polis        : POL-88120
No. Peserta      : SQ-4471-2208
Perincian:
Kamar perawatan kelas 1      3 hari      Rp 2.250.000,-
Laboratorium                             Rp   640.000,-
Obat-obatan                              Rp 1.110.000,-
Jumlah tagihan                           Rp 4.000.000,-
Dibayar oleh pasien                      Rp   400.000,-
Sisa tagihan kepada asuransi             Rp 3.600.000,-
RS Mitra Keluarga Kenjeran`,
    {
      patient_name: 'Bambang Sulistyo',
      invoice_number: '118/RSMK/VIII/2026',
      submission_date: '2026-08-21',
      insurance_name: 'PT Asuransi Jiwa Sequis Life',
      insured_id: 'SQ-4471-2208',
      total_amount: '4000000.00',
      insurance_amount: '3600000.00',
      out_of_pocket: '400000.00',
      provider_name: 'RS Mitra Keluarga Kenjeran',
      currency: 'IDR',
    },
  ],
  [
    'a pharmacy’s slip',
    `
APOTEK SEHAT SELALU
Jl. Diponegoro 12, Malang
STRUK PENJUALAN RESEP
No Struk: AP-260714-0081         Tgl: 14/07/26 10:22
Kasir: Wati
Pasien: Ibu Kartini
Asuransi: Admedika / Allianz     No Kartu: 8001 2288 1204
Paracetamol 500mg     2 x 12.500        25.000
Amoxicillin 500mg     1 x 38.000        38.000
Subtotal                                63.000
Total                                   63.000
Ditanggung                              50.400
Bayar Pasien                            12.600
Terima kasih`,
    {
      patient_name: 'Kartini',
      invoice_number: 'AP-260714-0081',
      submission_date: '2026-07-14',
      insured_id: '8001 2288 1204',
      total_amount: '63000.00',
      insurance_amount: '50400.00',
      out_of_pocket: '12600.00',
      provider_name: 'APOTEK SEHAT SELALU',
    },
  ],
];

test.each(PAPERS)('reads %s', (_, text, wanted) => {
  const { values, outline } = extractInvoice(plainDocument(text));
  expect(outline.kind).toBe('health-invoice');
  expect(values).toMatchObject(wanted);
});
