import { wordList } from './word-list.ts';

/** Who treats, whatever it may be: that they bill says little, since any care may be theirs. */
export const ANY_DOCTORS = wordList(
  'clinics?|physicians?|specialists?|medical (?:practice|clinic|group)|surgeries|health cent(?:er|re)|consultants?|doctors?',
  '\\w*arztpraxis|gemeinschaftspraxis|praxis|arztin|arzt|mvz|privatordination|ordination|centro medico|consultorios?|policlinic[oa]s?|cabinet medical|maison de sante|medicos? associados|unidade de saude|praktek dokter|praktik dokter|poliklinik|klinik pratama|puskesmas',
);

/** Names of hospitals that practices bear, too. */
export const ANY_HOSPITALS = wordList(
  'medical cent(?:er|re)|polyclinique|clinique|instituto medico|institute of medical sciences|hospices civils|infirmary',
);

/** What holds a word of care and speaks of something else. */
export const NO_CARE = wordList(
  // A Brazilian psychologist's register: `CRP 08/20418`.
  'crp [0-9]{2,2} [0-9]{4,7}',
  'service drugs?|emergency (?:contact|planned|elective|name|phone|no)|contacto de emergencia|contato de emergencia|contact d urgence|kontak darurat|notfallkontakt|casualty insurance|extraction (?:confidence|id|date|method)|frame (?:size|number)|delivery (?:date|address|note|method|time)|consultation room|surgery address',
  'anal[iy]sis (?:de la cuenta|final|del consumo)|hospital (?:names?|details|ids?|address|bill|bill no|no|number|code|information|clinic|registration|seal|stamp)|(?:name|details) of (?:the )?hospital|clinic hospital|(?:non )?network hospital|(?:hospital|clinic) doctor|(?:tagihan|pihak|biaya|informasi|nama|cap|di) (?:rumah sakit|rs)|rumah sakit klinik|name of clinic|clinic name|patient records?|dr (?:no|number)|lab order|prescription (?:no|number)|rx (?:no|number|bin|group|grp|pcn)|prescriber|drg code|mental health parity|imaging date|heart of|vision insurance|dental insurance|out ?patient limit|ward (?:no|street|road)',
);

/** Whoever is admitted, lies in a ward, or is discharged, stays: what a hospital's bill says of the whole, not of a line. */
export const STAY_WORDS = wordList(
  'admission(?: date)?|date of admission|admitted(?: on)?|admit date|discharged?(?: date| on)?|date of discharge|inpatient|in patient|ip (?:no|number)|ipd(?: no)?|length of stay|nights?|ward|bed(?: no)?|room (?:type|no|category)|treating doctor|days in hospital',
  'aufnahme(?:datum|tag)?|entlassung\\w*|entlassdatum|stationarer? (?:aufenthalt|behandlung)|aufenthalt\\w*|verweildauer|pflegetage|belegtage|behandlung vom',
  'ingreso|fecha de ingreso|egreso|fecha de egreso|alta|fecha de alta|dias de (?:estancia|estada|hospitalizacion)|cama|habitacion|hospitalizacion|internacion|frais de sejour|sejour|date d entree|date de sortie|entree le|sortie le|nombre de jours|hospitalisation|chambre occupee|lit occupe\\w*|id hospitalisation',
  'data de (?:entrada|saida|internacao|alta|admissao)|internacao|internamento|leito|quarto|acomodacao|diarias?|tanggal masuk|tanggal keluar|tgl masuk|tgl keluar|masuk rs|keluar rs|lama rawat|lama dirawat|hari rawat|rawat inap|ruangan?|kelas(?: rawat| perawatan)?|pasien pulang|kamar',
);

/** A column of codes of procedures, as American bills print it. */
export const CODE_WORDS = wordList('cpt\\w*|hcpcs|cdt|proc(?:edures?)?(?: codes?)?|codes?|service code|ada code');
