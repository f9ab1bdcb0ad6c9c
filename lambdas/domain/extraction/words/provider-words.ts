import { anyWordPattern } from '../text/word-pattern.ts';

/** Words by which providers of care name themselves, in the supported languages. */
export const PROVIDER_WORDS = anyWordPattern(
  'hospitals?|hosp|surgicent(?:er|re)|clinics?|clinical|medical|health|healthcare|dental|dentistry|dentists?|pharmacy',
  'chemists?|laborator(?:y|ies)|diagnostics?|imaging|radiology|physio\\w*|optom\\w*|optic\\w*|eye',
  'vision|surgery|surger\\w*|surgical|cent(?:er|re)|care|family|practice|obstetrics|pa?ediatric\\w*',
  'psycholog\\w*|counsell?ing|emergency|aesthetics?|associates|wellness|therapy|rehab\\w*|orthop\\w*',
  'cardio\\w*|dermatolog\\w*|maternity|\\w*klinik|\\w*klinikum|\\w*krankenhaus|\\w*praxis|praxis\\w*|\\w*zentrum',
  'zahnarzt\\w*|\\w*arzt\\w*|fachar\\w*|orthopad\\w*|apotheke|labor|radiologie|zentrum|optik',
  'physiotherapie|hebamm\\w*|clinica|hospital|consultorio|centro|farmacia|laboratorio|fisioterapia',
  'optica|radiologia|maternidad|odontolog\\w*|dentista|salud|medicina|clinique|hopital|cabinet',
  'pharmacie|laboratoire|imagerie|centre|opticiens?|optique|kinesitherapie|maternite|dentaire',
  'services paramedicaux|sante|consultorio|otica|oftalmolog\\w*|farmacia|laboratorio|maternidade',
  'saude|imagem|rumah sakit|pusat (?:dialisis|perubatan|kesihatan|rawatan)|rs(?= [a-z])|rsia|rsud|apotek|laboratorium|optik|puskesmas|medika|sehat|gigi',
  'urgences|urgencias|notaufnahme|spital|sanatorium|polyclinic|hospice|ambulance|infirmary|physicians?',
  '\\w+(?:ology|ologists?|ologie|ologia|ologue)|podiatr\\w*|chiropract\\w*|osteopath\\w*|midwi\\w+|dialys[ei]s',
  'obstetric\\w*|surgeons?|an(?:a)?esthe\\w*|medicals|ems|specialists|institute|heart|kidney|spine|fertility|cancer|trauma|doctors?|drugs?|drugstore|nursing|sanatorio|policlinic\\w*|polyclinique|ambulatorio|santa casa|poliklinik|bidan|dokter',
  'odonto\\w*|horakusti\\w*|horgerate\\w*|sanitatshaus|\\w*ambulatorium|audioprothes\\w*|audition|chu|chru|psique|instituto?|\\w*institut|diagnostico|diagnosticos|consultorios|fundacion|fundacao|servicios medicos|anestesi\\w*',
  '\\w*optik|reabilita\\w*|rehabilita\\w*|reeduca\\w*|fisio\\w*|rs[abdgjkpsu]|rsup|rsia|rsgm|rsad|rumkit|praktik|balai pengobatan|posyandu|ips|eps? medica|ambulancias?|augen\\w*',
  '\\w*therapie|psychotherap\\w*|ambulances|pronto (?:atendimento|socorro)|diagnostica|medic[oa]s?|odontologica|sorriso',
  'gesundheit\\w*|therapie\\w*|heilpraktiker\\w*|orthophoni\\w*|infirmier\\w*|sages? femmes?|osteopathe|podologue',
  'zahn(?:atelier|medizin|klinik|heilkunde)\\w*|psycho\\w*|boticas?|droguerias?|drogarias?|laboratori\\w*',
  'krankenfahrten|krankentransporte?|dentari[oa]s?|mvz|smiles?|medicine|pediatrics|dispensar\\w*|nursing home|respiratory|mobility aids?|medicentre|paramedic\\w*|chiropody|consulting rooms|open mri|mri cent(?:er|re)|patient transfers|krankengymnastik|labo|orthopedie|specialist rooms|urgent',
  'tele(?:health|medicin[ae]|medizin|medecine|sante|ssaude|salud)|lunetteries?|lunetiers?|apothecar(?:y|ies)|birthing|maternity home|lying in|midwi\\w*|\\w{4,}spital|gabinete|psicologic[oa]|spitex|pflege(?:dienst|heim|zentrum|team|station)\\w*|sozialstation|massage|myotherap\\w*|acupunct\\w*|naturopath\\w*',
  'eye(?:care|wear)|spectacles|brillen(?:haus|studio|atelier)?|hor(?:welt|haus|systeme?)|hearing|labs|rescue|orthodont\\w*|endodont\\w*|periodont\\w*|implantolog\\w*|\\w{3,}apotheke|\\w{3,}labor|horstudio|\\w*akustik|laboratoires|unidad medica|rumah bersalin|\\w*medizin|medecine|podolog\\w*|logoped\\w*',
  // Who drives, gives blood, cleans it, fits limbs, helps into the world or comes home.
  'patient transport|rettungsdienst|\\w*fahrdienste?|krankenbeforderung\\w*|transporte (?:asistencial|sanitario|medicalizado)|transports? sanitaires?|red cross|(?:rotes|grunes) kreuz|croix rouge|cruz roja|cruz vermelha|palang merah|samariter\\w*|johanniter\\w*|malteser\\w*',
  'blood (?:bank|centre|center|services?)|blutbank|blutspende\\w*|banco de sang(?:re|ue)|hemocentro|hemoterapia|hemoterapico|transfusi darah|donor darah|(?:h[ae]+mo)?dialyse\\w*|hemodialis\\w*|nefrolog\\w*|nephrolog\\w*|onkolog\\w*|oncologi\\w*',
  'prosthetics?|orthotics?|orthoprothes\\w*|orthopadietechnik|prothesenwerk\\w*|ortopedi[ak]?|ortopedicas?|ortoprotes\\w*|geburtshaus|maison de naissance|casa de partos?|homecare|hospital em casa|soins a domicile|cuidados (?:paliativos|continuados|domiciliarios)|tumbuh kembang|pediatri[ae]|pusat (?:kesehatan|medis|terapi|rehabilitasi|jantung|diagnostik|fisioterapi)',
);

