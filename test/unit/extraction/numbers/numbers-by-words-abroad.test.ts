import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

const bill = (lines: string) => `
Clínica Los Tilos
${lines}
Consulta general                                 $ 500,00
Total                                            $ 500,00
`;

const read = (lines: string) => extractInvoice(plainDocument(bill(lines))).values;

test.each([
  ['Carné de afiliación: SUR-778120-4', 'insured_id', 'SUR-778120-4'],
  ['Nº de membro: MC-77.120', 'insured_id', 'MC-77.120'],
  ['Matricule assuré: ALZ-0091.77', 'insured_id', 'ALZ-0091.77'],
  ['Nº do Orçamento: ORCAM-2026-044', 'invoice_number', 'ORCAM-2026-044'],
  ['No. Pembayaran: PB26030118', 'invoice_number', 'PB26030118'],
] as const)('reads a number by the words of its label: %s', (line, field, value) => {
  expect(read(line)).toMatchObject({ [field]: value });
});

test.each([
  ['Cartão n.º 7 2210 44817 3', 'insured_id', '7 2210 44817 3'],
  ['N.º utente SNS 311 204 778\nPessoa segura 60233118-02', 'insured_id', '60233118-02'],
  ['Expediente 26/RH/40117', 'claim_number', '26/RH/40117'],
  ['No de membre FQM: 20771\nNuméro d’identification: 6614-20385', 'insured_id', '6614-20385'],
] as const)('reads a number by its label without a colon, and none of another house: %s', (line, field, value) => {
  expect(read(line)).toMatchObject({ [field]: value });
});

test('takes a company’s name that begins with our for no label', () => {
  const lines = [
    ['Seguradora', 'NOSSA Seguros'],
    ['Plano', 'Saúde Plus'],
  ].flatMap(([label = '', name = ''], at) => [
    { x: 50, y: 80 + 15 * at, text: label },
    { x: 140, y: 80 + 15 * at, text: name },
  ]);
  const { values } = extractInvoice(printedDocument({ x: 50, y: 40, text: 'Centro Óptico Baía' }, ...lines));
  expect(values.insurance_name).toBe('NOSSA Seguros');
});

test('takes a claim over an approval', () => {
  expect(read('Autorización N° 5511-20\nN° de siniestro: 77120-9').claim_number).toBe('77120-9');
});

test('names nobody by a word for the insured without a number', () => {
  expect(read('Asegurado: Rosa Campos').insured_id).toBeUndefined();
});

test('reads the parts of a line that middots or bars divide, without any colon', () => {
  const values = read('Paciente Rosa Campos · Siniestro UQ-2026/7712 · Carné 4418 120571 | Tope anual 20.000,00 €');
  expect(values).toMatchObject({
    patient_name: 'Rosa Campos',
    claim_number: 'UQ-2026/7712',
    insured_id: '4418 120571',
    max_coverage: '20000.00',
  });
});

test.each([
  ['Número da Guia Atribuída pela Operadora: G770418', 'G770418'],
  ['Guia GTO-90417 - Emitido em 22/07/2026', 'GTO-90417'],
])(
  'takes the form by which the insurer is asked for the claim’s number where no other is printed: %s',
  (line, number) => {
    expect(read(line).claim_number).toBe(number);
  },
);

test.each([
  'No. Approval: APV-118842',
  'Nro. Autorización: A-7710034',
  'Cód. de aprovação: AP 0441/26',
  'Genehmigungsnummer: 2026-8817',
  'Senha de autorização\n20265518847',
  'Accord préalable n° 26-44718',
  'No. Otorisasi: OT-6-2951',
  'Accord n° PEC-44188',
  'No. SJP: GL-26/00441',
  'Surat jaminan: GL-26/00441',
  'Letter of guarantee no: GL-26/00441',
  'Carta de garantía: CG-2026-0031',
  'Kostengutsprache Nr. 2026-8817',
  'prazo de trinta dias. Termo de responsabilidade P.A. 551/26.',
  'Complémentaire : Harmonie Mutuelle — n° adhérent HM — accord de prise en charge n° PEC 26031877',
  'Ihre Kasse zahlt einen Teil laut Kostenzusage 2026-88177.',
  'Ihre Kasse hat die Behandlung unter der Nummer G-2026-77184 genehmigt.',
  'Según autorización 26-0955-118 la compañía paga una parte.',
  'Hemos autorizado la intervención con el número A-90127745, válida hasta el 30 de septiembre de 2026.',
  'Your insurer has paid under authorisation PA7719034, which is valid until 30 June 2026.',
  'Verordnung Nr. 7712-4',
  'No. Rujukan: 0441/26',
])('takes neither what permits a treatment or promises its payment nor a referral for it: %s', (line) => {
  const { claim_number, insured_id, invoice_number } = read(line);
  expect([claim_number, insured_id, invoice_number]).toEqual([undefined, undefined, undefined]);
});

