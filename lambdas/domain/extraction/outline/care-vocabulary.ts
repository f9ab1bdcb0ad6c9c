import type { Category } from '../reading.ts';
import { type WordList, wordList } from './word-list.ts';

/**
 * Words of each kind of care in the six languages (plain text); a provider's own name counts double. Of equals the
 * first wins: what says more about the care stands before hospitals and consultations, where any care may be given.
 */
export const CARE_WORDS: readonly (readonly [Category, WordList])[] = [
  [
    'emergency',
    wordList(
      'emergency|ambulance|urgent care|trauma|triage|urgencias?|notaufnahme|notfall\\w*|rettungs\\w*',
      'urgences?|ambulancia|pronto socorro|emergencia|gawat darurat|igd|ugd|ambulans',
    ),
  ],
  [
    'laboratory',
    wordList(
      'laborator\\w+|lab|blood count|lipid|haemoglobin|hemoglobin|urinalysis|glucose|culture',
      'patholog\\w+|blut\\w*|hemograma|analitica|analisis|analyses?|numeration|bilan|glycemie',
      'hemoglobine|exames? de sangue|analises|colesterol|hematologi|kolesterol|urin\\w*|darah|vitamin d',
      'tsh|hba1c|metabolic panel|lipid panel|biopsy|histology|swab|pcr',
    ),
  ],
  [
    'imaging',
    wordList(
      'imaging|radiolog\\w+|mri|ct|x ray|xray|ultrasound|scan|mammogra\\w+|tomograf\\w+|rontgen|mrt',
      'radiologische|resonancia|ecografia|radiografia|irm|scanner|echographie|imagerie|imagem',
      'ressonancia|ultrassom|rontgen|usg',
    ),
  ],
  [
    'dental',
    wordList(
      'dental|dentist\\w*|tooth|teeth|root canal|crown|filling|scale and polish|extraction',
      'orthodont\\w+|zahn\\w*|krone|wurzel\\w*|dentaire|couronne|detartrage|odontolog\\w*|endodoncia',
      'limpieza dental|corona|dente|dentaria|canal|gigi|tambal',
    ),
  ],
  [
    'optical',
    wordList(
      'optical|optician\\w*|optom\\w+|eyeglass\\w*|glasses|lens\\w*|contact lens\\w*|eye exam\\w*|eye',
      'frame|optik\\w*|brille\\w*|entspiegelung|gleitsicht\\w*|kontaktlinsen|sehtest|optica|gafas',
      'lentes|montura|optique|opticien|lunettes|lentilles|monture|otica|oculos|armacao|kacamata|lensa',
      'mata|oftalmolog\\w*|ophtalmolog\\w*|ophthalmolog\\w*|augen\\w*|catarat\\w*|cataract\\w*|katarak\\w*|kornea|corneal',
    ),
  ],
  [
    'physiotherapy',
    wordList(
      'chiropract\\w*|spinal manipulation|physical therap\\w+|therapeutic \\w+|gait training|physio\\w*|physical therapy|manual therapy|exercise therapy|rehabilitation|massage|tens',
      'krankengymnastik|manuelle therapie|fisioterapia|terapia manual|termoterapia|electroterapia',
      'ejercicio terapeutico|kinesitherap\\w+|reeducation|therapie manuelle|fisioterapi|terapi fisik',
    ),
  ],
  [
    'maternity',
    wordList(
      'maternity|lscs|caesarean|c section|mother|obstetric\\w*|delivery|newborn|prenatal|antenatal|midwife|geburtshilfe|geburt',
      'entbindung|hebamme|schwangerschaft|maternidad|parto|recien nacido|obstetric\\w*|maternite',
      'accouchement|nouveau ne|grossesse|maternidade|recem nascido|persalinan|melahirkan|bersalin',
      'kebidanan|kehamilan|bayi',
    ),
  ],
  [
    'mental_health',
    wordList(
      'psycholog\\w+|psychotherap\\w+|counsell?ing|psychiatr\\w+|mental health|cognitive|behaviou?ral',
      'psicolog\\w+|psicoterapia|psiquiatr\\w+|psychologue|psychotherapie|psicolog\\w*|psikolog\\w*',
      'psikoterapi|kejiwaan',
    ),
  ],
  [
    'cosmetic',
    wordList(
      'cosmetic|aesthetics?|botulinum|botox|blepharoplasty|filler|liposuction|rhinoplasty|asthetik\\w*',
      'schonheits\\w*|estetica|toxina botulinica|blefaroplastia|relleno|esthetique|toxine botulique',
      'blepharoplastie|estetika|kecantikan|botulinum',
    ),
  ],
  [
    'hospital',
    wordList(
      'inpatient|operating theat\\w+|operating room|room and board|ward|admission|surgery|anesthesia',
      'anaesthesia|hospitali[sz]ation|recovery room|surgeon|stationar\\w*|krankenhausbehandlung',
      'unterkunft|operationssaal|narkose|zweibettzimmer|hospitalizacion|quirofano|anestesia|habitacion',
      'cirugia|hospitalisation|bloc operatoire|anesthesie|chambre|internamento|internacao',
      'frais de sejour|forfait journalier|hospitalie?re?s?|chirurgi\\w+|visite dokter|kamar (?:vip|kelas|rawat)|alat kesehatan|sala de operaciones|internacion|quirurgic[oa]s?|op pauschale|pflegegebuhr\\w*|sonderklasse|anasthesie\\w*|honoraires chirurgien',
      'bloco operatorio|centro cirurgico|diaria|rawat inap|kamar operasi|kamar rawat|operasi',
    ),
  ],
  [
    'pharmacy',
    wordList(
      'pharmac\\w+|tablets?|capsules?|mg|prescription|rx|medication|insulin\\w*|chemists?|apotheke\\w*',
      'tabletten|farmacia|comprimidos|capsulas|medicament\\w+|pharmacie|comprimes|gelules|apotek|kapsul',
      'paracetamol|ibuprofen|omeprazole|metformin|augmentin|amlodipine|azithromycin|salbutamol|losartan|cetirizine|diclofenac|syrup|ointment|inhaler|dispens\\w+',
      'obat|atorvastatin\\w*|amoxicill?in\\w*',
    ),
  ],
  [
    'consultation',
    wordList(
      'consultations?|gp|general practi\\w+|office visit|follow up visit|vaccination|check ?up',
      'physicians|ecg|ekg|family (?:medicine|practice)|internal medicine|specialist|medical report|outpatient|consulta\\w*|medico de familia|beratung|sprechstunde',
      'hausarzt\\w*|untersuchung|impfung|medecin generaliste|generaliste|visite medicale|konsultasi|dokter umum',
      'rawat jalan|vaksin\\w*|erstordination|kontrollordination|konsultation|befundbesprechung|medicina general|infiltracion|poli umum',
    ),
  ],
];

