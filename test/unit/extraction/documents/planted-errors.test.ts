import { describe, expect, it } from 'vitest';
import { checkAmounts } from '../../../../lambdas/domain/checks/check-amounts.ts';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { readAmounts } from '../../../../lambdas/domain/extraction/read-amounts.ts';
import { type Printed, printedDocument } from '../printed-page.ts';

interface Wording {
  readonly head: readonly string[];
  readonly services: readonly string[];
  readonly columns: readonly [description: string, amount: string];
  readonly subtotal: string;
  readonly discount: string;
  readonly totals: readonly string[];
  readonly insurers: readonly string[];
  readonly patients: readonly string[];
  readonly rate: string;
  readonly limit: string;
  readonly comma: boolean;
}

const WORDINGS: Readonly<Record<string, Wording>> = {
  en: {
    head: [
      'Mill Lane Surgery',
      'Invoice No: ML-3071',
      'Date: 14 April 2026',
      'Patient: Iris Doyle',
      'Insurance: Aetna',
    ],
    services: ['Consultation', 'X-ray wrist', 'Plaster cast', 'Blood test'],
    columns: ['Description', 'Amount'],
    subtotal: 'Subtotal',
    discount: 'Discount',
    totals: ['Total', 'Grand total', 'Total charges', 'Invoice total'],
    insurers: ['Insurance pays', 'Covered by insurance', 'Plan pays', 'Insurance payment'],
    patients: ['Patient pays', 'Patient responsibility', 'Amount due from patient'],
    rate: 'Coverage: #%',
    limit: 'Maximum coverage',
    comma: false,
  },
  de: {
    head: ['Praxis Dr. Ute Kern', 'Rechnungsnummer: K-3071', 'Rechnungsdatum: 14.04.2026', 'Patient: Jonas Hart'],
    services: ['Beratung', 'Röntgen Handgelenk', 'Gipsverband', 'Blutbild'],
    columns: ['Leistung', 'Betrag'],
    subtotal: 'Zwischensumme',
    discount: 'Rabatt',
    totals: ['Gesamtbetrag', 'Rechnungsbetrag', 'Endbetrag'],
    insurers: ['Erstattung Versicherung', 'Versicherungsanteil', 'Kassenanteil'],
    patients: ['Eigenanteil', 'Patientenanteil', 'Selbstbehalt'],
    rate: 'Erstattungssatz: # %',
    limit: 'Höchstbetrag',
    comma: true,
  },
  es: {
    head: [
      'Clínica del Olmo',
      'Factura Nº: O-3071',
      'Fecha: 14/04/2026',
      'Paciente: Berta Rius',
      'Aseguradora: Mapfre',
    ],
    services: ['Consulta', 'Radiografía', 'Escayola', 'Analítica'],
    columns: ['Concepto', 'Importe'],
    subtotal: 'Subtotal',
    discount: 'Descuento',
    totals: ['Total', 'Importe total', 'Total factura'],
    insurers: ['A cargo de la aseguradora', 'Paga el seguro', 'Importe cubierto'],
    patients: ['A cargo del paciente', 'Copago', 'Paga el paciente'],
    rate: 'Porcentaje de cobertura: # %',
    limit: 'Cobertura máxima',
    comma: true,
  },
  fr: {
    head: ['Cabinet du Tilleul', 'Facture n° : T-3071', 'Date : 14/04/2026', 'Patient : Luc Perrin', 'Assurance : AXA'],
    services: ['Consultation', 'Radiographie', 'Plâtre', 'Prise de sang'],
    columns: ['Désignation', 'Montant'],
    subtotal: 'Sous-total',
    discount: 'Remise',
    totals: ['Total', 'Montant total', 'Total général'],
    insurers: ['Part assurance', 'Part mutuelle', 'Remboursement assurance'],
    patients: ['Part patient', 'Reste à charge', 'À la charge du patient'],
    rate: 'Taux de remboursement : # %',
    limit: 'Plafond de garantie',
    comma: true,
  },
  pt: {
    head: ['Clínica do Rio', 'Fatura n.º: R-3071', 'Data: 14/04/2026', 'Paciente: Inês Lobo', 'Seguradora: Fidelidade'],
    services: ['Consulta', 'Radiografia', 'Gesso', 'Análises'],
    columns: ['Descrição', 'Valor'],
    subtotal: 'Subtotal',
    discount: 'Desconto',
    totals: ['Total', 'Valor total', 'Total da fatura'],
    insurers: ['Valor pago pelo seguro', 'A cargo da seguradora', 'Comparticipação da seguradora'],
    patients: ['A cargo do paciente', 'Valor a pagar pelo paciente'],
    rate: 'Percentagem de cobertura: # %',
    limit: 'Cobertura máxima',
    comma: true,
  },
  id: {
    head: [
      'Klinik Kenanga',
      'No. Faktur: KN-3071',
      'Tanggal: 14 April 2026',
      'Nama Pasien: Rina Sari',
      'Asuransi: Prudential',
    ],
    services: ['Konsultasi', 'Rontgen', 'Gips', 'Tes darah'],
    columns: ['Uraian', 'Jumlah'],
    subtotal: 'Subtotal',
    discount: 'Diskon',
    totals: ['Total', 'Total tagihan', 'Jumlah total'],
    insurers: ['Ditanggung asuransi', 'Dibayar asuransi'],
    patients: ['Ditanggung pasien', 'Dibayar pasien'],
    rate: 'Persentase pertanggungan: #%',
    limit: 'Batas maksimum',
    comma: true,
  },
};