test('reads numbers and names behind ordinary words within a sentence', () => {
  const values = read(
    'Referente a: consulta, paciente Tiago Rezende Pontes, carteira 770 118842 004, sinistro SADT 0088120.',
  );
  expect(values).toMatchObject({
    patient_name: 'Tiago Rezende Pontes',
    insured_id: '770 118842 004',
    claim_number: 'SADT 0088120',
  });
});

test.each([
  ['PRESTACIÓN DE SERVICIOS\nNo. PS-22871', 'PS-22871'],
  ['KWITANSI RAWAT JALAN No. RJ26000441', 'RJ26000441'],
  ['ESTADO DE CUENTA No. EC 88213', 'EC 88213'],
  ['AVOIR COMPTABLE\nAV-2026-0031', 'AV-2026-0031'],
  ['SETP990001244\nFactura electrónica de venta', 'SETP990001244'],
  ['Vente VTE-003118', 'VTE-003118'],
  ['Fatura 1 2026/00764', '1 2026/00764'],
  ['BOLETA EXENTA ELECTRÓNICA\nN° 184223\n\nFolio bono electrónico: 88104471', '184223'],
  [
    'FACTURA DE VENTA\nNo. CNR-209314\n\nEl copago a cargo del paciente fue recibido en la caja de la clínica el día de la atención,\nrecibo No. 88412, según el acuerdo vigente entre las partes y la entidad responsable del pago.',
    'CNR-209314',
  ],
])('takes the number that stands with the title for the invoice: %s', (title, number) => {
  expect(read(title).invoice_number).toBe(number);
});

test('reads a column whose cells all say the same, and none whose cells differ', () => {
  const table = (second: string) =>
    `
Farmacia del Sol
Nama Pasien: Rosa Campos

No. Kwitansi  Layanan            Harga       Subtotal
RF-2604-18    Amoxicillin        28.500      28.500
${second}    Paracetamol        15.000      15.000
TOTAL                                        43.500
`;
  expect(extractInvoice(plainDocument(table('RF-2604-18'))).values.invoice_number).toBe('RF-2604-18');
  expect(extractInvoice(plainDocument(table('RF-2604-19'))).values.invoice_number).toBeUndefined();
});

test('ends an insurer’s name before a number’s label and at a sentence’s full stop', () => {
  expect(read('Organisme : AXA Assurances Sénégal — matricule AX 4418-7').insurance_name).toBe(
    'AXA Assurances Sénégal',
  );
  expect(read('Notes : Organisme : CPAM du Var.').insurance_name).toBe('CPAM du Var');
  expect(read('Aseguradora: Rimac Seguros S.A.').insurance_name).toBe('Rimac Seguros S.A.');
});

test('takes a name of six letters for a registered one only letter for letter', () => {
  expect(read('Aseguradora: ARS Humano').identified_insurer).toBe('UNKNOWN');
  expect(read('Aseguradora: Humana').identified_insurer).toBe('Humana');
});

test.each([
  ['Leistungsabrechnung', 'Abrechnungs-Nr.: LA 26/0044187', { claim_number: 'LA 26/0044187' }],
  ['Rechnung', 'Abrechnungs-Nr.: LA 26/0044187', { invoice_number: 'LA 26/0044187' }],
  ['Factura', 'Expediente 17058', {}],
  ['Factura', 'OBSERVACIONES: EXPEDIENTE A26-00817. PENDIENTE', { claim_number: 'A26-00817' }],
])('tells what a settlement or a file numbers by the paper and the number: %s, %s', (title, line, numbers) => {
  const { claim_number, invoice_number } = extractInvoice(plainDocument(`${title}${bill(line)}`)).values;
  expect({ ...(claim_number && { claim_number }), ...(invoice_number && { invoice_number }) }).toEqual(numbers);
});

test.each([
  ['Demande de règlement     RG-40771836', 'RG-40771836'],
  ["Demande d'indemnisation     DI-4077183", 'DI-4077183'],
  ['Protocolo de prévia     2026044188', '2026044188'],
  ['Leistungsnummer: L-2026-77120', 'L-2026-77120'],
])('reads a claim’s number by what a country calls the claim: %s', (line, number) => {
  expect(read(line)).toMatchObject({ claim_number: number });
});

test.each([
  'Datum     Leistungsnummer     Text     Betrag\n01.02.2026     00.0010     Konsultation     20,00',
  'Leistungsnr.     Text     Betrag\n448812     Beratung     20,00\n448813     Verband     10,00',
])('takes no code of a billed service for a claim’s number: %s', (lines) => {
  expect(read(lines).claim_number).toBeUndefined();
});
