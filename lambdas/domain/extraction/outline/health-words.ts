import { wordList } from './word-list.ts';

/** Words that speak of care without saying of which kind. */
export const HEALTH_WORDS = wordList(
  'coparticipacao|ticket moderateur|cuota moderadora|tasa moderadora|holter',
  'patients?|general practi\\w+|gp|eye|optom\\w+|optic\\w*|medical|health|healthcare|hospital|clinic|clinical|doctor|physician|treatment',
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
  // Letters behind a name, and registers, of those who treat people.
  'frcp|frcs|mrcp|mrcgp|mbbs|mbchb|mb bs|dds|dmd|dpt|mcsp|hcpc|gdc no|gmc no|ahpra|coru|lanr|bsnr|rpps|adeli|inami|crefito|crefono|coren|strf|sipf|sipb|sipp',
);
