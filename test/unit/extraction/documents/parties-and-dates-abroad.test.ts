import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

const read = (text: string) => extractInvoice(plainDocument(text)).values;

test('takes the insurer whom a bill names as its customer, and not for the provider', () => {
  const values = read(`
Clínica San Gil E.I.R.L.                       FACTURA ELECTRÓNICA
Jr. Alcanfores 51, Lima                        No.: F002-8841
Razón Social: PACÍFICO COMPAÑÍA DE SEGUROS Y REASEGUROS
Fecha Emisión: 21/01/2026                      Carta de garantía: CG-2026-0031
Paciente: Marisol Quintero Páez                N° Afiliado: PAC-4410298
Honorarios médicos                             S/ 6,055.32
Op. Exoneradas:                                S/ 6,055.32
Precio Venta:                                  S/ 6,055.32
Deducible y copago asegurado:                  S/ 1,211.06
Neto aseguradora:                              S/ 4,844.26`);
  expect(values).toMatchObject({
    provider_name: 'Clínica San Gil E.I.R.L.',
    insurance_name: 'PACÍFICO COMPAÑÍA DE SEGUROS Y REASEGUROS',
    invoice_number: 'F002-8841',
    total_amount: '6055.32',
    insurance_amount: '4844.26',
    out_of_pocket: '1211.06',
    currency: 'PEN',
  });
});

test('reads who pays from how it is paid, and no department for a hospital', () => {
  const values = read(`
RS NUSA MEDIKA JOMBANG
KWITANSI PEMBAYARAN RAWAT JALAN
No. Kwitansi      01.01.09042026.00118         Klinik         POLI UMUM
No. RM            673808                       Cara Bayar     JAMINAN - Jasa Raharja
Nama              RAMADHAN, RIZKY              No. SEP        1304R00126V004418
No. Jaminan       JR-118827
Darah lengkap                  83.500
TOTAL TAGIHAN : 83.500
TOTAL PIUTANG : 66.800
TOTAL HRS BAYAR : 16.700
Jombang, 09-04-2026`);
  expect(values).toMatchObject({
    provider_name: 'RS NUSA MEDIKA JOMBANG',
    insurance_name: 'Jasa Raharja',
    patient_name: 'Rizky Ramadhan',
    claim_number: '1304R00126V004418',
    insured_id: 'JR-118827',
    submission_date: '2026-04-09',
    total_amount: '83500.00',
    insurance_amount: '66800.00',
    out_of_pocket: '16700.00',
  });
});

test('believes the place and date over a signature before a date within a line', () => {
  const values = read(`
Klinik Utama Melati Garut
Kuitansi Rawat Inap                            RI-00418
Nama Pasien : Dewi Kusumaningrum
Metode Pembayaran : Asuransi Prudential Indonesia
Data Rawat Inap Umum Pada Tanggal : 17 Maret 2026
Kamar rawat inap                               Rp. 567.000
Total                                          Rp. 567.000
Garut, 20 Maret 2026`);
  expect(values).toMatchObject({
    submission_date: '2026-03-20',
    invoice_number: 'RI-00418',
    insurance_name: 'Prudential Indonesia',
  });
});

test('reads the date that a receipt and its counterfoil both print', () => {
  const receipt = `
CENTRE MÉDICAL KEUR SALAM
REÇU
ASSURANCE : Assurances AMSA Sénégal     N° : AMS/0041/772
PART PATIENT : 16 100 FCFA              PART ASSURANCE : 64 400 FCFA
PATIENT : Ndèye Diouf                   Dakar, 25/02/2026`;
  expect(read(receipt + receipt)).toMatchObject({
    submission_date: '2026-02-25',
    insured_id: 'AMS/0041/772',
    insurance_amount: '64400.00',
    out_of_pocket: '16100.00',
    total_amount: '80500.00',
    currency: 'XOF',
  });
});

test('reads the date of a receipt before that of its signature', () => {
  const values = read(`
Laboratoire d'Analyses du Plateau
Patient : NDIAYE Awa        N° Reçu : L26-03381
Date : 29/01/2026           Part Assurance : 26 000 FCFA
Base : 32 500 FCFA          Part Patient : 6 500 FCFA
Fait le : 30/01/2026`);
  expect(values).toMatchObject({
    submission_date: '2026-01-29',
    invoice_number: 'L26-03381',
    total_amount: '32500.00',
  });
});

test('ends a number at a date, and keeps the dots of its letters', () => {
  const values = read(`
Centro de Diagnóstico Talatona
Fatura nº FT-2026-088 12/02/2026
CLIENTE: Nossa Seguros
UTENTE: MATEUS CASSOMA / CARTÃO NS 7719-02
Radiografia de tórax                    23.962,50 Kz
TOTAL GERAL:                            23.962,50 Kz
FRANQUIA DO UTENTE (PAGO):              7.188,75 Kz
OBS: prazo de trinta dias. Sinistro n.º P.A. 551/26.`);
  expect(values).toMatchObject({
    invoice_number: 'FT-2026-088',
    claim_number: 'P.A. 551/26',
    insured_id: 'NS 7719-02',
    insurance_name: 'Nossa Seguros',
    insurance_amount: '16773.75',
    currency: 'AOA',
  });
});