/** Words that only who treats is named by: whatever else a name says, it is no insurer's. */
export const CARE_GIVERS = anyWordPattern(
  'hospitals?|hosp|surgicent(?:er|re)|hospitalari[oa]s?|clinics?|practice|pharmacy|cent(?:er|re)|laborator(?:y|ies)|labs?|imaging|dental|dentistry|physicians?|surgery|associates|therapy|rehab\\w*',
  'clinicas?|cliniques?|\\w*klinik\\w*|\\w*praxis|hopital|krankenhaus|rumah sakit|pusat (?:dialisis|perubatan|kesihatan|rawatan)|apotek|farmacia|pharmacie|laboratorio|laboratoire|cabinet|centro|consultorio',
  '(?:heart|lung|kidney|eye|skin|foot|hand|joint|spine|pain|sleep|vein|breast|fertility|surgical|dental|birthing) rooms',
  '(?:rontgen|labor|diagnostik|augen|zahn)?institut\\w*|diagnost\\w*|radiolog\\w*|odonto\\w*|optic\\w*|sanatorio|policlinic\\w*|polyclinic',
);

/** A physician's own letterhead: `Dr. med. …`, `Univ.-Prof. Dr. …`, `Ordination Dr. …`, `Miss … FRCS`. */
export const DOCTOR =
  /^(?:(?:Praxis|Ordination|Cabinet|Consultorio|Consultório) (?:du |des |del? |da )?)?(?:(?:Univ\.-)?Prof\.|Psic\.|Dipl\.-(?!(?:Ing|Kff?m|Kffr|Inf|Math|Phys|Chem|Geol|Jur|Oec|Ök|Vw|Volksw|Betr|Betriebsw|Wirt|Verw|Des|Bibl)\p{Ll}*\.)\p{Lu}\p{Ll}+\.|Mag\. |(?:Univ\.-|P(?:riv)?\.?-?)Doz\.|Doz\.|D?Drs?a?\.|Dres\.|Drs? |Docteure? )|^(?:Mr|Mrs|Ms|Miss) .*\p{Ll} (?:[FM]RC\p{Lu}+|FDS|MBBS|MBChB|MD|MS|MCh|BDS|PhD)(?!\p{L})/u;

