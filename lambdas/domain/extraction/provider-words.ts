import { wordPattern } from './word-pattern.ts';

/** Words by which providers of care name themselves, in the supported languages. */
export const PROVIDER_WORDS = wordPattern(
  'hospitals?|clinics?|clinical|medical|health|healthcare|dental|dentistry|dentists?|pharmacy',
  'chemists?|laborator(?:y|ies)|diagnostics?|imaging|radiology|physiow*|optomw*|opticw*|eye',
  'vision|surgery|surgerw*|surgical|cent(?:er|re)|care|family|practice|obstetrics|pa?ediatricw*',
  'psychologw*|counsell?ing|emergency|aesthetics?|associates|wellness|therapy|rehabw*|orthopw*',
  'cardiow*|dermatologw*|maternity|w*klinik|w*klinikum|w*krankenhaus|w*praxis|w*zentrum',
  'zahnarztw*|w*arztw*|facharw*|orthopadw*|apotheke|labor|radiologie|zentrum|optik',
  'physiotherapie|hebammw*|clinica|hospital|consultorio|centro|farmacia|laboratorio|fisioterapia',
  'optica|radiologia|maternidad|odontologw*|dentista|salud|medicina|clinique|hopital|cabinet',
  'pharmacie|laboratoire|imagerie|centre|opticiens?|optique|kinesitherapie|maternite|dentaire',
  'services paramedicaux|sante|consultorio|otica|oftalmologw*|farmacia|laboratorio|maternidade',
  'saude|imagem|rumah sakit|rs|rsia|rsud|apotek|laboratorium|optik|puskesmas|medika|sehat|gigi',
  'urgences|urgencias|notaufnahme|spital|sanatorium|polyclinic|hospice|ambulance',
);

/** Words of headings, addresses and payers: a line with one of them is no provider of care. */
export const NO_PROVIDER_WORDS = wordPattern(
  'invoice|bill to|statement|explanation|benefits|claim form|receipt|rechnung|factura|facture',
  'fatura|faktur|insurance|assurance|versicherung|seguros?|asuransi|mutuelle|krankenkasse|page|dear',
  'sehr geehrte|street|road|avenue|lane|po box|phone|tel|email|thank|summary|details|patient|total',
  'this is|demonstrativo|demonstracao|liquidacion|releve|abrechnung von|confidential|copy|duplicate',
  'original',
);