test('takes neither the town hall for the provider nor a house number for the invoice’s', () => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 40, y: 40, text: 'FISIOMED REABILITAÇÃO LTDA' },
      { x: 40, y: 60, text: 'PREFEITURA MUNICIPAL DE SANTA MARIA/RS', size: 13 },
      { x: 380, y: 40, text: 'Número da NFS-e' },
      { x: 380, y: 54, text: '00004471' },
      { x: 40, y: 100, text: 'Paciente: Beatriz Nogueira Sampaio' },
      { x: 300, y: 100, text: 'Endereço' },
      { x: 450, y: 100, text: 'Numero' },
      { x: 300, y: 114, text: 'Rua Pernambuco' },
      { x: 450, y: 114, text: '1077' },
      { x: 40, y: 140, text: 'Sessão de fisioterapia' },
      { x: 300, y: 140, text: 'R$ 242,00' },
      { x: 40, y: 160, text: 'Valor total: R$ 242,00' },
      { x: 40, y: 190, text: 'Conveniado SulAmérica Saúde, carteirinha 887 4021 0033 1182.' },
    ),
  );
  expect(values).toMatchObject({
    provider_name: 'FISIOMED REABILITAÇÃO LTDA',
    invoice_number: '00004471',
    insured_id: '887 4021 0033 1182',
  });
});

test('says nothing rather than a town hall, an insurer or a house number', () => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 40, y: 40, text: 'SANARE LTDA' },
      { x: 40, y: 60, text: 'PREFEITURA MUNICIPAL DE SANTA MARIA', size: 22 },
      { x: 40, y: 80, text: 'Razão Social: PORTO SEGURO SEGUROS GERAIS' },
      { x: 40, y: 100, text: 'Seguradora: Porto Saúde' },
      { x: 40, y: 120, text: 'Paciente: Beatriz Nogueira Sampaio' },
      { x: 300, y: 120, text: 'Bairro' },
      { x: 450, y: 120, text: 'Numero' },
      { x: 300, y: 134, text: 'Savassi' },
      { x: 450, y: 134, text: '1077' },
      { x: 40, y: 160, text: 'Consulta' },
      { x: 300, y: 160, text: 'R$ 242,00' },
      { x: 40, y: 180, text: 'Valor total: R$ 242,00' },
    ),
  );
  expect(values.provider_name).toBeUndefined();
  expect(values.invoice_number).toBeUndefined();
});

test('reads a Mexican invoice beside its seals: the folio, and the certificate of the insured', () => {
  const values = read(`
EMISOR: HOSPITAL SAN TELMO DE QUERÉTARO
FACTURA: CMS 4471                       FECHA: 12/03/2026 11:42:07
RECEPTOR: SEGUROS MONTERREY DEL NORTE   LUGAR: 76230
FOLIO FISCAL: 7B1E0C44-90A2-4D1F-8E55-0C3A97836838
PACIENTE: PALOMA CORDERO NIETO          No. CERTIFICADO: 000010000005978368381
HABITACIÓN INDIVIDUAL                   $6,820.00
A CARGO DE LA ASEGURADORA:              $6,138.00
COASEGURO DEL PACIENTE (10%):           $682.00
TOTAL:                                  $6,820.00
SINIESTRO: SIN-2026-118843              CERTIFICADO DE ASEGURADO: 0098341-02
MONEDA: MXN`);
  expect(values).toMatchObject({
    invoice_number: 'CMS 4471',
    insured_id: '0098341-02',
    insurance_name: 'SEGUROS MONTERREY DEL NORTE',
    insurance_percent: '90.00',
    out_of_pocket: '682.00',
  });
});

test('does not take an insurer for another that shares its country’s name', () => {
  expect(
    read(`
KLINIK FISIOTERAPI GERAK AKTIF
Nama Pasien : Agung Prasetya
Penjamin : PT. ASURANSI RELIANCE INDONESIA
Fisioterapi                             142.000
TOTAL                                   Rp 142.000`).identified_insurer,
  ).toBe('UNKNOWN');
});

test('takes a claim’s number, and not that of an approval beside it', () => {
  const bill = (line: string) => `
Odontologia Integrada Savassi
Paciente: Anderson Siqueira Mota
Convênio: MetLife Odontológico
Tratamento endodôntico                  R$ 531,00
Valor total                             R$ 531,00
${line}`;
  expect(read(bill('Guia GTO-90417     Sinistro nº 118/26')).claim_number).toBe('118/26');
});
