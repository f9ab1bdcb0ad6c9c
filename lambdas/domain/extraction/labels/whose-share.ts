import { listedWords } from '../text/listed-words.ts';
import { anyWordPattern, hasWord, wordPattern } from '../text/word-pattern.ts';
import { BASE_WORDS } from '../words/base-words.ts';
import { INSURER_WORDS } from '../words/insurer-words.ts';
import { NOT_COVERED } from '../words/not-covered.ts';
import { OWN_SHARE_WORDS } from '../words/own-share-words.ts';
import { FIGURE_WORDS, type FigureWords } from './figure-words.ts';
import { isPaidByYou } from './paid-by-you.ts';

const listed = (...kinds: readonly (keyof FigureWords)[]): string =>
  listedWords(...Object.values(FIGURE_WORDS).flatMap((words) => kinds.map((kind) => words[kind]))).join('|');

const INSURER = anyWordPattern(
  'philhealth|nhif|nhis|medishield|underwriter|underwriters|insurer|insurers|insurance|sponsor|sponsors|sponsored|ins|inspmt|carrier|payer|payor|plan|fund|scheme|tpa|hmo|card issuers?|medicare|medicaid|benefits?|rebate|ppo|assur|blue cross|blue shield|claimed',
  listed('payer', 'ofPayer'),
);
const PAID =
  '(?:dibayar(?:kan)?|ditanggung|dijamin|pagad[oa]|abonad[oa]|cubiert[oa]|pag[oa]|cobert[oa]|payee?|reglee?|bezahlt|gezahlt|ubernommen|paid|covered)';
const BY = '(?:oleh|por|pel[oa]|par|von|durch|by)';
/** `DIBAYAR PT JASA RAHARJA`, `Pagado por Coomeva S.A.`: a company that pays is no patient. */
const COMPANY_PAYS = new RegExp(
  `(?<![a-z])${PAID}(?:(?: +${BY})? +(?:pt|perum)(?: |$)| +${BY} +(?:[a-z&]+ +){1,5}(?:s +a|ag|se|tbk|ltda|ltd|inc|vvag|plc) *$)`,
);
const PATIENT = anyWordPattern(
  'patient|patients|parents|eltern|you|your|yours|member|insured|guarantor|self|copay|co ?pay|copayments?|co ?payments?|coinsurance|coins|ded|deduct|deductible|gap|excess',
  'cash|topup|top up|to collect|please pay|please remit|pay this|balance|balance due|amount due|due amount|owe|shortfall|saldo|rest|restbetrag|zahlbetrag|reste|sisa|remaining|outstanding',
  'a su cargo|pendiente|por pagar|iur|kurang|offen|noch zu zahlen|em falta|em divida',
  listed('patient', 'ofPatient'),
  ...OWN_SHARE_WORDS.excess,
  ...OWN_SHARE_WORDS.copay,
);
const WHOLE = anyWordPattern(
  'total|totals|billed|charge|charged|bill|gross|sum|subtotal|sub total|allowed|allowance|allowable|negotiated|approved|grand total|gesamt|gesamtbetrag|rechnungsbetrag|summe|totale|totales|honorar',
  'importe|montant|valor|jumlah|soma|somme|subtotales|net|charges|amount|invoice total|fees?|tariff|full price',
  'costs?|gesamt\\w*|\\w*kosten|frais|couts?|costos?|costes?|custos?|biaya|tagihan|arancel|gastos?|despesas?',
);

export type Party = 'insurer' | 'patient';

/** `Renal function panel` is a laboratory's, who settles is `the panel`. */
const TESTS =
  /(?<![a-z])(?!less|paid|due|bill|billed|by|to|from|the|our|your|corporate|net|total|amount)[a-z]{2,} +panel(?![a-z])/g;

/** `your plan`, `Ihr Tarif`, `votre caisse`: who is yours is not you, unless it is a share that is yours. */
const THEIR_OTHERS = new RegExp(
  `(?<![a-z])(?:your|ihr(?:e[mnrs]?)?|votre|vos)(?= +(?!(?:${listed('paying', 'ofPatient', 'billed')})(?![a-z]))[a-z])`,
  'g',
);
/** `Diferença não coberta`, `not paid by the plan`: who is named does not bear it; who does is not said. */
const REFUSED = new RegExp(
  `(?<![a-z])(?:${NOT_COVERED}|(?:not|non)(?: +be(?:en)?)? +paid)(?: +(?:by|por|pel[ao]|par|von|durch|oleh)(?: +(?:the|your|la|el|o|a|der|die|das|le|votre|su))?(?: +[a-z]+)?)?(?![a-z])`,
  'g',
);
/** `Consulta e plano de tratamento` is a service, `Preço particular` what the same costs without insurance. */
const OF_SERVICE =
  /(?<![a-z])(?:planos?|plan(?:es|s)?) +(?:de|du|of) +(?:tratamentos?|tratamientos?|traitements?|treatments?|soins|cuidados)(?![a-z])|(?<![a-z])(?:treatment|care|feeding|meal|birth) +plans?(?![a-z])|(?<![a-z])(?:precos?|precios?|tabela|tarifas?|valor|prix) +(?:particular|privad[oa]|prive)(?![a-z])/g;
