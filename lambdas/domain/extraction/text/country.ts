import type { Segment } from '../sheet/layout.ts';

interface CountryClue {
  readonly country: string;
  readonly pattern: RegExp;
  readonly weight: number;
}

const clue = (country: string, weight: number, pattern: RegExp): CountryClue => ({ country, weight, pattern });

/** What an invoice prints only in one country: tax numbers, dialling codes, postcodes, domains, currency signs. */
const CLUES: readonly CountryClue[] = [
  clue('US', 2, /\b(?:Federal Tax ID|EIN|NPI|SSN|Medicare Part|CMS-1500|HICN|FED\. TAX NO|FEDERAL TAX I\.?D)\b/),
  clue(
    'US',
    2,
    /\b(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]) \d{5}(?:-\d{4})?\b/,
  ),
  clue('US', 0.6, /\(\d{3}\) ?\d{3}-\d{4}|\+1[ -]\d{3}/),
  clue('CA', 3, /\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b|GST\/HST/),
  clue('CA', 2, /\.ca\b|\b(?:OHIP|Ontario|Québec|Quebec|British Columbia|Alberta|Saskatchewan|Manitoba)\b/),
  clue(
    'AU',
    3,
    /\bABN\b|\.com\.au\b|\.au\b|\+61\b|\b(?:NSW|VIC|QLD|TAS) \d{4}\b|\p{L},? (?:SA|WA|ACT|NT) \d{4}\b(?! ?\d)/u,
  ),
  clue(
    'NZ',
    3,
    /\.co\.nz\b|\.nz\b|\+64\b|\bNZBN\b|\bNHI\b|\b(?:Auckland|Wellington|Christchurch|Hamilton|Dunedin|Napier|Tauranga) \d{4}\b/,
  ),
  clue('AU', 2, /\bHICAPS\b|\bMBS\b|\bMedicare (?:No|Card|[Rr]ebate)/),
  clue('NZ', 2, /\bPrivate Bag\b|\bACC ?45\b/),
  clue('CA', 1.5, /\b(?:Toronto|Vancouver|Calgary|Ottawa|Montr[eé]al|Winnipeg|Halifax|Edmonton|Gatineau)\b/),
  clue('SG', 3, /\bSingapore \d{6}\b|\.sg\b|\+65\b|\bUEN\b/),
  clue('GB', 3, /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\.co\.uk\b|\.uk\b|\+44\b|\bNHS\b/),
  clue('IE', 2, /\+353\b|\.ie\b|\bCo\. (?!Ltd|Inc)\p{Lu}\p{Ll}+/u),
  clue('ZA', 2, /\+27\b|\.co\.za\b|\bPractice No\b/),
  clue('IN', 2, /\bGSTIN\b|\+91\b|₹|\bRs\./),
  clue('PK', 4, /\+92\b|\.pk\b|\bPakistan\b|\b(?:Lahore|Karachi|Islamabad|Rawalpindi|Faisalabad|Peshawar|Multan)\b/),
  clue('LK', 4, /\+94\b|\.lk\b|\bLanka\b|\b(?:Colombo|Kandy|Galle) \d/),
  clue('NP', 4, /\+977\b|\.np\b|\bNepal\b|\bKathmandu\b/),
  clue('MU', 3, /\+230\b|\.mu\b|\b(?:Mauritius|Port Louis)\b|\bMUR\b/i),
  clue('BD', 3, /\+880\b|\.bd\b|৳|\b(?:Bangladesh|Dhaka|Chittagong|Chattogram)\b|\bBDT\b/i),
  clue('AE', 2, /\+971\b|\.ae\b|\bDubai\b|\bAbu Dhabi\b|\bAED\b/),
  clue('MX', 3, /\bRFC\b|\+52\b|\.mx\b|\bC\.?P\.? \d{5}\b|\bCDMX\b|\bMéxico\b/),
  clue('CO', 3, /\bN(?:IT|it)\b|\bDIAN\b|\bCUFE\b|\bCUPS\b|\+57\b|\.com\.co\b|\bBogotá(?![a-z])|\bMedellín\b|\bEPS\b/),
  clue('CO', 1.5, /\bColombia\b/),
  clue('CL', 1.5, /\bChile\b|(?<![\d.])\d{1,2}\.\d{3}\.\d{3}-[\dkK](?!\d)/),
  clue(
    'AR',
    1.5,
    /\bArgentina\b|\b(?:OBRA SOCIAL|[Oo]bra [Ss]ocial|[Pp]repaga|Mendoza|Buenos Aires|Tucumán|Bariloche|Neuquén)\b|\bC\.?A\.?B\.?A\b/,
  ),
  // The largest towns of the countries that share the sign for pesos, where the name is of one country only.
  clue(
    'MX',
    1,
    /\b(?:Monterrey|Guadalajara|Puebla|Tijuana|Quer[ée]taro|Zapopan|Aguascalientes|Hermosillo|Chihuahua)\b/,
  ),
  clue('AR', 1, /\b(?:La Plata|Bah[íi]a Blanca|Mar del Plata|Rosario|Salta|Corrientes|Posadas|Quilmes)\b/),
  clue('CO', 1, /\b(?:Cali|Barranquilla|Bucaramanga|C[úu]cuta|Pereira|Manizales|Villavicencio)\b/),
  clue('CL', 1, /\b(?:Valpara[íi]so|Vi[ñn]a del Mar|Antofagasta|Temuco|Rancagua|Iquique|Providencia|Las Condes)\b/),
  clue('CL', 3, /\bRUT\b|\+56\b|\.cl\b|\bISAPRE\b|\bFONASA\b/),
  clue('AR', 3, /\bCUIT\b|\+54\b|\.com\.ar\b/),
  clue('BR', 2, /\bCNPJ\b|\+55\b|\.com\.br\b|R\$/),
  clue('BR', 2, /\bCPF\b|\bCEP\b|\b\d{3}\.\d{3}\.\d{3}-\d{2}\b/),
  clue('MA', 3, /\+212\b|\.ma\b|\bMaroc\b|\b(?:CNOPS|CNSS)\b|\b(?:Casablanca|Rabat|Marrakech|Tanger|Agadir)\b/),
  clue('CM', 3, /\+237\b|\.cm\b|\b(?:Cameroun|Cameroon|Douala|Yaoundé)(?![a-z])/i),
  clue('GA', 3, /\+241\b|\b(?:Gabon|Libreville)\b/i),
  clue('CG', 3, /\+242\b|\b(?:Brazzaville|Pointe-Noire)\b/i),
  clue('TD', 3, /\+235\b|\b(?:Tchad|N['’]Djam[ée]na)\b/i),
  clue('DZ', 3, /\+213\b|\.dz\b|\b(?:Alg[ée]rie|Alger|Oran|Constantine|CASNOS)\b/),
  clue('TN', 3, /\+216\b|\.tn\b|\b(?:Tunisie|Tunis|Sousse|Sfax)\b/),
  clue('SN', 3, /\+221\b|\.sn\b|\b(?:S[ée]n[ée]gal|Dakar)\b/),
  clue('CI', 3, /\+225\b|\.ci\b|\bC[ôo]te d['’]Ivoire\b|\b(?:Abidjan|Yamoussoukro)\b/),
  clue('AO', 3, /\+244\b|\.ao\b|\b(?:Angola|Luanda|Benguela|Lubango)\b/),
  clue('MZ', 3, /\+258\b|\.mz\b|\b(?:Moçambique|Maputo)\b/),
  clue('HN', 3, /\+?\(?\+504\b|\.hn\b|\b(?:Honduras|Tegucigalpa|San Pedro Sula)\b/),
  clue('GT', 3, /\+502\b|\.gt\b|\bGuatemala\b/),
  clue('NI', 3, /\+505\b|\.ni\b|\b(?:Nicaragua|Managua)\b/),
  clue('SV', 3, /\+503\b|\.sv\b|\bEl Salvador\b/),
  clue('CR', 3, /\+506\b|\.cr\b|\bCosta Rica\b/),
  clue('PA', 3, /\+507\b|\bPanam[áa](?![a-z])/),
  clue('DO', 3, /\+1[ -]?\(?8[024]9\b|\bRNC\b|RD\$|\bRep[úu]blica Dominicana\b|\bSanto Domingo\b/),
  clue('EC', 3, /\+593\b|\.ec\b|\b(?:Ecuador|Guayaquil)\b/),
  clue('BO', 3, /\+591\b|\.bo\b|\b(?:Bolivia|La Paz|Cochabamba)\b/),
  clue('PY', 3, /\+595\b|\.py\b|\b(?:Paraguay|Asunci[óo]n)\b/),
  clue('VE', 3, /\+58\b|\.ve\b|\b(?:Venezuela|Caracas|Maracaibo|Barquisimeto)\b|\b[VEJG]-\d{1,2}\.?\d{3}\.?\d{3}\b/),
  clue('UY', 3, /\+598\b|\.uy\b|\b(?:Uruguay|Montevideo)\b/),
  clue('PE', 3, /\+51\b|\.pe\b|\bPer[úu](?![a-z])|\bR\.?U\.?C\.?:? ?\d{11}\b|\bSUNAT\b/),
  clue('ID', 3, /\+62\b|\.id\b|\b(?:Indonesia|Jakarta|Surabaya|Bandung|Medan|BPJS|NPWP)\b|\bJ(?:l|ln)\. /),
  clue('ID', 2, /\bRp\.? ?\d/),
  clue('NG', 3, /\+234\b|\.ng\b|₦|\bNGN\b|\bNHIA\b/),
  clue('GH', 3, /\+233\b|GH[₵¢]|\bGHS\b/),
  clue('KE', 3, /\+254\b|\.co\.ke\b|\bK[Ss]h\b|\bKES\b/),
  clue('PH', 3, /\+63\b|\.ph\b|₱|\bPHP\b|\bPhilHealth\b|\bMetro Manila\b/),
  clue('MY', 3, /\+60\b|\.my\b|\bRM ?\d|\bMYR\b|\bSdn\.? Bhd\b|\b\d{5} Kuala Lumpur\b/),
  // Where English is written: towns and regions whose names are of one country only.
  clue(
    'IN',
    2,
    /\b(?:India|Mumbai|New Delhi|Beng?alore|Bengaluru|Chennai|Hyderabad|Kolkata|Pune|Ahmedabad|Jaipur|Lucknow|Kochi|Nagpur|Kerala|Gujarat|Maharashtra|Karnataka|Tamil Nadu)\b/,
  ),
  clue('KE', 2, /\b(?:Kenya|Nairobi|Mombasa|Kisumu|Nakuru|Eldoret|Thika)\b/),
  clue('NG', 2, /\b(?:Nigeria|Lagos|Abuja|Ibadan|Kano|Port Harcourt|Enugu|Kaduna|Benin City|Abeokuta)\b/),
  clue('GH', 2, /\b(?:Ghana|Accra|Kumasi|Takoradi|Tema|Tamale|Cape Coast)\b/),
  clue(
    'ZA',
    2,
    /\b(?:South Africa|Johannesburg|Cape Town|Durban|Pretoria|Gauteng|KwaZulu|Bloemfontein|Sandton|Soweto|Polokwane|Gqeberha)\b/,
  ),
  clue('UG', 3, /\+256\b|\.ug\b|\bUGX\b|\b(?:Uganda|Kampala|Entebbe|Mbarara|Jinja|Gulu)\b/),
  clue('TZ', 3, /\+255\b|\.tz\b|\bTZS\b|\b(?:Tanzania|Dar es Salaam|Arusha|Dodoma|Mwanza|Zanzibar)\b/),
  clue('ZM', 3, /\+260\b|\.zm\b|\bZMW\b|\b(?:Zambia|Lusaka|Kitwe|Ndola)\b/),
  clue('ZW', 3, /\+263\b|\.zw\b|\b(?:Zimbabwe|Harare|Bulawayo)\b/),
  clue('RW', 3, /\+250\b|\.rw\b|\bRWF\b|\b(?:Rwanda|Kigali)\b/),
  clue('BW', 3, /\+267\b|\.bw\b|\bBWP\b|\b(?:Botswana|Gaborone|Francistown)\b/),
  clue('NA', 3, /\+264\b|\.com\.na\b|\bNAD\b|\b(?:Namibia|Windhoek|Swakopmund)\b/),
  clue('MW', 3, /\+265\b|\.mw\b|\bMWK\b|\b(?:Malawi|Lilongwe|Blantyre)\b/),
  clue('JM', 3, /\+1[ -]?\(?(?:876|658)\b|\.jm\b|\b(?:Jamaica|Montego Bay|Mandeville)\b/),
  clue('TT', 3, /\+1[ -]?\(?868\b|\.tt\b|\b(?:Trinidad|Tobago|Port of Spain)\b/),
  clue('BB', 3, /\+1[ -]?\(?246\b|\.bb\b|\b(?:Barbados|Bridgetown)\b/),
  clue('BS', 3, /\+1[ -]?\(?242\b|\.bs\b|\bBahamas\b/),
  clue('BZ', 3, /\+501\b|\.bz\b|\b(?:Belize|Belmopan)\b/),
  clue('FJ', 3, /\+679\b|\.fj\b|\b(?:Fiji|Suva|Lautoka|Nadi)\b/),
  clue('PG', 3, /\+675\b|\.pg\b|\bPGK\b|\b(?:Papua New Guinea|Port Moresby)\b/),
  clue('QA', 3, /\+974\b|\.qa\b|\bQAR\b|\b(?:Qatar|Doha)\b/),
  clue('KW', 3, /\+965\b|\.kw\b|\bKWD\b|\b(?:Kuwait|Salmiya|Hawally)\b/),
  clue('BH', 3, /\+973\b|\.bh\b|\bBHD\b|\b(?:Bahrain|Manama)\b/),
  clue('OM', 3, /\+968\b|\.om\b|\bOMR\b|\b(?:Muscat|Salalah|Sohar)\b/),
  clue('SA', 3, /\+966\b|\.com\.sa\b|\bSAR\b|\b(?:Saudi Arabia|Riyadh|Jeddah|Dammam|Al Khobar)\b/),
  clue('AE', 2, /\b(?:Sharjah|Ajman|Ras Al Khaimah|Fujairah|Al Ain|U\.?A\.?E)\b/),
  clue('PH', 2, /\b(?:Philippines|Manila|Quezon City|Makati|Cebu|Davao|Taguig|Pasig|Iloilo|Baguio)\b/),
  clue(
    'MY',
    2,
    /\b(?:Malaysia|Kuala Lumpur|Selangor|Petaling Jaya|Penang|Pulau Pinang|Johor|Ipoh|Kuching|Kota Kinabalu)\b/,
  ),
  clue('IE', 2, /\b(?:Ireland|Dublin|Galway|Limerick|Kilkenny|Waterford)\b|\b[AC-FHKNPRTV-Y]\d[\dW] [A-Z\d]{4}\b/),
  clue('HK', 3, /\+852\b|\.hk\b|\bHong Kong\b/),
];

let latest: { readonly segments: readonly Segment[]; readonly country: string | undefined } | undefined;

/**
 * The country whose marks a document carries most, ISO 3166-1 alpha-2; undefined without any.
 * The latest is remembered: insurer, currency and date ask.
 */
export function guessCountry(segments: readonly Segment[]): string | undefined {
  if (latest?.segments !== segments) latest = { segments, country: mostMarked(segments) };
  return latest.country;
}

function mostMarked(segments: readonly Segment[]): string | undefined {
  const text = segments.map((segment) => segment.text).join('\n');
  const scores = new Map<string, number>();
  for (const { country, pattern, weight } of CLUES) {
    if (pattern.test(text)) scores.set(country, (scores.get(country) ?? 0) + weight);
  }
  return [...scores].sort((a, b) => b[1] - a[1])[0]?.[0];
}
