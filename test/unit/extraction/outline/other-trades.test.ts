import { expect, test } from 'vitest';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { plainDocument } from '../printed-page.ts';

const outline = (text: string) => outlineDocument(plainDocument(text));

/** A bill with all that a claim for care prints: who is insured under which number, and who bears which share. */
const claim = (head: string, lines: string) => `${head}
Invoice no.: 4471
Claim number: CLM-90817
Insured: Maria Gonzalez
Insured ID: 55120
${lines}
Total   550.00
Insurance pays   300.00
Insured pays   250.00`;

test.each([
  ['a roof', 'Hartley Roofing\nHome insurer: Aviva', 'Wasp treatment of the roof void   95.00\nSlipped tiles   455.00'],
  ['a windscreen', 'Autoglas Behrens\nTeilkasko: Allianz', 'Frontscheibe ersetzt   480,00\nKalibrierung   70,00'],
  ['a timber frame', 'Charpentes du Sud\nAssureur habitation : AXA', 'Traitement de la charpente   550,00'],
  ['a burst pipe', 'Fontanería Ruiz\nSeguro del hogar: MAPFRE', 'Daños por agua, tubería   550,00'],
  ['a telephone', 'Klinik Ponsel Jaya\nAsuransi gadget: Allianz', 'Ganti baterai iPhone, diagnosa   550.000'],
  [
    'a court case',
    'Maître Roux, avocats\nProtection juridique : AXA',
    'Audience au tribunal, dossier médical   550,00',
  ],
  ['a tattoo', 'Estúdio Tinta Viva\nSeguradora: Allianz', 'Tatuagem, remoção a laser   500,00\nPiercing   50,00'],
  ['a course', 'Sekolah Tinggi Keperawatan Bhakti\nAsuransi: AIA', 'Biaya pendidikan mahasiswa   550.000'],
])('a claim for %s is none for care, whatever insurer and shares it names', (_, head, lines) => {
  expect(outline(claim(head, lines)).kind).toBe('other');
});

test.each([
  [
    'a practice with a workshop’s name',
    'Garage Street Dental',
    'Composite filling   300.00\nCrown recemented   250.00',
  ],
  ['a workshop for limbs', 'Taller Ortopédico Ruiz', 'Prótesis transtibial   300.00\nPlantillas   250.00'],
  ['a ward with its television and parking', 'St Anne Hospital', 'Ward, 2 nights   500.00\nParking permit   50.00'],
  ['care after a fall from a bicycle', 'Harbour Physiotherapy', 'Physiotherapy after bicycle fall   550.00'],
])('%s bills care', (_, head, lines) => {
  expect(outline(claim(head, lines)).kind).toBe('health-invoice');
});

test('says which trade it is, and shows the lines that say so', () => {
  const { seemsToBe, evidence } = outline(
    claim('Hartley Roofing\nHome insurer: Aviva', 'Chimney and gutters   550.00'),
  );
  expect(seemsToBe).toBe('an invoice for building or household work');
  expect(evidence.map(({ text }) => text)).toContain('Hartley Roofing');
});