/** `Net à payer`: to pay, and no payer. */
const TO_PAY = /(?<![a-z])a +payer(?![a-z])/g;
/** `AIA, after co-pay`: what the insurer pays when the patient's part is off. */
const AFTER_OWN =
  /(?<![a-z])(?:after|net of|nach|apres|tras|apos|setelah) +(?:(?:your|the|der|die|dem|l|la|le|el) +)?(?:co ?pay|co ?payment|copay|copayment|co ?insurance|excess|deductible|selbstbehalt|selbstbeteiligung|eigenanteil|zuzahlung|franchise|copago|deducible|franquia)(?![a-z])/g;
/** `Abrechnung mit der Kasse (Festbetrag abzüglich Zuzahlung)`: behind who pays, what is off already. */
const LESS_OWN =
  /(?<![a-z])(?:less|minus|abzuglich|abzgl|moins|menos|dikurangi|dipotong) +(?:(?:your|the|der|die|dem|ihrer?|votre|l|la|le|el|su|a|o|sua) +)?(?:co ?pay|co ?payment|copay|copayment|co ?insurance|excess|deductible|zuzahlung|selbstbehalt|selbstbeteiligung|eigenanteil|franchise|ticket +moderateur|copago|deducible|franquia|coparticipacao|urun +biaya)(?![a-z])/;
/** `Patient responsibility after insurance`: who is named has paid already. */
const AFTER =
  /(?<![a-z])(?:after|nach|apres|tras|despues de|apos|depois de|setelah) +(?:(?:your|the|der|die|dem|l|la|le|el|l[oa]s|da|do) +)?(?:insurance|insurers?|plan|carrier|payer|versicherung|krankenkasse|kasse|assurance|mutuelle|aseguradora|seguro|seguradora|plano|asuransi)(?: +(?:payments?|paid|benefits?))?(?= *$)/g;
/** Named after insurance, it is what the insured bears. */
const CO_INSURANCE = /(?<![a-z])co +ins(?:urance|ur)?(?![a-z])/g;

/** `Cubre el paciente`, `couvert par le patient`: the verb is an insurer's, and here says who bears it instead. */
const COVERED_BY_PATIENT =
  /(?<![a-z])(?:cubre|cubierto|cubierta|cobre|coberto|coberta|couvre|couverte?)(?: +(?:por|par|pelo|pela))? +(?=(?:(?:el|la|le|l|o|a) +)?(?:paciente|patiente?|asegurad[oa]|assuree?(?![a-z])|segurad[oa]|afiliad[oa]|usuari[oa]|titular|utente|beneficiari[oa])(?![a-z]))/g;

/** `Base de remboursement`: what the insurer's share is a part of. */
const BASE = wordPattern(...BASE_WORDS);

/** `Laut Zusage übernimmt sie`: of one who is spoken to the verb is `übernehmen`. */
const SHE_PAYS =
  /(?<=(?:^| )(?:ubernimmt|erstattet|ersetzt|vergutet|tragt|zahlt|bezahlt|begleicht|uberweist|leistet|deckt)) +sie(?![a-z])/g;

/** What one of these holds, as few captions do. */
const HAS_ASIDE =
  /t sie|after |net of |nach |apres |tras |despues |apos |depois |setelah |base|basis|brss|tarif|plan|cub|cob|couv|particular|priv|grundlage|dasar|panel|your|ihr|votre|vos|(?:not|never|non|no|nao|nicht|pas|tidak) | payer| ins/;

function withoutAsides(words: string): string {
  return words
    .replace(TESTS, ' ')
    .replace(OF_SERVICE, ' ')
    .replace(REFUSED, ' ')
    .replace(AFTER, ' ')
    .replace(AFTER_OWN, ' ')
    .replace(BASE, ' ')
    .replace(THEIR_OTHERS, ' ')
    .replace(SHE_PAYS, ' ')
    .replace(COVERED_BY_PATIENT, ' ')
    .replace(TO_PAY, 'a regler')
    .replace(CO_INSURANCE, 'coinsurance');
}

/** Of whom the words (plain text) around a figure speak; undefined for nobody, or both. */
export function whoseShare(words: string): Party | undefined {
  if (isPaidByYou(words)) return 'patient';
  const said = HAS_ASIDE.test(words) ? withoutAsides(words) : words;
  const less = LESS_OWN.exec(said);
  const caption = less && speaksOfInsurer(said.slice(0, less.index)) ? said.replace(LESS_OWN, ' ') : said;
  const [insurer, patient] = [speaksOfInsurer(caption), hasWord(caption, PATIENT)];
  if (insurer === patient) return undefined;
  return insurer ? 'insurer' : 'patient';
}

function speaksOfInsurer(caption: string): boolean {
  return [INSURER, INSURER_WORDS, COMPANY_PAYS].some((words) => hasWord(caption, words));
}

/** Whether the words around a figure call it a sum or a price. */
export function isWhole(caption: string): boolean {
  return hasWord(caption, WHOLE);
}
