/** What is printed in one country only, or seldom elsewhere. */
export interface CountryClue {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly weight: number;
  /** Dialling codes, the ends of addresses on the net, names, abbreviations; as they are printed. */
  readonly marks: readonly string[];
  /** What is no fixed wording: postcodes, tax numbers, signs before figures. */
  readonly pattern: RegExp | undefined;
}

/** @param marks parted by `|`. */
function clue(country: string, weight: number, marks: string, pattern?: RegExp): CountryClue {
  return { country, weight, marks: marks.split('|').filter((mark) => mark !== ''), pattern };
}

/** What an invoice prints only in one country: tax numbers, dialling codes, postcodes, domains, currency signs, towns. */
export const COUNTRY_CLUES: readonly CountryClue[] = [
  clue('US', 2, 'Federal Tax ID|EIN|NPI|SSN|Medicare Part|CMS-1500|HICN|FED. TAX NO|FEDERAL TAX ID|FEDERAL TAX I.D'),
  clue(
    'US',
    2,
    '',
    /\b(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]) \d{5}(?:-\d{4})?\b/,
  ),
  clue('US', 0.6, '', /\(\d{3}\) ?\d{3}-\d{4}|\+1[ -]\d{3}/),
  clue('CA', 3, 'GST/HST', /\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b/),
  clue('CA', 2, '.ca|OHIP|Ontario|Québec|Quebec|British Columbia|Alberta|Saskatchewan|Manitoba'),
  clue('AU', 3, 'ABN|.com.au|.au|+61', /\b(?:NSW|VIC|QLD|TAS) \d{4}\b|\p{L},? (?:SA|WA|ACT|NT) \d{4}\b(?! ?\d)/u),
  clue(
    'NZ',
    3,
    '.co.nz|.nz|+64|NZBN|NHI',
    /\b(?:Auckland|Wellington|Christchurch|Hamilton|Dunedin|Napier|Tauranga|Nelson|Palmerston North|Rotorua|Invercargill|New Plymouth|Whang[aā]rei|(?:Lower|Upper) Hutt|Porirua|Gisborne|Whanganui|Queenstown|Blenheim|Timaru|Masterton|Taup[oō]|Kerikeri|W[aā]naka) \d{4}(?!\d)/,
  ),
  // A tax number, and a bank's account.
  clue('NZ', 3, '', /\bGST\b(?: [Nn]o\.?| [Nn]umber)?:? ?\d{2,3}-\d{3}-\d{3}\b|\b\d{2}-\d{4}-\d{7}-\d{2,3}\b/),
  clue('NZ', 2, 'New Zealand|Aotearoa|Kia ora|Nga mihi|Ngā mihi|NZ Limited|NZ Ltd', /\bnz (?:limited|ltd)\b/),
  clue('AU', 3, 'AHPRA|Ahpra', /\bBSB:? ?\d{3}[- ]?\d{3}\b/),
  clue('AU', 1.5, 'Australia'),
  clue('AU', 2, 'HICAPS|MBS', /\bMedicare (?:No|Card|[Rr]ebate)/),
  clue('NZ', 2, 'Private Bag|ACC45|ACC 45'),
  clue('CA', 1.5, 'Toronto|Vancouver|Calgary|Ottawa|Montreal|Montréal|Winnipeg|Halifax|Edmonton|Gatineau'),
  clue('SG', 3, '.sg|+65|UEN|MediSave|Medisave|MediShield', /\bSingapore \d{6}\b|\bS\(\d{6}\)/),
  clue('GB', 3, '.co.uk|.uk|+44|NHS', /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/),
  clue('IE', 2, '+353|.ie', /\bCo\. (?!Ltd|Inc)\p{Lu}\p{Ll}+/u),
  clue('ZA', 2, '+27|.co.za|Practice No'),
  clue('IN', 2, 'GSTIN|+91', /₹|\bRs\./),
  clue('PK', 4, '+92|.pk|Pakistan|Lahore|Karachi|Islamabad|Rawalpindi|Faisalabad|Peshawar|Multan'),
  clue('LK', 4, '+94|.lk|Lanka', /\b(?:Colombo|Kandy|Galle) \d/),
  clue('NP', 4, '+977|.np|Nepal|Kathmandu'),
  clue('MU', 3, '+230|.mu|Mauritius|MAURITIUS|Port Louis|PORT LOUIS|MUR'),
  clue('BD', 3, '+880|.bd|Bangladesh|BANGLADESH|Dhaka|DHAKA|Chittagong|CHITTAGONG|Chattogram|CHATTOGRAM|BDT', /৳/),
  clue('AE', 2, '+971|.ae|Dubai|Abu Dhabi|AED'),
  clue('MX', 3, 'RFC|+52|.mx|CDMX|México|CFDI|CURP|CLABE', /\bC\.?P\.? \d{5}\b/),
  clue('CO', 3, 'DIAN|CUFE|CUPS|+57|.com.co|Bogotá|Medellín|EPS|NIT|Nit'),
  clue('CO', 1.5, 'Colombia'),
  // A Spanish `NIF 25.190.334-K` looks like Chile's RUT.
  clue('CL', 1.5, 'Chile', /(?<![\d.]|(?:NIF|DNI|N\.I\.F\.|D\.N\.I\.)[:.]? ?)\d{1,2}\.\d{3}\.\d{3}-[\dkK](?!\d)/),
  clue(
    'AR',
    1.5,
    'Argentina|OBRA SOCIAL|Obra Social|Obra social|Prepaga|Mendoza|Buenos Aires|Tucumán|Bariloche|Neuquén|CABA|C.A.B.A',
    /\b(?:obra [Ss]ocial|prepaga)\b/,
  ),
  // The largest towns of the countries that share the sign for pesos, where the name is of one country only.
  clue('MX', 1, 'Monterrey|Guadalajara|Puebla|Tijuana|Querétaro|Queretaro|Zapopan|Aguascalientes|Hermosillo|Chihuahua'),
  clue('AR', 1, 'La Plata|Bahía Blanca|Bahia Blanca|Mar del Plata|Rosario|Salta|Corrientes|Posadas|Quilmes'),
  clue('CO', 1, 'Cali|Barranquilla|Bucaramanga|Cúcuta|Cucuta|Pereira|Manizales|Villavicencio'),
  clue(
    'CL',
    1,
    'Valparaíso|Valparaiso|Viña del Mar|Vina del Mar|Antofagasta|Temuco|Rancagua|Iquique|Providencia|Las Condes',
  ),
  clue('CL', 3, 'RUT|+56|.cl|ISAPRE|FONASA|Isapre|Fonasa'),
  clue('AR', 3, 'CUIT|C.U.I.T|+54|.com.ar|CUIL|AFIP|Monotributo|Monotributista'),
  clue('BR', 2, 'CNPJ|+55|.com.br', /R\$/),
  clue('BR', 2, 'CPF|CEP', /\b\d{3}\.\d{3}\.\d{3}-\d{2}\b/),
  clue('MA', 3, '+212|.ma|Maroc|CNOPS|CNSS|Casablanca|Rabat|Marrakech|Tanger|Agadir'),
  clue('CM', 3, '+237|.cm|Cameroun|CAMEROUN|Cameroon|CAMEROON|Douala|DOUALA|Yaoundé|YAOUNDÉ'),
  clue('GA', 3, '+241|Gabon|GABON|Libreville|LIBREVILLE'),
  clue('CG', 3, '+242|Brazzaville|BRAZZAVILLE|Pointe-Noire|POINTE-NOIRE'),
  clue('TD', 3, "+235|Tchad|TCHAD|N'Djamena|N'Djaména|N’Djamena|N’Djaména|N'DJAMENA|N’DJAMENA"),
  clue('DZ', 3, '+213|.dz|Algérie|Algerie|Alger|Oran|Constantine|CASNOS'),
  clue('TN', 3, '+216|.tn|Tunisie|Tunis|Sousse|Sfax'),
  clue('SN', 3, '+221|.sn|Sénégal|Sénegal|Senégal|Senegal|Dakar'),
  clue('CI', 3, "+225|.ci|Abidjan|Yamoussoukro|Côte d'Ivoire|Côte d’Ivoire|Cote d'Ivoire|Cote d’Ivoire"),
  clue('AO', 3, '+244|.ao|Angola|Luanda|Benguela|Lubango'),
  clue('MZ', 3, '+258|.mz|Moçambique|Maputo'),
  clue('HN', 3, '.hn|Honduras|Tegucigalpa|San Pedro Sula', /\+?\(?\+504\b/),
  clue('GT', 3, '+502|.gt|Guatemala'),
  clue('NI', 3, '+505|.ni|Nicaragua|Managua'),
  clue('SV', 3, '+503|.sv|El Salvador|San Salvador'),
  clue('CR', 3, '+506|.cr|Costa Rica'),
  clue('PA', 3, '+507|Panamá|Panama|ITBMS'),
  clue('DO', 3, 'RNC|ITBIS|República Dominicana|Republica Dominicana|Santo Domingo', /\+1[ -]?\(?8[024]9\b|RD\$/),
  clue('EC', 3, '+593|.ec|Ecuador|Guayaquil|Quito'),
  clue('BO', 3, '+591|.bo|Bolivia|La Paz|Cochabamba'),
  clue('PY', 3, '+595|.py|Paraguay|Asunción|Asuncion'),
  clue('VE', 3, '+58|.ve|Venezuela|Caracas|Maracaibo|Barquisimeto', /\b[VEJG]-\d{1,2}\.?\d{3}\.?\d{3}\b/),
  clue('UY', 3, '+598|.uy|Uruguay|Montevideo'),
  clue('PE', 3, '+51|.pe|Perú|Peru|SUNAT', /\bR\.?U\.?C\.?:? ?\d{11}\b/),
  clue('ID', 3, '+62|.id|Indonesia|Jakarta|Surabaya|Bandung|Medan|BPJS|NPWP', /\bJ(?:l|ln)\. /),
  clue('ID', 2, '', /\bRp\.? ?\d/),
  clue('NG', 3, '+234|.ng|NGN|NHIA', /₦/),
  clue('GH', 3, '+233', /GH[₵¢]|GHS(?: ?\d[\d,.]*\.\d{2}|\))/),
  clue('KE', 3, '+254|.co.ke|KSh|Ksh|KES'),
  clue('PH', 3, '+63|.ph|PHP|PhilHealth|Metro Manila', /₱/),
  clue('MY', 3, '+60|.my|MYR|Sdn Bhd|Sdn. Bhd', /\bRM ?\d|(?<=\b\d{5}) Kuala Lumpur\b/),
  // Where English is written: towns and regions whose names are of one country only.
  clue(
    'IN',
    2,
    'India|Mumbai|New Delhi|Bangalore|Bengaluru|Chennai|Hyderabad|Kolkata|Pune|Ahmedabad|Jaipur|Lucknow|Kochi|Nagpur|Kerala|Gujarat|Maharashtra|Karnataka|Tamil Nadu',
  ),
  clue('KE', 2, 'Kenya|Nairobi|Mombasa|Kisumu|Nakuru|Eldoret|Thika'),
  clue('NG', 2, 'Nigeria|Lagos|Abuja|Ibadan|Kano|Port Harcourt|Enugu|Kaduna|Benin City|Abeokuta'),
  clue('GH', 2, 'Ghana|Accra|Kumasi|Takoradi|Tema|Tamale|Cape Coast'),
  clue(
    'ZA',
    2,
    'South Africa|Johannesburg|Cape Town|Durban|Pretoria|Gauteng|KwaZulu|Bloemfontein|Sandton|Soweto|Polokwane|Gqeberha',
  ),
  clue('UG', 3, '+256|.ug|UGX|Uganda|Kampala|Entebbe|Mbarara|Jinja|Gulu'),
  clue('TZ', 3, '+255|.tz|TZS|Tanzania|Dar es Salaam|Arusha|Dodoma|Mwanza|Zanzibar'),
  clue('ZM', 3, '+260|.zm|ZMW|Zambia|Lusaka|Kitwe|Ndola'),
  clue('ZW', 3, '+263|.zw|Zimbabwe|Harare|Bulawayo'),
  clue('RW', 3, '+250|.rw|RWF|Rwanda|Kigali'),
  clue('BW', 3, '+267|.bw|BWP|Botswana|Gaborone|Francistown'),
  clue('NA', 3, '+264|.com.na|NAD|Namibia|Windhoek|Swakopmund'),
  clue('MW', 3, '+265|.mw|MWK|Malawi|Lilongwe|Blantyre'),
  clue('JM', 3, '.jm|Jamaica|Montego Bay|Mandeville', /\+1[ -]?\(?(?:876|658)\b/),
  clue('TT', 3, '.tt|Trinidad|Tobago|Port of Spain', /\+1[ -]?\(?868\b/),
  clue('BB', 3, '.bb|Barbados|Bridgetown', /\+1[ -]?\(?246\b/),
  clue('BS', 3, '.bs|Bahamas', /\+1[ -]?\(?242\b/),
  clue('BZ', 3, '+501|.bz|Belize|Belmopan'),
  clue('FJ', 3, '+679|.fj|Fiji|Suva|Lautoka|Nadi'),
  clue('PG', 3, '+675|.pg|PGK|Papua New Guinea|Port Moresby'),
  clue('QA', 3, '+974|.qa|QAR|Qatar|Doha'),
  clue('KW', 3, '+965|.kw|KWD|Kuwait|Salmiya|Hawally'),
  clue('BH', 3, '+973|.bh|BHD|Bahrain|Manama'),
  clue('OM', 3, '+968|.om|OMR|Muscat|Salalah|Sohar'),
  clue('SA', 3, '+966|.com.sa|SAR|Saudi Arabia|Riyadh|Jeddah|Dammam|Al Khobar'),
  clue('AE', 2, 'Sharjah|Ajman|Ras Al Khaimah|Fujairah|Al Ain|UAE|U.A.E'),
  clue('PH', 2, 'Philippines|Manila|Quezon City|Makati|Cebu|Davao|Taguig|Pasig|Iloilo|Baguio'),
  clue('MY', 2, 'Malaysia|Kuala Lumpur|Selangor|Petaling Jaya|Penang|Pulau Pinang|Johor|Ipoh|Kuching|Kota Kinabalu'),
  clue('IE', 2, 'Ireland|Dublin|Galway|Limerick|Kilkenny|Waterford', /\b[AC-FHKNPRTV-Y]\d[\dW] [A-Z\d]{4}\b/),
  clue('HK', 3, '+852|.hk|Hong Kong|HONG KONG|Kowloon|KOWLOON'),
];
