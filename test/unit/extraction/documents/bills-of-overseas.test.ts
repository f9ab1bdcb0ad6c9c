import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const BILLS: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  [
    'an invoice in CFA francs that is named in words',
    `
POLYCLINIQUE SAINTE MARIE D'ABIDJAN
Cocody Riviera 3 - 08 BP 1144 Abidjan 08
Tél : +225 27 22 44 18 00
FACTURE PROFORMA DEFINITIVE N° FD-2026-00931     Date : 17/06/2026
Assureur : NSIA Assurances             Souscripteur : SOLIBRA
Patient : KOUASSI AYA CHRISTELLE       Matricule : 771-2208-03
N° bon de prise en charge : 114482
Actes                    Qté     P.U.       Montant
Consultation pédiatrie   1       15 000     15 000
Hospitalisation          2       35 000     70 000
Montant total                               85 000
Ticket modérateur (20%)                     17 000
Part assurance (80%)                        68 000
Arrêté la présente facture à la somme de quatre vingt cinq mille francs CFA`,
    {
      provider_name: "POLYCLINIQUE SAINTE MARIE D'ABIDJAN",
      patient_name: 'Kouassi Aya Christelle',
      invoice_number: 'FD-2026-00931',
      submission_date: '2026-06-17',
      insurance_name: 'NSIA Assurances',
      insured_id: '771-2208-03',
      total_amount: '85000.00',
      insurance_amount: '68000.00',
      out_of_pocket: '17000.00',
      insurance_percent: '80.00',
      currency: 'XOF',
    },
  ],
  [
    'an invoice in dirhams of a country that is told by its towns',
    `
CLINIQUE ATLAS CASABLANCA
ICE : 001528799000044     Tél : 05 22 48 11 20
FACTURE N° : 2026/1184                       Casablanca, le 09/04/2026
Nom et prénom du malade : Youssef Bennis
Organisme : SAHAM Assurance          N° police : 88120/4
N° d'adhésion : 771 204
N° PEC : 26/33418
PRESTATION                  NBR      P.U        MONTANT
Séjour chambre simple       2        800,00     1 600,00
Forfait bloc                1        4 500,00   4 500,00
TOTAL GENERAL                                   6 100,00
Part organisme                                  4 880,00
Part adhérent                                   1 220,00
Arrêtée la présente facture à la somme de : six mille cent dirhams`,
    {
      provider_name: 'CLINIQUE ATLAS CASABLANCA',
      insurance_name: 'SAHAM Assurance',
      invoice_number: '2026/1184',
      submission_date: '2026-04-09',
      patient_name: 'Youssef Bennis',
      insured_id: '771 204',
      total_amount: '6100.00',
      out_of_pocket: '1220.00',
      insurance_amount: '4880.00',
      currency: 'MAD',
    },
  ],
  [
    'an invoice whose customer stands beside two labels',
    `
SANATORIO DEL PARQUE S.A.                B            FACTURA
Domicilio comercial: Av. Pellegrini 1420, Rosario     Comp. Nro: 00004-00018832
Condición frente al IVA: Exento                       Fecha de Emisión: 05/06/2026
Apellido y Nombre / Razón Social: GODOY LUCÍA BELÉN
Obra Social: OSDE 310            Afiliado Nº: 61 224519 7 01
Código     Producto / Servicio             Cantidad     Precio Unit.     Subtotal
1          Consulta clínica médica         1,00         42000,00         42000,00
2          Electrocardiograma              1,00         18500,00         18500,00
Importe Total: $                                                         60500,00
A cargo Obra Social: $                                                   48400,00
A cargo Afiliado: $                                                      12100,00`,
    {
      provider_name: 'SANATORIO DEL PARQUE S.A.',
      insurance_name: 'OSDE 310',
      invoice_number: '00004-00018832',
      submission_date: '2026-06-05',
      patient_name: 'Godoy Lucía Belén',
      insured_id: '61 224519 7 01',
      total_amount: '60500.00',
      out_of_pocket: '12100.00',
      insurance_amount: '48400.00',
    },
  ],
  [
    'a receipt with taxes and the insurer’s code',
    `
CLÍNICA SANTA ROSA DEL SUR E.I.R.L.          RUC 20511889921
Av. Ejército 710, Arequipa                   BOLETA DE VENTA ELECTRÓNICA
                                             B001-00044182
Fecha de Emisión : 21/05/2026
Señor(es) : CARMEN QUISPE MAMANI
DNI : 41882200
Tipo de Moneda : SOL
Cía. Seguros : RIMAC EPS          Cód. Asegurado : 7712-00391
Cant.   Unidad   Descripción                Valor Unitario    Importe
1.00    UNIDAD   CONSULTA GINECOLOGÍA       90.00             90.00
1.00    UNIDAD   ECOGRAFÍA PÉLVICA          120.00            120.00
Op. Gravada : S/ 177.97
I.G.V. : S/ 32.03
Importe Total : S/ 210.00
Cubierto por seguro : S/ 168.00
Copago : S/ 42.00
SON: DOSCIENTOS DIEZ CON 00/100 SOLES`,
    {
      provider_name: 'CLÍNICA SANTA ROSA DEL SUR E.I.R.L.',
      patient_name: 'Carmen Quispe Mamani',
      invoice_number: 'B001-00044182',
      submission_date: '2026-05-21',
      insurance_name: 'RIMAC EPS',
      insured_id: '7712-00391',
      total_amount: '210.00',
      insurance_amount: '168.00',
      out_of_pocket: '42.00',
      currency: 'PEN',
    },
  ],
  [
    'a receipt with the insurer’s discount',
    `
CENTRO MEDICO VESPUCIO SPA
R.U.T.: 76.440.118-2
BOLETA ELECTRONICA N° 118842
Fecha Emisión: 14 de Julio de 2026
Señor(es): PABLO ANDRÉS RIQUELME SOTO
R.U.T.: 15.882.771-4
Previsión: ISAPRE CONSALUD
N° Bono: 88120034
Detalle                            Cant   Valor
Consulta Traumatología             1      $ 45.000
Radiografía rodilla                1      $ 28.500
TOTAL                                     $ 73.500
Bonificación Isapre                       $ 51.450
Copago                                    $ 22.050`,
    {
      provider_name: 'CENTRO MEDICO VESPUCIO SPA',
      insurance_name: 'ISAPRE CONSALUD',
      invoice_number: '118842',
      submission_date: '2026-07-14',
      patient_name: 'Pablo Andrés Riquelme Soto',
      total_amount: '73500.00',
      out_of_pocket: '22050.00',
      insurance_amount: '51450.00',
      currency: 'CLP',
    },
  ],
  [
    'an invoice in meticais with shares as rates',
    `
CLÍNICA DA SOMMERSCHIELD, LDA
NUIT: 400118820      Maputo
FACTURA Nº 2026/00441        Data: 09-06-2026
Nome do Paciente: Amélia Macuácua
Seguradora: Global Alliance Seguros       Nº de Membro: GA-22810-01
Descrição                     Qtd    P. Unit      Total
Consulta de pediatria         1      2.500,00     2.500,00 MT
Teste de malária              1      650,00       650,00 MT
Sub-Total                                         3.150,00 MT
Total                                             3.150,00 MT
Seguro (85%)                                      2.677,50 MT
Paciente (15%)                                    472,50 MT`,
    {
      provider_name: 'CLÍNICA DA SOMMERSCHIELD, LDA',
      patient_name: 'Amélia Macuácua',
      invoice_number: '2026/00441',
      submission_date: '2026-06-09',
      insurance_name: 'Global Alliance Seguros',
      insured_id: 'GA-22810-01',
      total_amount: '3150.00',
      insurance_amount: '2677.50',
      out_of_pocket: '472.50',
      insurance_percent: '85.00',
      currency: 'MZN',
    },
  ],
  [
    'a note with the title behind the name and its sign in a cell of its own',
    `
RSUD DR. SOEDIRMAN KEBUMEN
Jl. Lingkar Selatan, Kebumen
NOTA PEMBAYARAN
No.Nota             : 2026/07/14/RJ/0012
No.RM               : 118842
Nama Pasien         : SUTRISNO, TN
Alamat              : Karangsari RT 02 RW 01
Penjamin            : ASURANSI JASINDO
No. Kartu           : 7710-2288-41
Dokter              : dr. Ratna Dewi, Sp.PD
Tanggal             : 14-07-2026
Administrasi                 Rp     15.000
Pemeriksaan Dokter           Rp     75.000
Obat & BHP                   Rp    110.000
TOTAL TAGIHAN                Rp    200.000
PPN                          Rp          0
Dibayar Penjamin             Rp    150.000
Sisa dibayar pasien          Rp     50.000
Kebumen, 14 Juli 2026`,
    {
      provider_name: 'RSUD DR. SOEDIRMAN KEBUMEN',
      insurance_name: 'ASURANSI JASINDO',
      invoice_number: '2026/07/14/RJ/0012',
      submission_date: '2026-07-14',
      patient_name: 'Sutrisno',
      insured_id: '7710-2288-41',
      total_amount: '200000.00',
      out_of_pocket: '50000.00',
      insurance_amount: '150000.00',
      currency: 'IDR',
    },
  ],
  [
    'a receipt that says in words what it is for',
    `
KWITANSI
No. : 0881/KW/VII/2026
Sudah terima dari : PT Asuransi Sinar Mas
Banyaknya uang : Dua juta seratus ribu rupiah
Untuk pembayaran : Biaya pengobatan gigi a.n. Tono Hartono (peserta SM-7712-09)
Klinik Gigi Senyum Ceria
Jumlah Rp 2.100.000
Bandung, 22 Juli 2026`,
    {
      patient_name: 'Tono Hartono',
      invoice_number: '0881/KW/VII/2026',
      submission_date: '2026-07-22',
      insurance_name: 'PT Asuransi Sinar Mas',
      total_amount: '2100000.00',
      insured_id: 'SM-7712-09',
      currency: 'IDR',
    },
  ],
];

test.each(BILLS)('reads %s', (_, text, wanted) => {
  const { values, outline } = extractInvoice(plainDocument(text));
  expect(outline.kind).toBe('health-invoice');
  expect(values).toMatchObject(wanted);
});
