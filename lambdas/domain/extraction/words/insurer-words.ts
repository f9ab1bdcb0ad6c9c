import { anyWordPattern, wordPattern } from '../text/word-pattern.ts';

const BRANDS = [
  // Public and company schemes go by their initials.
  'bcbs[a-z]{0,2}|uhc|blue shield|highmark|carefirst|premera|wellmark|wellcare|ambetter|centene|emblemhealth|healthfirst|fidelis care|medica health|oscar health|health net|harvard pilgrim|delta dental|ameritas|eyemed|vsp|davis vision|meritain|tricare|humana|aetna|priority health|care ?plus',
  'wpa|vhi|laya|simplyhealth|medicash|paycare|benenden|bhsf|health shield|westfield health|sovereign health care|freedom health|healix|exeter friendly|the exeter|aviva|vitalityhealth',
  'hcf|nib|hbf|ahm|hif|australian unity|gmhba|cbhs|peoplecare|westfund|accuro|partners life|sun life|canada life|green shield|desjardins|medavie|beneva|equitable life|claimsecure',
  'bonitas|medihelp|medshield|fedhealth|bestmed|keyhealth|profmed|polmed|bankmed|discovery health|momentum medical|britam|hygeia|avon hmo|axa mansard|leadway|clearline',
  'star health|niva bupa|hdfc ergo|icici lombard|bajaj allianz|new india assurance|sbi general|tata aig|aditya birla|manipalcigna|manipal cigna|iffco tokio|cholamandalam|medi ?assist|singlife|great eastern|etiqa|maxicare|medicard|intellicare|philcare|cocolife|pacific cross|valucare',
  'thiqa|adnic|sukoon|tawuniya|medgulf|bowtie',
  'dak|hek|hkk|ukv|sdk|arag|lvm|ottonova|munchener verein|alte oldenburger|wiener stadtische|muki|groupe mutuel|agrisano|suva|hanse ?merkur',
  'maif|ag2r|klesia|pro btp|swiss ?life|apicil|viamedis|almerys|mnh|mgefi|aesio|interiale|solidaris|partenamut|helan|ethias|hospimut|camieg',
  'fiatc|asefa|agrupacio|muface|isfas|mugeju|imq|gnp|monterrey new york life|colmedica|aliansalud|nueva eps|emssanar|masvida|avalian|la positiva|oncosalud',
  'prevent senior|allianz saude|porto saude|seguros unimed|saude caixa|lusitania|bni life|equity life|avrist|brins|jasindo|tokio marine|chubb|axa mandiri',
  'cnops|cnss|cnam\\w*|cpam|ipm|fonasa|imss|issste|bpjs|adse|aok|barmer|ikk|bkk|ogk|knappschaft',
  // Insurers that carry no word of their trade in their names, by country: what else bears such a name is seldom on a bill.
  'debeka|huk coburg|signal iduna|hallesche|continentale|barmenia|gothaer|hansemerkur|generali|viactiv|bvaeb|uniqa|atupri|assura|ergo|wurttembergische',
  'asisa|adeslas|dkv|caser|cigna|osecac|pami|ioma|sancor salud|coosalud|famisanar|coomeva|colsanitas|salud total|sura|metlife|inbursa|essalud|ars(?= [a-z]{4})|vida tres|senasa|saludsa',
  'mgen|macif|matmut|malakoff|groupama|henner|nsia|sunu|wafa|mugef\\w*|sanlam|amsa|askia|cnamgs|inam',
  'fidelidade|ageas|tranquilidade|ensa|hollard|emose|porto seguro|sulamerica|notredame|intermedica|golden cross|geap|cassi|postal saude',
  'inhealth|jasa raharja|prudential|manulife|sequis|astra life|sinar mas|ciputra life|owlexa|admedika|aia',
  'irish life(?: health)?|level health|national friendly|cs healthcare|general & medical|police health|defence health|latrobe health|teachers health|gu health|rt health|transport health|phoenix health|healthpartners|geisinger health plan|regence|moda health|pacificsource|blue cross|empire life|ssq|la capitale',
  'divina pastora|plus ultra|santalucia|interseguro|medisanitas|colpatria|plan seguro|banorte|pan american life|palig|best doctors|ecuasanitas|union personal|accord salud|future healthcare|mudum|medsenior|mediservice|trasmontano',
  'solimut|eovi|gras savoye|omnimut|cmcm|lalux|baloise|egk|okk|svs|kfa|universa|mecklenburgische|envivas|bbkk|mhplus|bca life|bri life|mnc life|sinarmas|panin dai ichi|garda medika|hanwha life',
  'osde|swiss medical|galeno|omint|medife|sympany|swica|visana|helsana|concordia|sanitas|unimed|amil|hapvida|bradesco saude|multicare|advancecare|cruz blanca|banmedica|colmena|consalud|pacifico|rimac|mapfre|bupa|axa|allianz',
] as const;