/** Words of streets: a line with one is an address, unless it names itself by care (`Marlow Road Physiotherapy`). */
export const STREET_WORDS = anyWordPattern('street|road|avenue|lane|drive|boulevard');

/** Words of headings, addresses and payers: a line with one of them is no provider of care. */
export const NO_PROVIDER_WORDS = anyWordPattern(
  'financial|invoice|bill to|statement|(?:ambulance|medical|hospital|dental|pharmacy) accounts?|plan|claims?|explanation|benefits|claim form|receipt|rechnung|factura|facture',
  'fatura|faktur|insurance|assurance|versicherung|seguros?|asuransi|mutuelle|krankenkasse|page|dear',
  'sehr geehrte|po box|phone|tel|email|thank|summary|details|patient|total',
  'report|sheet|drawer|inspection|accredited|part [a-z]|section|annexure|appendix|costs?|charges?|fees?|price|amount|balance|payments?|paid|quantity',
  'this is|to be filled|declaration|signature|tpa|demonstrativo|demonstracao|liquidacion|releve|abrechnung von|confidential|copy|duplicate',
  'original|pvs|verrechnungs\\w*|abrechnungs\\w*|rechenzentrum|factoring|inkasso|kassen|copia|duplicado|duplicata',
  'prefeitura|municip\\w+|ministere|ministerio|kementerian|pemerintah|republi\\w+|secretaria|finanzamt',
  'sistema|system|software|powered|generado|gerado|genere|erstellt|orcamento|presupuesto|\\w*voranschlag|estimate|quotation|recibo|boleta|\\w*abrechnung|relatorio|extrato|resumo|resumen|recapitulatif',
  'unterschrift|signature|assinatura|kwitansi|kuitansi|rincian|surat|attestation|rapprochement|devis|recu|quittance|avoir|programme',
  'assurances|mutualite|seguradora|aseguradora|salinan|halaman|pagina|seite|liquidation|honorarnote|guia|bordereau',
  'centre de (?:gestion|traitement)|centro de (?:gestion|tramitacion)|oficina de tramitacion|direccion de salud|kundenservice|leistungs(?:abteilung|zentrum|service|center)|service (?:remboursements?|prestations|client\\w*|adherents?)|unit klaim|member services|customer (?:care|service)',
  'cachet|stempel|sello|carimbo|tampon|pihak|coord|coordinador\\w*|dpto|proveedores|\\w+(?:beleg|rechnung|quittung)|abteilung|dados|datos|informa(?:tionen|cion|coes|tions?)',
);

/** A kind of care or a benefit's name, not somebody's: `Claim Type: Dental`; `Gold hospital`, a level of cover in Australia. */
export const KIND_OF_CARE =
  /^ *(?:dental|medicine|vision|optical|medical|health|therapy|laboratory|imaging|radiology|emergency|maternity|surgery|hospital|clinic|pharmacy|physiotherapy) *$|^ *(?:gold|silver|bronze|basic)(?: plus)? (?:hospital|extras)(?: cover)? *$/;