const ERRORS = [
  'line',
  'subtotal',
  'discount',
  'total',
  'insurance',
  'patient',
  'both shares',
  'rate',
  'limit',
] as const;
type PlantedError = (typeof ERRORS)[number];

/** In cents: every line and sum of them is unlike the others, and no error is one of them. */
const LINES = [[18_350], [9_240, 31_775], [12_160, 47_390, 6_825], [120_450, 8_915, 33_280, 5_405]];
const ERROR = 4_000;
const RATE = 80;

function bill(language: string, variant: number, error?: PlantedError): ReturnType<typeof checkAmounts> {
  const wording = WORDINGS[language];
  if (!wording) throw new Error(language);
  const of = (words: readonly string[]) => words[variant % words.length] ?? '';
  const lines = LINES[variant % LINES.length] ?? [];
  const isOff = variant % 2 === 1;
  const sum = lines.reduce((one, other) => one + other, 0);
  const discount = isOff || error === 'discount' ? sum / 10 - ((sum / 10) % 5) : 0;
  const total = sum - discount;
  const insurance = Math.round((total * RATE) / 100);
  const more = (part: PlantedError) => (error === part ? ERROR : 0);
  const both = more('both shares');
  const figure = (cents: number) => {
    const text = (cents / 100).toFixed(2).replace(/\B(?=(?:\d{3})+\.)/g, ',');
    return wording.comma ? text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.')) : text;
  };
  const rows: readonly (readonly [string, string])[] = [
    ...wording.head.map((text) => [text, ''] as const),
    wording.columns,
    ...lines.map((cents, at) => [wording.services[at] ?? '', figure(cents + (at === 0 ? more('line') : 0))] as const),
    ...(discount > 0 || error === 'subtotal' ? [[wording.subtotal, figure(sum + more('subtotal'))] as const] : []),
    ...(discount > 0 ? [[wording.discount, figure(-discount - more('discount'))] as const] : []),
    [of(wording.totals), figure(total + more('total'))],
    [of(wording.insurers), figure(insurance + more('insurance') + both)],
    [of(wording.patients), figure(total - insurance + more('patient') + both)],
    ...(variant % 3 === 0 || error === 'rate'
      ? [[wording.rate.replace('#', `${RATE - (error === 'rate' ? 10 : 0)}`), ''] as const]
      : []),
    ...(error === 'limit' ? [[wording.limit, figure(insurance - ERROR)] as const] : []),
  ];
  const texts = rows.flatMap(([text, amount], at): Printed[] => {
    const y = 50 + at * 18;
    return [{ x: 50, y, text }, ...(amount === '' ? [] : [{ x: 520 - amount.length * 5, y, text: amount }])];
  });
  const document = printedDocument(...texts);
  return checkAmounts(readAmounts(document, outlineDocument(document)));
}

const VARIANTS = Array.from({ length: 12 }, (_, variant) => variant);

describe.each(Object.keys(WORDINGS))('bills of one page, in %s', (language) => {
  it('pass as they are', () => {
    expect(VARIANTS.filter((variant) => bill(language, variant).result !== 'PASS')).toEqual([]);
  });

  it.each(ERRORS)('do not pass with another %s', (error) => {
    expect(VARIANTS.filter((variant) => bill(language, variant, error).result !== 'FAIL')).toEqual([]);
  });
});
