import { describe, expect, test } from 'vitest';
import { checkCategory } from '../../../../lambdas/domain/checks/check-category.ts';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { CATEGORIES, type Category } from '../../../../lambdas/domain/extraction/reading.ts';
import { plainDocument } from '../printed-page.ts';

const outline = (text: string) => outlineDocument(plainDocument(text));

describe('the category', () => {
  test.each([
    [
      'hospital',
      'a line of the laboratory on a hospital’s bill is hospital care',
      'Northgate General Hospital\nFinal bill no. 4471\nPatient: Amina Warsame   Member ID: 55120\nPrivate room, 2 nights   840.00\nLaboratory   61.00\nPharmacy   74.50\nTotal   975.50\nInsurance pays   900.00',
    ],
    [
      'laboratory',
      'what a laboratory bills is laboratory care, whoever ordered it',
      'Vale Road Pathology\nInvoice 889\nPatient: Colm Reilly   Member ID: 71204\nReferred by Dr. P. Hughes, family physician\nLipid panel   31.00\nThyroid function   44.00\nTotal   75.00\nInsurance pays   60.00',
    ],
    [
      'consultation',
      'a family clinic’s visit with an ECG is a consultation',
      'Harbour Street Family Clinic\nReceipt 1207\nPatient: Ines Duarte   Member ID: 40118\nOffice visit   90.00\nECG   35.00\nTotal   125.00\nInsurance pays   100.00',
    ],
    [
      'pharmacy',
      'most of the money decides, not most of the words',
      'Greenfield Supplies\nInvoice 3391\nPatient: Otto Lang   Member ID: 99310\nInsulin glargine cartridges   412.00\nBlood glucose lipid urinalysis leaflet   2.00\nTotal   414.00\nInsurance pays   400.00',
    ],
    [
      'consultation',
      'a column’s head that names drugs beside services is no pharmacy’s',
      'Bodija Specialist Clinic\nBill 3391\nPatient: Tayo Ade   Member ID: 99310\nS/N   Service / Drug                     Amount\nConsultation, specialist                  4,000.00\nArtesunate 120 mg                  6,200.00\nTotal                 16,200.00\nHMO pays            16,200.00',
    ],
    [
      'physiotherapy',
      'a Belgian `dispensateur` is who treats, and dispenses nothing',
      'Attestation de soins donnés, kinésithérapie n° A 2026\nPatient: DELVAUX Quentin   N° d’affilié: 319-0042871-06\nOrganisme assureur: Mutualité Partenamut\nDate de la prescription   24-02-2026\nHonoraires perçus   199,80\nIntervention de la mutualité   141,30\nQuote-part du patient   58,50\nDispensateur (nom, prénom)\nKinésithérapeute 5-27714-33',
    ],
    [
      'physiotherapy',
      'a consultation at a physiotherapist’s is physiotherapy',
      'Wattle Street Physio & Pilates\nTax invoice 10447\nPatient: Freya Konstantinou   Member ID: 44029\nInitial consultation   110.00\nTotal   110.00\nFund benefit   77.00',
    ],
    [
      'cosmetic',
      'an operation at who operates for looks is done for looks',
      'Centro Belgrano de Cirugía Estética\nFactura 0004-881\nPaciente: Alma Ferro   Nº de socio: 55120\nHonorarios del cirujano   840,00\nAnestesia   310,00\nTotal   1.150,00\nCubre OSDE   900,00',
    ],
    [
      'hospital',
      'capitals of a number name no test',
      'Tylos Specialist Hospital\nInvoice TSH-D-20884\nTSH-D-20884\nPatient: Meriam Haddad   Member ID: 99310\nPrivate room, 2 nights   840.00\nTheatre   610.00\nTotal   1,450.00\nInsurance pays   900.00',
    ],
    [
      'emergency',
      'an emergency outpatient service is no consultation',
      'Doi Saket Medical\nInvoice for Emergency Outpatient Service 118204\nPatient: Declan Fairweather   Certificate no.: 5510\nEmergency room   1,800.00\nWound suture   1,650.00\nTotal   3,450.00\nInsurance pays   3,000.00',
    ],
    [
      'physiotherapy',
      'a state shortened MG is no milligrams',
      'Espaço Mover Reabilitação\nRua das Acácias 40, Belo Horizonte – MG\nRecibo 551\nPaciente: Ana Prado\nFisioterapia motora   95,00\nFisioterapia motora   95,00\nTotal   190,00\nPedido médico: Dr. Caio Reis, CRM-MG 41.207',
    ],
    [
      'imaging',
      'a street called Ct and a code to scan are no imaging, a scan is',
      'Lindholm Clinic\n210 Orchard Ct\nInvoice 551\nPatient: Sara Holm   Member ID: 21144\nMRI of the left knee   640.00\nTotal   640.00\nInsurance pays   500.00\nScan QR code to pay',
    ],
    [
      'mental_health',
      'a psychologist’s register is no test of the blood',
      'Marina Prado Teles\nPsicóloga · CRP 08/20418\nRecibo 12\nPaciente: Sara Holm   Carteira nº 21144\n6 sessões   640,00\nTotal   640,00',
    ],
    [
      'other',
      'a nurse’s visits at home are no hospital’s',
      'Karibu Home Nursing\nBill 551\nPatient: Sara Holm   Member ID: 21144\nNursing visit (day)   640.00\nTotal   640.00\nInsurance pays   500.00',
    ],
    [
      'emergency',
      'what an emergency department consults on is its own',
      'Bukit Indah Medical\nA & E bill 551\nPatient: Sara Holm   Member ID: 21144\nED consultation (after hours)   180.00\nX-ray left hand   110.00\nTotal   290.00\nInsurance pays   200.00',
    ],
    [
      'mental_health',
      'a street called Ct and a code to scan don’t outweigh who bills',
      'Quiet Bay Counselling\n18 Elm Ct\nStatement 77\nPatient: Wes Oduya   Member ID: 31177\nSession, 50 min   120.00\nTotal   120.00\nInsurance pays   90.00\nScan the code to pay',
    ],
    [
      'physiotherapy',
      'ultrasound therapy is none of imaging, and a physiotherapist’s first visit is physiotherapy',
      'Burrow Lane Physiotherapy\nInvoice 64\nPatient: Nils Aho   Member ID: 88123\nInitial consultation   60.00\nUltrasound therapy   25.00\nTotal   85.00\nInsurance pays   70.00',
    ],
    [
      'maternity',
      'a birth on a hospital’s bill is maternity care',
      'Hôpital Saint-Aubin\nFACTURE HOSPITALISATION n° 311\nPatient : Awa Diallo   N° adhérent : 77120\nDate d’entrée : 08/07/2026   Date de sortie : 11/07/2026\nAccouchement voie basse   372.000 F\nSoins du nouveau-né   53.000 F\nMontant total   425.000 F\nPart assurance   382.500 F',
    ],
    [
      'maternity',
      'a birth is maternity care whatever a Belgian bill says of the stay, and a payment’s number is no procedure’s',
      'Clinique Sainte-Ode\nFACTURE n° 2026/311\nPatiente : Awa Claes   N° d’affilié : 509/77120\nSéjour : 11/02/2026 – 14/02/2026\nCoût total de votre séjour   1.900,00 EUR\nCode   Prestation   Montant\n1. Frais de séjour\n761213   Prix de journée, maternité, 3 jours   1.200,00\nChambre particulière, 3 nuits   180,00\n423010   Accouchement par voie basse   420,00\nSage-femme, soins postnatals   100,00\nPart mutualité   1.500,00 EUR\nVirement : 400,00 EUR, communication +++417/7355/01774+++',
    ],
    [
      'cosmetic',
      'what an institute for the skin’s looks bills is cosmetic care, whoever works there',
      'Institut Feinhaut für Hautästhetik\nDr. Karl Moser, FA für Dermatologie\nRechnung 77\nPatientin: Eva Lang   Versichertennr. 88120\nLaserbehandlung Stirn, 2 Sitzungen   € 410,00\nHonorar gesamt   € 410,00\nKostenersatz UNIQA 50 %   € 205,00\nInklusive 20 % USt. (kosmetische Leistung)',
    ],
    [
      'other',
      'one small line of another care says little where the rest has names that nobody knows',
      'Otter Lane Speech Therapy\nInvoice 41\nPatient: Nils Aho   Member ID: 88123\nBlock of ten, group B   900.00\nUrinalysis strip   12.00\nTotal   912.00\nInsurance pays   700.00',
    ],
    [
      'hospital',
      'what a day clinic infuses is no pharmacy’s, though its dose is named',
      'Lomond Oncology Day Centre\nInvoice 41\nPatient: Nils Aho   Member ID: 88123\nRituximab 500 mg   3,900.00\nInfusion chair   210.00\nTotal   4,110.00\nInsurance pays   4,000.00',
    ],
    [
      'other',
      'a ride in a wheelchair’s van is no emergency, as its code says',
      'Tern Bay Rides LLC\nStatement of trips 41\nPatient: Nils Aho   Member ID: 88123\nDate   Code   Charge\n04/02/2026   A0130   88.00\n04/04/2026   A0130   88.00\nTotal   176.00\nPlan pays   150.00',
    ],
    [
      'emergency',
      'where an ambulance fetches from and brings to bills nothing',
      'Sierra Rescue\nFactura 41\nPaciente: Nils Aho   N.º de afiliado: 88123\nHospital del Sur   Recogida\nHospital San Telmo   Entrega\nTraslado medicalizado   480,00\nTotal   480,00\nAseguradora paga   400,00',
    ],
    [
      'other',
      'a dietitian’s care of the pregnant is a dietitian’s',
      'Inês Prado Leal\nNutrição Clínica · CRN-3 20418\nRecibo 41\nPaciente: Sara Holm   Carteira nº 21144\nAcompanhamento nutricional na gestação   640,00\nTotal   640,00\nReembolso do plano   400,00',
    ],
    [
      'hospital',
      'a stay and its room are hospital care where nobody is named',
      'Rincian Klaim PSN-00017\nNama Pasien: Lestari Handayani\nNo. Polis: POL-882739\nLama rawat   5 hari\nTarif kamar per hari   Rp 1.350.000\nTotal biaya   Rp 6.750.000\nDitanggung asuransi   Rp 5.000.000',
    ],
    [
      'hospital',
      'who is admitted and discharged is in hospital',
      'Patient: Dario Funes   Member ID: 90221\nInvoice 8817\nAdmitted: 03/02/2026   Discharged: 06/02/2026   Length of stay: 3 days\nServices rendered   900.00\nTotal   900.00\nInsurance pays   700.00',
    ],
    [
      'dental',
      'a form’s title tells what it claims for',
      'DENTAL CLAIM FORM\nPatient: Lea Marks   Member ID: 88120\nClaim number: 5520-1\nTotal   410.00\nInsurance pays   300.00',
    ],
    [
      'optical',
      'a limit for other care costs nothing',
      'Claim number: 5520-2\nPatient: Lea Marks   Member ID: 88120\nProgressive lenses   310.00\nHospital room limit   9,000.00\nTotal   310.00\nInsurance pays   300.00',
    ],
    [
      'mental_health',
      'the number of a town in a row of the table is no procedure',
      'Claim number: 5520-3\nPatient: Lea Marks   Member ID: 88120\nCPT Code   Charged\nPsychotherapy   40.00\nHamilton, MT 59840   180.00\nTotal   220.00\nInsurance pays   200.00',
    ],
    [
      'other',
      'a bed and a mask for the home are other care',
      'Alder Mobility and Respiratory Supply\nInvoice 9320\nPatient: June Prentice   Member ID: 60551\nHospital bed, semi-electric   370.00\nCPAP device   631.00\nTotal   1,001.00\nInsurance pays   800.00',
    ],
  ])('is %s: %s', (category, _, text) => {
    expect(outline(text)).toMatchObject({ kind: 'health-invoice', category });
  });

  test.each([
    ['physiotherapy', '97110   180.00\n97140   140.00'],
    ['laboratory', '85025   42.00\n80053   61.00'],
    ['mental_health', '90837   150.00'],
    ['consultation', '99214   150.00'],
    ['dental', 'D1110   90.00\nD2740   1,100.00'],
    ['emergency', 'A0429   610.00'],
    ['other', 'A0428   390.00'],
    ['other', '90937   610.00'],
    ['other', '95810   900.00'],
    ['other', '92526   120.00'],
    ['hospital', '96413   480.00'],
  ])('is %s where codes of procedures alone say so', (category, lines) => {
    const text = `Claim Payment Notification\nPatient: Ray Coombs   Claim ID: 5561-20\n123 Main St, Dover, DE 19901\nCPT Code   Charged\n${lines}\nTotal charged   500.00\nInsurance pays   400.00`;
    expect(outline(text).category).toBe(category);
  });

  test('is unknown where nothing speaks of a kind of care, and no care is made up', () => {
    const text =
      'FACTURA DETALLADA\nPaciente: Wilmar Caicedo\nNúmero de póliza: POL-439797\nTotal de servicios   $854.000,00\nCopago   $50.000,00\nA cargo del seguro   $804.000,00';
    expect(outline(text)).toMatchObject({ kind: 'health-invoice', category: null, categories: [] });
  });

  test.each([
    'Prescribed by: Queen Mary Hospital',
    'Ärztliche Verordnung: Klinikum Nord',
    'Médecin prescripteur   Hôpital Saint-Aubin',
    'Médico solicitante: Hospital San Telmo',
    'Encaminhamento: Hospital Santa Casa',
    'Dokter pengirim   RS Mitra Sejati',
    'Pick-up   Queen Mary Hospital',
    'Hospital San Telmo   Entrega',
    'Klinikum Nord   Zielort',
    'Hôpital Saint-Aubin   Départ',
  ])('is not that of who sends the patient, or where he is brought: %s', (line) => {
    const bill = (said: string) =>
      outline(
        `Atelier Corrie\nInvoice 41\nPatient: Sara Holm   Member ID: 21144\n${said}\nModel Ava, brown   640.00\nTotal   640.00\nInsurance pays   500.00`,
      );
    expect(bill(line)).toMatchObject({ kind: 'health-invoice', category: null });
    expect(bill('Queen Mary Hospital').category).toBe('hospital');
  });

  test.each([
    'Fitting after chemotherapy',
    'Anpassung nach Chemotherapie',
    'Ajustage après la chirurgie',
    'Ajuste tras la cirugía',
    'Ajuste após cirurgia',
    'Penyesuaian pasca operasi',
  ])('is not that of what went before: %s', (line) => {
    const text = `Atelier Corrie\nInvoice 41\nPatient: Sara Holm   Member ID: 21144\n${line}   640.00\nTotal   640.00\nInsurance pays   500.00`;
    expect(outline(text)).toMatchObject({ kind: 'health-invoice', category: null });
  });

  test('is not a foot’s because a German house is for something', () => {
    const text =
      'Haus für Gesundheit Vogt\nRechnung 41\nPatient: Nils Aho   Versichertennummer: 88123\nPauschale A   60,00\nGesamtbetrag   60,00\nErstattung der Versicherung   40,00';
    expect(outline(text)).toMatchObject({ kind: 'health-invoice', category: null });
  });

  test('is never rid of cosmetic care by what it is said to follow', () => {
    const { categories } = outline(
      'Alder Physio\nInvoice 41\nPatient: Sara Holm   Member ID: 21144\nMassage after liposuction   640.00\nTotal   640.00\nInsurance pays   500.00',
    );
    expect(categories.find(({ category }) => category === 'cosmetic')?.confidence).toBeGreaterThan(0.2);
  });

  test.each([
    ['Riverside Auto Clinic\nINVOICE', 'Wiper blades   180.00\nAir filter   95.00'],
    ['Harbour Family Clinic\nMEDICAL INVOICE - CONSULTATION', 'Laptop 15 inch   180.00\nMouse   95.00'],
  ])('is in doubt where %j stands over lines of which none speaks of care', (head, lines) => {
    const bill = (billed: string) =>
      outline(
        `${head}\nInvoice Number: 4471\nPatient: Maria Gonzalez   Member ID: 55120\nInsurance Company: Aetna\n${billed}\nTotal amount   275.00\nInsurance pays   220.00\nPatient pays   55.00`,
      );
    const check = (billed: string) =>
      checkCategory(bill(billed), { coveredCategories: CATEGORIES.filter((one) => one !== 'cosmetic') });
    expect(check(lines)).toMatchObject({ result: 'FAIL', reasonCode: 'CATEGORY_UNKNOWN' });
    expect(check('Office visit   180.00\nECG   95.00').result).toBe('PASS');
  });

  test.each([
    ['dental', 'Lakeside Dental Care', 'Dental examination   215.00\nTeeth whitening   60.00'],
    ['consultation', 'Harbour Family Clinic', 'Office visit   180.00\nFiller lips 1 ml   95.00'],
  ] as const)('is never surely %s where a line of cosmetic care is billed along', (category, name, lines) => {
    const mixed = outline(
      `${name}\nInvoice 4471\nPatient: Maria Gonzalez   Member ID: 55120\n${lines}\nTotal amount   275.00\nInsurance pays   220.00`,
    );
    expect(mixed.category).toBe(category);
    const covers = (coveredCategories: readonly Category[]) => checkCategory(mixed, { coveredCategories }).reasonCode;
    expect(covers(CATEGORIES.filter((one) => one !== 'cosmetic'))).toBe('CATEGORY_UNKNOWN');
    expect(covers([category, 'cosmetic'])).toBe('CATEGORY_COVERED');
  });

  test('comes with the lines that decided, first of all who bills and what costs most', () => {
    const { evidence } = outline(
      'Vale Road Pathology\nInvoice 889\nPatient: Colm Reilly   Member ID: 71204\nLipid panel   31.00\nTotal   31.00\nInsurance pays   20.00',
    );
    expect(evidence.slice(0, 2).map(({ text }) => text)).toEqual(['Lipid panel', 'Vale Road Pathology']);
    expect(evidence[0]?.place).toMatchObject({ page: 1, box: { x: expect.any(Number), y: expect.any(Number) } });
  });

  test('is sure where all signs agree, and in doubt where who bills and what is billed differ', () => {
    const lines = (name: string) =>
      outline(
        `${name}\nInvoice 12\nPatient: Colm Reilly   Member ID: 71204\nMRI of the knee   310.00\nTotal   310.00\nInsurance pays   200.00`,
      ).categories;
    expect(lines('Vale Road Radiology')[0]).toMatchObject({ category: 'imaging', confidence: expect.closeTo(1, 1) });
    const doubtful = lines('Vale Road Orthopaedics');
    expect(doubtful.map(({ category }) => category).slice(0, 2)).toEqual(['imaging', 'consultation']);
    expect(doubtful[0]?.confidence).toBeLessThan(0.8);
  });
});
