import type { Region } from './invoice-facts.ts';

const ENGLISH_PEOPLE = [
  ['Margaret', 'Osei'],
  ['Declan', 'Whitcombe'],
  ['Priscilla', 'Navarro'],
  ['Tobias', 'Lindqvist'],
  ['Imogen', 'Achterberg'],
] as const;

/** Invented people and providers; insurers are public company names. */
export const REGIONS = {
  us: {
    people: ENGLISH_PEOPLE,
    providers: [
      [
        'Cedar Hollow Orthopedic Associates',
        'physiotherapy',
        ['Therapeutic exercise, 15 min', 'Manual therapy', 'Gait training'],
      ],
      [
        'Blue Mesa Regional Hospital',
        'hospital',
        ['Room and board, semi-private', 'Operating room', 'Anesthesia', 'Recovery room'],
      ],
      ['Lakeshore Family Dental Care', 'dental', ['Root canal, molar', 'Porcelain crown', 'Dental X-ray']],
      ['Quarry Street Diagnostic Imaging', 'imaging', ['MRI lumbar spine', 'Ultrasound abdomen', 'Contrast agent']],
    ],
    insurers: [
      ['Humana Inc.', 'Humana'],
      ['Molina Healthcare', 'Molina Healthcare'],
      ['Anthem Blue Cross', 'Elevance Health (Anthem)'],
      ['Aetna Life Insurance Company', 'Aetna'],
      ['Prairie Mutual Benefit Society', null],
    ],
    price: [4_500, 189_000],
    step: 5,
  },
  gb: {
    people: ENGLISH_PEOPLE,
    providers: [
      ['The Hartwell Eye Clinic', 'optical', ['Eye examination', 'Varifocal lenses', 'Frame']],
      ['St Oswin Private Hospital', 'hospital', ['Overnight stay on ward', 'Operating theatre', 'Anaesthesia']],
      [
        'Marlow Road Physiotherapy',
        'physiotherapy',
        ['Initial physiotherapy assessment', 'Manual therapy', 'Shockwave session'],
      ],
    ],
    insurers: [
      ['Bupa Insurance Limited', 'Bupa'],
      ['Vitality Health Limited', 'VitalityHealth'],
      ['Aviva Health UK Limited', 'Aviva'],
    ],
    price: [3_500, 88_000],
    step: 50,
  },
  au: {
    people: ENGLISH_PEOPLE,
    providers: [
      ['Wattle Creek Medical Centre', 'consultation', ['Standard consultation', 'Vaccination', 'Medical report']],
      ['Southbank Pathology', 'laboratory', ['Full blood count', 'Lipid profile', 'Thyroid function TSH']],
      ['Coogee Dental Surgery', 'dental', ['Scale and polish', 'Composite filling', 'Tooth extraction']],
    ],
    insurers: [
      ['Medibank Private Limited', 'Medibank'],
      ['nib health funds limited', 'nib'],
      ['HCF Health Insurance', 'HCF'],
    ],
    price: [3_000, 45_000],
    step: 5,
  },
  za: {
    people: [
      ['Thandeka', 'Mokoena'],
      ['Pieter', 'Vermaak'],
      ['Aisha', 'Cassim'],
    ],
    providers: [
      ['Umhlanga Heart Hospital', 'hospital', ['High care ward', 'Theatre fee', 'Anaesthesia']],
      ['Table View Optometrists', 'optical', ['Comprehensive eye exam', 'Single vision lenses', 'Frame']],
      ['Bloemhof Radiology', 'imaging', ['MRI brain', 'CT chest']],
    ],
    insurers: [
      ['Discovery Health Medical Scheme', 'Discovery Health'],
      ['Bonitas Medical Fund', 'Bonitas'],
      ['Karoo Health Scheme', null],
    ],
    price: [45_000, 950_000],
    step: 10,
  },
  india: {
    people: [
      ['Ananya', 'Krishnamurthy'],
      ['Rohit', 'Deshpande'],
      ['Meera', 'Chatterjee'],
    ],
    providers: [
      [
        'Sahyadri Multispeciality Hospital',
        'hospital',
        ['Room rent, private ward', 'Operation theatre charges', 'Surgeon fees', 'Anaesthesia'],
      ],
      ['Kaveri Maternity Hospital', 'maternity', ['Normal delivery package', 'Newborn care', 'Labour room']],
      ['Drishti Eye Hospital', 'optical', ['Cataract lens', 'Eye examination']],
    ],
    insurers: [
      ['Star Health and Allied Insurance', 'Star Health'],
      ['HDFC ERGO General Insurance', 'HDFC ERGO'],
      ['ICICI Lombard GIC Ltd.', 'ICICI Lombard'],
    ],
    price: [250_000, 7_500_000],
    step: 5_000,
  },
  de: {
    people: [
      ['Friederike', 'Baumgärtner'],
      ['Jörg', 'Petersen'],
      ['Annelie', 'Kowalczyk'],
      ['Hans-Georg', 'Thiele'],
    ],
    providers: [
      [
        'Gemeinschaftspraxis Dres. Ahlborn & Weiß',
        'consultation',
        ['Eingehende Beratung', 'Vollständige körperliche Untersuchung', 'Blutentnahme'],
      ],
      [
        'Orthopädische Praxis am Lindenplatz',
        'physiotherapy',
        ['Krankengymnastik', 'Manuelle Therapie', 'Wärmepackung'],
      ],
      [
        'Zahnarztpraxis Dr. Mehnert',
        'dental',
        ['Wurzelkanalbehandlung', 'Vollkeramische Krone', 'Professionelle Zahnreinigung'],
      ],
    ],
    insurers: [
      ['Debeka Krankenversicherungsverein a. G.', 'Debeka'],
      ['BARMER Ersatzkasse', 'Barmer'],
      ['DKV Deutsche Krankenversicherung AG', 'DKV'],
    ],
    price: [1_500, 62_000],
    step: 1,
  },
  ch: {
    people: [
      ['Regula', 'Zumstein'],
      ['Beat', 'Aeschlimann'],
      ['Sandrine', 'Meili'],
    ],
    providers: [
      ['Radiologie Zentrum Aarau', 'imaging', ['MRT Kniegelenk', 'Röntgen Thorax', 'Kontrastmittel']],
      ['Klinik Sonnhalde', 'hospital', ['Aufenthalt Zweibettzimmer', 'Operationssaal', 'Narkose']],
      ['Hausarztpraxis Dr. med. Brunner', 'consultation', ['Konsultation', 'Impfung', 'Laboruntersuchung']],
    ],
    insurers: [
      ['CSS Kranken-Versicherung AG', 'CSS'],
      ['Helsana Versicherungen AG', 'Helsana'],
      ['SWICA Krankenversicherung AG', 'SWICA'],
    ],
    price: [4_000, 180_000],
    step: 5,
  },
  fr: {
    people: [
      ['Solène', 'Marchand'],
      ['Jean-Baptiste', 'Lefort'],
      ['Inès', 'Belkacem'],
    ],
    providers: [
      [
        'Cabinet dentaire des Tilleuls',
        'dental',
        ['Détartrage complet', 'Couronne céramique', 'Traitement endodontique'],
      ],
      [
        'Centre de kinésithérapie Bellecour',
        'physiotherapy',
        ['Rééducation du genou', 'Massage thérapeutique', 'Bilan kinésithérapique'],
      ],
      ['Clinique Saint-Amour', 'hospital', ['Chambre particulière', 'Bloc opératoire', 'Anesthésie']],
    ],
    insurers: [
      ['Harmonie Mutuelle - Groupe VYV', 'Harmonie Mutuelle'],
      ['MGEN Santé Prévoyance', 'MGEN'],
      ['Mutuelle des Artisans du Rhône', null],
    ],
    price: [2_500, 78_000],
    step: 10,
  },
  es: {
    people: [
      ['Begoña', 'Urrutia Salas'],
      ['Ignacio', 'Ferrándiz Pons'],
      ['Lucía', 'Carrascosa Vidal'],
    ],
    providers: [
      [
        'Farmacia Puerta del Sur',
        'pharmacy',
        ['Atorvastatina 20 mg comprimidos', 'Amoxicilina 500 mg cápsulas', 'Omeprazol 20 mg'],
      ],
      ['Óptica Mirador', 'optical', ['Gafas graduadas', 'Lentes progresivas', 'Montura']],
      ['Clínica Dental Alameda', 'dental', ['Endodoncia molar', 'Corona de porcelana', 'Limpieza dental']],
    ],
    insurers: [
      ['Sanitas S.A. de Seguros', 'Sanitas'],
      ['SegurCaixa Adeslas', 'Adeslas'],
      ['MAPFRE España', 'MAPFRE Salud'],
    ],
    price: [450, 24_000],
    step: 1,
  },
  mx: {
    people: [
      ['Ximena', 'Bautista Rojas'],
      ['Gerardo', 'Villaseñor Cruz'],
      ['Paulina', 'Ocampo Lara'],
    ],
    providers: [
      ['Hospital Ángeles de la Sierra', 'hospital', ['Habitación estándar', 'Quirófano', 'Anestesia']],
      ['Laboratorio Clínico Azteca', 'laboratory', ['Biometría hemática', 'Perfil de lípidos', 'Química sanguínea']],
      [
        'Centro de Fisioterapia Reforma',
        'physiotherapy',
        ['Terapia manual', 'Electroterapia', 'Ejercicio terapéutico'],
      ],
    ],
    insurers: [
      ['Grupo Nacional Provincial, S.A.B.', 'GNP Seguros'],
      ['MetLife México', 'MetLife'],
      ['Seguros del Bajío', null],
    ],
    price: [35_000, 1_850_000],
    step: 50,
  },
  br: {
    people: [
      ['Thiago', 'Nascimento Prado'],
      ['Larissa', 'Teixeira Lopes'],
      ['Heloísa', 'Cavalcanti'],
    ],
    providers: [
      ['Hospital Santa Efigênia', 'hospital', ['Diária de enfermaria', 'Taxa de centro cirúrgico', 'Anestesia']],
      ['Laboratório Vida Nova', 'laboratory', ['Hemograma completo', 'Colesterol total', 'Glicemia de jejum']],
      ['Clínica Odontológica Sorriso Real', 'dental', ['Tratamento de canal', 'Coroa dentária', 'Limpeza']],
    ],
    insurers: [
      ['Bradesco Saúde S.A.', 'Bradesco Saúde'],
      ['Unimed Curitiba', 'Unimed'],
      ['SulAmérica Saúde', 'SulAmérica'],
    ],
    price: [8_000, 290_000],
    step: 5,
  },
  pt: {
    people: [
      ['Mafalda', 'Sequeira'],
      ['Duarte', 'Vasconcelos'],
      ['Beatriz', 'Gouveia'],
    ],
    providers: [
      [
        'Farmácia Nova da Ribeira',
        'pharmacy',
        ['Amoxicilina 500 mg comprimidos', 'Ibuprofeno 400 mg', 'Insulina glargina'],
      ],
      [
        'Clínica de Fisioterapia do Tejo',
        'physiotherapy',
        ['Sessão de fisioterapia', 'Terapia manual', 'Massagem terapêutica'],
      ],
    ],
    insurers: [
      ['Multicare - Seguros de Saúde, S.A.', 'Multicare'],
      ['Médis', 'Médis'],
    ],
    price: [350, 9_500],
    step: 1,
  },
  id: {
    people: [
      ['Ratna', 'Kusumawardani'],
      ['Bambang', 'Wicaksono'],
      ['Dewi', 'Anggraini'],
    ],
    providers: [
      ['RS Harapan Sehat', 'hospital', ['Kamar rawat inap kelas 1', 'Kamar operasi', 'Anestesi']],
      ['Klinik Gigi Melati', 'dental', ['Tambal gigi', 'Perawatan saluran akar', 'Pembersihan karang gigi']],
      ['Laboratorium Medika Utama', 'laboratory', ['Darah lengkap', 'Profil kolesterol', 'Fungsi hati']],
    ],
    insurers: [
      ['PT Asuransi Allianz Life Indonesia', 'Allianz Indonesia'],
      ['PT Prudential Life Assurance', 'Prudential Indonesia'],
    ],
    price: [7_500_000, 420_000_000],
    step: 50_000,
  },
} satisfies Readonly<Record<string, Region>>;
