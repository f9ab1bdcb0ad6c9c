import { expect, test } from 'vitest';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { plainDocument } from '../printed-page.ts';

const kindOf = (text: string) => outlineDocument(plainDocument(text)).kind;

test.each([
  [
    'the total stands under a word of nobody else',
    'Kieferpraxis Dr. Ostermann\nRechnung Nr. 771   02.03.2026\nPatient: Jule Harms\nWurzelbehandlung   210,00 €\nFüllung   95,00 €\nKostenballen   305,00 €',
  ],
  [
    'only a patient, an insurer and a stay say what it is about',
    'RS Tanjung Elok\nLAYANAN\nNo. Klaim: KL/26/0071\nID Pasien P467\nNama Ny. Ratna Siregar\nJenis ASURANSI\nNama Provider Prudential\nLama Rawat 3 hari\nBiaya Kamar   Rp 1.950.000\nBiaya Dasar   Rp 6.200.000\nDitanggung   Rp 6.200.000',
  ],
  [
    'nothing is said of care but its sickness fund',
    'Haus & Hilfe GmbH\nRechnung an die Krankenkasse\nRechnungsnummer: 412\nKundenname: Egon Matthes\nKrankenkasse: IKK classic\nPflegegrad: 2\nPreis je Termin: 42,00 €\nRechnungsbetrag: 378,00 €',
  ],
])('a bill for care is one though %s', (_, text) => {
  expect(kindOf(text)).toBe('health-invoice');
});

test.each([
  [
    'printer paper',
    'Office Supplies\nTax invoice 99120\nShip to: Lakeside Medical Clinic\nPrinter paper   $44.00\nToner   $129.00\nTotal   $173.00',
  ],
  [
    'a course',
    'Physio Academy\nCourse invoice 2210\nParticipant: Nina Roth\nManual therapy course   €640.00\nMaterials   €40.00\nTotal   €680.00',
  ],
  [
    'a damaged kitchen',
    'Shield Home Insurance\nClaim number HM-20011\nInsured: Mark Webb\nWater damage, kitchen   £3,100.00\nExcess   £250.00\nInsurer pays   £2,850.00\nTotal   £3,100.00',
  ],
  [
    'a damaged roof',
    'Assurances du Nord\nRèglement de sinistre habitation\nSinistre n° 22019\nAssuré : Claire Petit\nRéparation toiture   2 300,00 €\nIndemnité versée par l’assurance   2 100,00 €\nTotal   2 300,00 €',
  ],
  [
    'a painted practice',
    'Malerbetrieb Sommer\nRechnung 2026-31\nKunde: Praxis Dr. Vogel\nWände streichen   1.450,00 €\nMaterial   220,00 €\nRechnungsbetrag   1.670,00 €',
  ],
  [
    'a day of baths',
    'Wellness Resort Talblick\nRechnung 8812\nGast: Eva Brandt\nAromamassage   85,00 €\nSaunaeintritt   28,00 €\nSumme   113,00 €',
  ],
  [
    'school',
    'Colegio San Mateo\nRecibo de matrícula 118\nAlumno: Sofía Reyes\nMatrícula   $ 12.000,00\nSeguro escolar   $ 800,00\nTotal a pagar   $ 12.800,00',
  ],
  [
    'fuel',
    'Posto Estrela\nNota fiscal 55120\nCliente: Carlos Lima   Placa: ABC1D23\nGasolina 40 L   R$ 236,00\nTotal   R$ 236,00',
  ],
  [
    'a dented car',
    'Bengkel Jaya Motor\nFaktur 2219\nPelanggan: Andi Wijaya   Nopol: B 1234 XY\nAsuransi: Garda Oto   No. Klaim: 88120\nCat bumper   Rp 900.000\nDitanggung asuransi   Rp 700.000\nTotal   Rp 900.000',
  ],
])('a paper about %s is no bill for care', (_, text) => {
  expect(kindOf(text)).toBe('other');
});