/** Names of insurers and schemes, which stand for one of them even alone. */
export const INSURER_BRANDS = anyWordPattern(...BRANDS);

const TRADE = [
  'insurance|assurance|(?:pflege|gesundheits|betriebs|unfall)kasse|mutualista|\\w*versicherung(?:en|s ag|sverein)?|\\w*krankenkasse|\\w*ersatzkasse|mutuelle|mutualite|mutualidad',
  'krankenhilfe|vvag|operadora(?: de (?:planos? de )?saude)?|seguros|aseguradora|seguradora|isapre|eps|prepagada|asuransi|prevoyance|assurances|assicurazioni|mutua|health plans?',
  'hmos?|takaful|mutual|insurers|medical (?:aid|scheme)|health fund|health scheme|friendly society|benefits? (?:plans?|fund)|tpa|health society|(?:friendly|provident|benevolent) (?:[a-z]+ )?(?:society|association)',
  // Schemes that are billed beside another insurer, and words that are towns' or the trade's.
  'nhif|n h i f|nhis|philhealth|zurich|prepaga|mutuelles|assureurs?|seguradoras?|versicherungs\\w*',
  ...BRANDS,
] as const;

/** Words by which insurers name themselves, and the same to find where they stand. */
export const INSURER_WORDS = anyWordPattern(...TRADE);
export const INSURER_WORDINGS = wordPattern(...TRADE);

/** Schemes and names that are told by themselves, and are towns' or billed beside another insurer too. */
export const SCHEMES = anyWordPattern('nhif|n h i f|nhis|philhealth|zurich');

/** Words that say that somebody insures, and not who. */
export const OF_TRADE = anyWordPattern(
  'insurance|assurance|kasse|versicherung\\w*|(?:kranken|zusatz)versicher\\w*|krankenkasse|mutuelle|mutualite|seguros?|aseguradora|seguradora|eps|asuransi|assurances?|hmos?|mutual|insurers?|tpa|assureurs?',
  'fund|company|scheme|health|medical|group|aid|plan|compania|penjamin|estimated|expected|social|obra|prepaga|information|general|private|the|of|and',
  // A plan's level.
  'gold|silver|bronze|platin\\w*|oro|plata|ouro|prata|premium|prepagada|basic[oa]?|clasic[oa]|classic',
);

/** Bodies of people, not persons. */
export const BODIES = anyWordPattern(
  'trust|fund|plan|group|indemnity|casualty|cooperative|society|cross|shield|alliance|association|caisse|benefits?|life|health|medical|medicare|healthcare|care|sante|saude|salud|sehat|gesundheit\\w*',
);

/** What is said of cover, of how it is paid, of papers and of states: seldom in an insurer's name. */
export const NO_INSURER_WORDS = anyWordPattern(
  'claims?|forms?|desk|counter|details|information|verification|summary|breakdown|split|card|payments?|paid|invoice|bill|billing|statement|pre auth|benefits|gold|silver|bronze|signature|officer|department|coordinator|authori[sz]ation|guarantee|letter',
  'authority|ombuds\\w+|regulat\\w+|commission|superintendenc\\w+|tax|steuer|\\w+steuer|oro|plata|ouro|prata|cuenta|pago|administrators?|tpa',
  'eligible|elegible|activ[oa]|active|vigente|verified|inactive|pending|approved|usd|eur|gbp|idr|cash|transfer\\w*|virement|mobile money|desconto|rabatt|remise|tarif|\\w*anteil|share|portion|subsid\\w+|\\w*erstattung',
  '\\w*karte|kartu|carte|tarjeta|cartao|republi\\w+|repobli\\w+|ministere|ministerio|kementerian|gerant|scheme|regime|gkv|pkv|privat\\w*|self pay|versicherter?',
);