/** Words that speak of care without saying of which kind. */
export const HEALTH_WORDS = wordList(
  'coparticipacao|ticket moderateur|cuota moderadora|tasa moderadora|holter',
  'patients?|medical|health|healthcare|hospital|clinic|clinical|doctor|physician|treatment',
  'sleep study|hearing aids?|audiolog\\w*|allerg\\w+|acupunct\\w*|consults?|co ?pay(?:ment)?s?|health funds?|medical schemes?|dentists?|therapists?|physicians|ecg|ekg|nurs(?:e|ing)|wellness|podiatr\\w*|npi|hmo|medical aid|medicare|medicaid|enrollee|clinician|in ?patient|out ?patient',
  'cpap|wheelchairs?|walkers?|nebuli[sz]ers?|respiratory|orthotics?|prosthe\\w+|humidifier|hospital bed|provider s office|your provider',
  'diagnosis|therapy|procedure|cpt|icd|hcpcs|paciente|salud|medic[oa]s?|clinica|diagnostico',
  'tratamiento|patient(?:in|en)?|arzt|arztlich\\w*|klinik\\w*|behandlung\\w*|diagnose',
  'gesundheit\\w*|krankenversicherung|sante|medicale?|clinique|soins|medecin|diagnostic|traitement',
  'utente|saude|diagnostico|tratamento|atendimento|pasien|dokter|kesehatan|rumah sakit|klinik',
  'diagnosa|perawatan|sehat|medis|rekam medis|spesialis|bidan|puskesmas|bpjs|pflegekasse|pflegegrad|pflegebedu?e?rftig\\w*|pflegeversicherung',
  'doppler|vascular|endoscop\\w*|colonoscop\\w*|akupunktur|anamnese|heilprakti\\w*|naturheil\\w*|gebuh|goa|goz|bema',
  'facharzt\\w*|arztin|praxis|ekg|ultraschall|sonographie|innere medizin|orthopad\\w*|kardiolog\\w*|dermatolog\\w*|gynakolog\\w*|heilmittel|rezept\\w*|pflegedienst\\w*|krankenkasse|versicherte[rn]?|privatpatient\\w*',
  'traumatolog\\w*|kinesiolog\\w*|pediatr\\w*|cardiolog\\w*|ginecolog\\w*|nutricion\\w*|enfermer\\w*|obra social|isapre|fonasa|mutualista|atencion ambulatoria|fonoaudiolog\\w*|drogaria|drogueria|remedios?|convenio medico|plano de saude',
  'infirmie?re?s?|cabinet medical|mutuelle|securite sociale|assurance maladie|pediatrie|cardiologie|dermatologie|gynecologie|kine',
);