test('what is priced and numbered is a bill, and what is only priced in passing is none', () => {
  const priced =
    'Kieferpraxis Dr. Ostermann\nHonorarnote\nPatient: Jule Harms\nWurzelbehandlung   210,00 €\nFüllung   95,00 €\nSpülung   12,00 €';
  const inPassing =
    'Kieferpraxis Dr. Ostermann\nPatient: Jule Harms\nWurzelbehandlung am 2. März\nParken im Hof   2,00 €';
  expect([kindOf(priced), kindOf(inPassing)]).toEqual(['health-invoice', 'other']);
});

test('words of something else outweigh as many words of care', () => {
  const care =
    'Invoice 7712\nClinic account   Nurse on call\nInsurer: Allianz\nCall-out   $90.00\nHours   $40.00\nTotal   $130.00';
  const other = `${care}\nVehicle: Corolla   Mileage 88,120\nSpare parts and labour hours\nShipping of one bumper`;
  expect([kindOf(care), kindOf(other)]).toEqual(['health-invoice', 'other']);
});

test('a bill that all signs speak for is surer than one that few do', () => {
  const few =
    'Haus & Hilfe GmbH\nRechnung\nKundenname: Egon Matthes\nKrankenkasse: IKK classic\nRechnungsbetrag: 378,00 €';
  const all =
    'Clínica Dental del Mar\nFactura n.º 12\nPaciente: Ana Torres\nAseguradora: Sanitas\nEndodoncia   200,00 €\nImporte total   200,00 €\nPagado por el seguro   100,00 €';
  const [less, more] = [few, all].map((text) => outlineDocument(plainDocument(text)).confidence);
  expect(more).toBe(0.98);
  expect(less).toBeLessThan(0.9);
});

test.each([
  'N.º de siniestro: 2026/0418837          N.º de póliza: 77120944',
  'Siniestro        Póliza            Fecha\nGM-26-003317     GC-0042218        12/05/2026',
  'No. de siniestro     04-2026-00771823\nPóliza               00441882 – Gastos Médicos\nAsegurado            Jorge Cantú',
])('takes a policy’s number in a letter’s head for no policy: %s', (head) => {
  const letter = `
DKV Seguros
LIQUIDACIÓN DE REEMBOLSO DE GASTOS MÉDICOS
${head}
Asegurado: Nuria Casbas
Consulta de dermatología, Clínica Moncayo         110,00 €
Importe reembolsado                                88,00 €
A cargo del asegurado                              22,00 €`;
  expect(outlineDocument(plainDocument(letter)).kind).toBe('health-invoice');
});

test('takes a policy for a policy still, and an office for no workshop', () => {
  const policy = 'MAPFRE\nPóliza de seguro de salud\nVigencia: 2026\nPrima anual: 840,00 €\nRecargos: 12,00 €';
  expect(outlineDocument(plainDocument(policy)).kind).toBe('other');
});

test('a receipt is one wherever its title stands', () => {
  const receipt = (title: string) =>
    outlineDocument(
      plainDocument(`
Klinik Fisioterapi Gerak Sehat
Telah terima dari      Ibu Ratna Kusumawardani
Uang sejumlah          Satu juta lima ratus ribu rupiah
Untuk pembayaran       Fisioterapi bahu kanan, 6 kali kunjungan
Keterangan             Ditagihkan ke Manulife Indonesia Rp 1.200.000,-
                       dibayar tunai oleh pasien Rp 300.000,-





















${title}
Rp 1.500.000,-`),
    ).kind;
  expect([receipt('KWITANSI'), receipt('FISIOTERAPI')]).toEqual(['health-invoice', 'other']);
});

test('a payer’s statement with a line for what each bears is a bill, whatever the lines are called', () => {
  const kindOf = (lines: string) =>
    outlineDocument(
      plainDocument(`Sul América Companhia de Seguro Saúde
Nº do sinistro: 2026.0417.88302
Demonstrativo do pedido de reembolso, protocolado em 17/04/2026
Concluímos a análise da NFS-e 00002918, relativa a cinco sessões de psicoterapia.
${lines}`),
    ).kind;
  const [paid, left] = ['Crédito em conta (Bradesco)    R$ 713,00', 'Diferença por conta da segurada    R$ 437,00'];
  expect(kindOf(`${paid}\n${left}`)).toBe('health-invoice');
  expect(kindOf(left)).toBe('other');
});
