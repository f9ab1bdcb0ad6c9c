import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { findLabels } from '../../../../lambdas/domain/extraction/labels/find-labels.ts';
import { LABEL_WORDS } from '../../../../lambdas/domain/extraction/labels/label-words.ts';
import { joinWords } from '../../../../lambdas/domain/extraction/layout/layout.ts';
import { listedWords } from '../../../../lambdas/domain/extraction/text/listed-words.ts';
import { anyWordPattern, hasWord } from '../../../../lambdas/domain/extraction/text/word-pattern.ts';

const PAGE = { page: 1, pageWidth: 595, pageHeight: 842, thousandths: undefined };

function labelsIn(text: string) {
  const words = text.split(' ').map((word, at) => ({
    text: word,
    box: { x: 0.1 + at * 0.01, y: 0.1, width: 0.01, height: 0.01 },
    confidence: 1,
  }));
  return findLabels([joinWords(words, PAGE)]);
}

/** What a line of nothing but a label, its colon and a value announces, if its value is what stands behind the colon. */
function announced(label: string, value: string): readonly string[] {
  const text = `${label}: ${value}`;
  return labelsIn(text)
    .filter(({ end }) => text.slice(end) === value)
    .flatMap(({ meanings }) => meanings.map(({ concept }) => concept));
}

const IDS = /^(?:claim_number|insured_id|invoice_number)$/;

describe('a number is known by its label’s words, in any order and any of six languages', () => {
  test.each([
    [
      'claim_number',
      'Insurer claim ref|Claim processing no.|Payer claim #|TPA claim ID|Schadenmeldungs-Nr.|Nr. des Schadenfalls',
    ],
    [
      'claim_number',
      'Vorgangsnummer|N.º de reclamación|Nº expediente siniestro|N° de sinistre|Bordereau n°|Nº do pedido de reembolso',
    ],
    ['claim_number', 'Número do processo de sinistro|No. Klaim|Nomor pengajuan klaim|Demande de remboursement n°'],
    ['insured_id', 'Subscriber ID|Scheme membership number|TPA card / Member ID|Policy/membership no|Medicare no.'],
    [
      'insured_id',
      'Versichertennummer|KV-Nr.|Mitglieds-Nr.|Gesundheitskartennummer|Carné de afiliación|Nº de afiliado',
    ],
    [
      'insured_id',
      'N° d’adhérent|Matricule assuré|N° sécurité sociale|Nº da carteirinha|N.º de utente|No. Kartu Peserta',
    ],
    [
      'invoice_number',
      'Hospital bill no.|Statement #|Tax invoice no|Rechnungs-Nr.|Nr. der Honorarnote|N.º de factura|Boleta N°',
    ],
    [
      'invoice_number',
      'Facture n°|Note d’honoraires n°|N° de quittance|Nº da nota fiscal|Fatura n.º|No. Kuitansi|Nomor Tagihan',
    ],
  ] as const)('%s: %s', (concept, labels) => {
    for (const label of labels.split('|'))
      expect([label, announced(label, 'KT-4471920')]).toEqual([label, expect.arrayContaining([concept])]);
  });

  test.each([
    'Policy No.|Group No.|Account no.|Patient ID|MRN|Visit No.|Federal tax ID|Order no.|Billing NPI|Prior authorization number',
    'Police-Nr.|Kundennummer|Patienten-Nr.|Steuernummer|Verordnungsnummer|Nº de póliza|Expediente clínico No.',
    'N° de police|N° de séjour|N° de chambre|Nº da apólice|Nº do contrato|No. Polis|No. Rekam Medis',
  ])('what else a bill numbers is none of ours: %s', (labels) => {
    for (const label of labels.split('|'))
      expect([label, announced(label, 'KT-4471920').filter((one) => IDS.test(one))]).toEqual([label, []]);
  });

  it('is one label up to its word for number, and the next begins behind it', () => {
    const found = labelsIn('Claim no. Policy no. Invoice no.').map(({ meanings }) => meanings[0]?.concept);
    expect(found).toEqual(['claim_number', 'other_id', 'invoice_number']);
  });

  it('is found within a sentence too, and ends before the number', () => {
    const text = 'We enclose the bill no. 4471-B of the hospital';
    const [hit] = labelsIn(text);
    expect(hit?.meanings[0]?.concept).toBe('invoice_number');
    expect(text.slice(hit?.start, hit?.end)).toMatch(/bill no\. $/);
  });

  it('asks for a long number behind a card that nothing else says is a member’s', () => {
    const concepts = (text: string) => labelsIn(text).flatMap(({ meanings }) => meanings.map(({ concept }) => concept));
    expect(concepts('Processado por programa certificado nº 2271/AT')).toEqual([]);
    expect(concepts('Plano Ouro certificado nº 22718804')).toContain('insured_id');
  });
});

describe('a date is known by its label’s words', () => {
  test.each([
    [
      'submission_date',
      'Claim submission date|Date of filing|Invoice date|Date of issue|Einreichungsdatum|Rechnungsdatum|Tag der Einreichung',
    ],
    [
      'submission_date',
      'Fecha de envío|Fecha de expedición|Date d’émission|Date de facturation|Data de submissão|Data da fatura|Tgl. Kuitansi',
    ],
    [
      'other_date',
      'Date of birth|Service date|Payment due date|Discharge date|Geburtsdatum|Fälligkeitsdatum|Druckdatum',
    ],
    [
      'other_date',
      'Fecha de nacimiento|Fecha de egreso|Date des soins|Date d’échéance|Data de alta|Data do atendimento|Tanggal lahir|Tgl. cetak',
    ],
  ] as const)('%s: %s', (concept, labels) => {
    for (const label of labels.split('|'))
      expect([label, announced(label, '14.03.2026')]).toEqual([label, expect.arrayContaining([concept])]);
  });
});

describe('a share, a limit or a rate is known by its label’s words', () => {
  test.each([
    [
      'insurance_amount',
      'Amount settled by the carrier|Insurance receipts|Importe a cargo de la aseguradora|Montant remboursé par la mutuelle',
    ],
    [
      'insurance_amount',
      'Vergütung durch den Kostenträger|Valor faturado ao convênio|Jumlah yang dibayarkan oleh asuransi',
    ],
    [
      'out_of_pocket',
      'Balance owed by the policyholder|Selbstbehalt des Patienten|Saldo a cargo del paciente|Part à la charge de l’assuré',
    ],
    [
      'out_of_pocket',
      'Valor pago pelo beneficiário|Biaya yang menjadi tanggungan peserta|Amount not claimable|Amount not covered by the insurer|Importe no cubierto por la aseguradora|Biaya tidak ditanggung asuransi',
    ],
    [
      'max_coverage',
      'Annual outpatient limit|Calendar year maximum per person|Límite anual de la póliza|Plafond annuel de garantie|Limit tahunan polis',
    ],
    [
      'insurance_percent',
      '% paid by insurance|Taux de prise en charge AMO|% aseguradora|Percentual do convênio|Persentase ditanggung asuransi',
    ],
    ['total_amount', 'Total de la cuenta|Total des honoraires|Total da conta|Total biaya perawatan'],
  ] as const)('%s: %s', (concept, labels) => {
    for (const label of labels.split('|'))
      expect([label, announced(label, '120.00')]).toEqual([label, expect.arrayContaining([concept])]);
  });

  it('is found in a sentence, its parts by themselves', () => {
    const text = 'Of this 720.00 was paid by insurance and the remaining patient responsibility is 180.00';
    const found = labelsIn(text).flatMap(({ meanings }) => meanings.map(({ concept }) => concept));
    expect(found).toEqual(['insurance_amount', 'out_of_pocket']);
  });

  it.each(['total amount charged for your treatment', 'Insurance plan', 'Patient, balance of the plan'])(
    '%s is nobody’s share',
    (text) => {
      const shares = labelsIn(`${text} 12.00`).flatMap(({ meanings }) => meanings.map(({ concept }) => concept));
      expect(shares).not.toContain('out_of_pocket');
    },
  );
});

it('looks at any words', () => {
  const words = fc.constantFrom(
    'claim',
    'no',
    '(',
    '/',
    'due',
    'by',
    'insurance',
    'patient',
    'date',
    'of',
    ':',
    '%',
    '7',
    'n.º',
    'ref',
  );
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 30 }), (line) => {
      const text = line.join(' ');
      for (const { start, end } of labelsIn(text)) expect(start < end && end <= text.length).toBe(true);
    }),
  );
});

test('a kind of words that a language has none of is found nowhere', () => {
  expect(listedWords('', 'paid  due ')).toEqual(['paid', 'due']);
  expect(hasWord('total', anyWordPattern(listedWords('', 'paid').join('|')))).toBe(false);
  expect(LABEL_WORDS.has('')).toBe(false);
});
