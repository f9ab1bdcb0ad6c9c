import type { Segment } from '../layout/layout.ts';
import { plainText } from '../text/plain-text.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import { OWN_SHARE_WORDS } from '../words/own-share-words.ts';
import { COVER, isClinicsLiability } from './other-limits.ts';

const LIMIT =
  /(?<![a-z])(?:(?<!(?:adds?|adding|added|sums?|amounts?) )up to(?! (?:[0-9]+ (?:and [0-9]+ )?)?(?:min(?:ute)?s?|h(?:our)?s?|hrs?|days?|weeks?|cm|mm|ml|mg|kg|km)(?![a-z]))|the most|most (?:we|you|it) (?:can |will )?(?:pay|claim)s?|limit|limits|maximum|max|sum (?:insured|assured)|sum ins|ceiling|capped at|cap(?! [a-z]+ [0-9]| +soc)|upto|until (?:you|we) reach|until it reaches|(?:no|not|never|cannot) (?:[a-z]+ )?(?:more than|over|exceed(?:ing)?)|maximal(?:e|er|es) [a-z]+|hochst(?:leistung|betrag|erstattung))(?![a-z])/;
/** Right before its figure: `bis zu 1.500,00 EUR`, `jusqu'à`, `hasta`, `até`, `hingga`, `nicht mehr als`. */
const UP_TO = new RegExp(
  `(?<![a-z])(?:${[
    'bis zu|bis max(?:imal)?|(?:maximal|hochstens)(?: jedoch| aber)?|jusqu a|hasta(?: un maximo de)?|ate(?: ao maximo de| o limite de)?|hingga|maksimal',
    '(?:kosten|deckungs|leistungs)?(?:gutsprachen?|zusagen?|ubernahmen?|deckung|bewilligung|genehmigung) bis|gedeckt bis|(?:versichert|bewilligt|genehmigt|zugesagt) bis',
    '(?:nicht|no|nao|ne|tidak) (?:[a-z]+ ){0,2}(?:mehr als|mas de|mais (?:de|que)|(?:pas )?plus de|lebih dari)|pas plus de',
    'ne (?:peut|pourra|saurait|doit)(?: pas)? (?:depasser|exceder)|no (?:puede|podra|debe) (?:superar|exceder|sobrepasar)|nao (?:pode|podera|deve) (?:exceder|ultrapassar|superar)|tidak (?:boleh|dapat|akan) melebihi',
  ].join('|')})$`,
);
/** Right before its figure, too; deposits, fees and payments in cash are limited as well. */
const LIMITED_TO = new RegExp(
  `(?<![a-z])(?:${[
    '(?:limited|restricted) to(?: a (?:maximum|total) of)?|at most|(?:begrenzt|beschrankt|limitiert|gedeckelt) auf|(?:limitee?|plafonnee?)s? (?:a|au montant de)',
    '(?:limitad|restringid)[oa]s? (?:a|ao valor de|al importe de)|como maximo|no maximo|au maximum|(?:dibatasi|terbatas)(?: (?:sampai|sebesar|pada|hingga))?|paling (?:banyak|tinggi)',
  ].join('|')})$`,
);
/** German puts the verb behind: `ist auf 500,00 € begrenzt`. */
const LIMITED_BEHIND = /^ *(?:euro? +)?(?:(?:pro|je|im) [a-z]+ +)?(?:begrenzt|beschrankt|limitiert|gedeckelt)(?![a-z])/;
/** They are named as a cover is, and are none. */
const NO_COVER = anyWordPattern(
  'deposit|depot|kaution|deposito|fianza|caucao|uang jaminan|indemnity|(?:payment|instal?lment) plan|(?:cancellation|refund|returns?|payment|privacy) policy',
);
const { excess, copay } = OWN_SHARE_WORDS;
const EXCESS = excess.join('|');
const NO_LIMIT = anyWordPattern(
  ...excess,
  ...copay,
  'remaining|available|left|used|unused|room rent|premium|(?:bill|charge) you|you (?:(?:may|will|can|would) )?(?:pay|owe)',
  // `80 % of the fee, to a maximum of`: what a rate is of.
  '(?<!of (?:the|each|any|your|his|her) )fee|pramie|beitrag(?! (?:hochstens|maximal|bis))|prima|cuota|prime|cotisation|mensalidade|premi|iuran|disponibles?|verbleiben|restant|sisa|saldo',
);
/** `Tope de coaseguro`, `Contribution maximale du patient`: the most that the patient bears. */
const OWN_LIMIT = anyWordPattern(
  ...excess,
  ...copay,
  'du patient|del? paciente|do paciente|do beneficiario|a charge|(?:patient|member|your) (?:s )?(?:own )?(?:contribution|share|payment|part)|you pay|taxa moderadora',
);

const ONE_OF_MANY =
  '(?:a|per|each|every|por|je|pro|par|la|le|cada|chaque|jede[rsn]?|setiap) (?:visit[ae]?|session|day|night|item|service|consultation|prescription|unit|pair|sess(?:ao|oes)|sesion|consulta|dia|noite|noche|diaria|unidad|seance|acte|jour|nuit|sitzung|besuch|(?:pfleg\\w*|verpfleg\\w*|behandlungs|aufenthalts|krankenhaus|spital\\w*)?tag|nacht|behandlung|verordnung|rezept|einheit|hilfsmittel|stuck|hari|kunjungan|malam|tindakan|modul[eo]?)(?![a-z])';
/** The most for one of many is not the most that is paid: `até R$ 180,00 por sessão`, `Pro Einheit können wir bis zu 60,00 Euro`. */
const OF_EACH = new RegExp(`^ *(?:(?:for|fur|pour|para|untuk) )?${ONE_OF_MANY}`);
const EACH_BEFORE = new RegExp(`(?<![a-z])${ONE_OF_MANY}[^.;]*$`);

/** Whether what follows a figure says that it is for one of many: `R$ 120,00 por sessão`. */
export function isOfEach(behind: string): boolean {
  return OF_EACH.test(plainText(behind));
}

const VISIT =
  '(?:visit[ae]?|session|consultation|appointment|treatment|sesi(?:on)?|consulta|sessao|seance|sitzung|besuch|behandlung|termin|kunjungan)';
const EACH_VISIT = `(?:a|per|each|every|(?:for|fur|pour|para|untuk) (?:each|every|jede[rsn]?|chaque|cada|setiap)|por|je|pro|par|la|le|cada|chaque|setiap|tiap) ${VISIT}(?![a-z])`;
const OF_EACH_VISIT = new RegExp(`^ *(?:euros? +)?${EACH_VISIT}`);
const EACH_VISIT_BEFORE = new RegExp(`(?<![a-z])${EACH_VISIT}[^.;]*$`);

const SPEAKS_OF_EACH_VISIT = new RegExp(`(?<![a-z])${EACH_VISIT}`);

/** Whether words in plain text speak of each visit. */
export function speaksOfEachVisit(words: string): boolean {
  return SPEAKS_OF_EACH_VISIT.test(words);
}

/** Whether what follows a figure, as printed, says that it is for each visit. */
export function isOfVisits(behind: string): boolean {
  return OF_EACH_VISIT.test(plainText(behind));
}

/**
 * `Vhi pays up to €50.00 a visit`: whether a figure is the most that is paid for each visit.
 * @param before what leads to it, in plain text.
 * @param behind what follows it, as printed.
 */
export function isLimitOfEachVisit(before: string, behind: string): boolean {
  const isOfVisit = OF_EACH_VISIT.test(plainText(behind)) || EACH_VISIT_BEFORE.test(before);
  return (
    isOfVisit &&
    (speaksOfLimit(before.trim(), behind) || endsWithLimit(before)) &&
    !leavesNoLimit(before) &&
    !speaksOfOwnLimit(before)
  );
}

/** Nor is the most that somebody pays himself: `höchstens 10,00 Euro Zuzahlung`. */
const OWN_SHARE =
  /^ *(?:euro? )?(?:zuzahlung|eigenanteil|selbstbehalt|copay(?:ment)?|co payment|de franchise|de copago)(?![a-z])/;

/**
 * Whether a caption, in plain text, speaks of the most that is paid.
 * @param behind what follows its figure, as printed.
 */
export function speaksOfLimit(caption: string, behind = ''): boolean {
  if (LIMIT.test(caption)) return true;
  if (isClinicsLiability(caption)) return false;
  if (UP_TO.test(caption)) return true;
  const isLimited = LIMITED_TO.test(caption) || (/ auf$/.test(caption) && LIMITED_BEHIND.test(plainText(behind)));
  return isLimited && hasWord(caption, COVER) && !hasWord(caption, NO_COVER) && !hasWord(caption, OWN_LIMIT);
}

/** `Límite de su póliza por visita y pruebas`: what a caption begins with, whatever it goes on with. */
const LIMIT_FIRST =
  /^ *(?:(?:el|su|o|o seu|seu|le|votre|ihr) )?(?:limites?|topes?|tetos?|tectos?|plafond?|plafonds|batas|pagu)(?: (?:maxim[oa]|maksimum|maksimal))?(?: (?:de|del|de la|du|da|do|su|sua|seu|votre|par|por|per|pour|untuk))* (?=[a-z])/;

/** Whether a row's caption, in plain text, begins with a word for the most and goes on with one for the cover. */
export function beginsWithLimit(caption: string): boolean {
  return LIMIT_FIRST.test(caption) && (hasWord(caption, COVER) || hasWord(caption, GIVEN));
}

/** `Plafond de la prestation par année civile`: behind a word for the most they are what an insurer gives; elsewhere, a clinic's too. */
const GIVEN = anyWordPattern(
  'prestations?|indemnisations?|indemnites?|contrat|garantias?|beneficios?|contrato|indemnizaci(?:on|ones)|indemnizac(?:ao|oes)|santunan|klaim',
);

/** Whether a caption, in plain text, speaks of the most that the patient bears. */
export function speaksOfOwnLimit(caption: string): boolean {
  return hasWord(caption, OWN_LIMIT);
}

/** Whether words in plain text speak of a premium, of what the patient bears first or of what is left. */
export function leavesNoLimit(clause: string): boolean {
  return hasWord(clause, NO_LIMIT);
}

/**
 * Whether what stands behind a figure, or before it in its clause, says that it is the most for one of many, or of somebody's own.
 * @param severalVisits whether the bill may be of more visits than one.
 */
export function isPartialLimit(behind: string, before = '', severalVisits = true): boolean {
  const [plain, words] = [behind, before].map((text) => (severalVisits ? plainText(text) : ofBill(plainText(text))));
  return OF_EACH.test(plain ?? '') || OWN_SHARE.test(plain ?? '') || EACH_BEFORE.test(words ?? '');
}

/** On the bill of one visit the most for a visit is the bill's: `maksimal Rp500.000 per kunjungan`. */
function ofBill(words: string): string {
  return words.replace(OF_VISIT, ' ');
}

const OF_VISIT =
  /(?<![a-z])(?:a|per|each|every|por|je|pro|par|cada|chaque|jede[rsn]?|setiap|tiap) (?:visit[ae]?|besuch|kunjungan)(?![a-z])/g;

/** Whether a sentence speaks of a premium, of what the patient bears first or of what is left, anywhere before a figure. */
export function speaksOfNoLimit({ text }: Segment, to: number): boolean {
  return leavesNoLimit(sentenceUpTo(text, to));
}

/** `Quote-part annuelle plafonnée à CHF 700.00`, `auf CHF 700.00 im Jahr begrenzt`: whether words in plain text limit something to the figure between. */
export function isLimitedTo(before: string, behind: string): boolean {
  // The figure's currency may stand between.
  return [before.trimEnd(), before.replace(LAST_SIGN, '')].some(
    (words) => LIMITED_TO.test(words) || (/ auf$/.test(words) && LIMITED_BEHIND.test(plainText(behind))),
  );
}

const LAST_SIGN = / (?:[a-z]{3}|rp|r|rs|kr) *$/;

const LIMIT_OF =
  /(?<![a-z])(?:limit|maximum|ceiling|cap|limite|tope|teto|tecto|plafond|hochstbetrag|jahresmaximum|batas|pagu|plafon)(?: (?:of|de|von|d un montant de|in hohe von|sebesar))(?: [a-z]{1,3})? *$/;

/** `refunded in full, up to the policy limit of $5,000.00`: whether words in plain text call the figure behind them the most. */
export function endsWithLimit(words: string): boolean {
  return LIMIT_OF.test(words);
}

const YEARLY_EXCESS = new RegExp(
  `(?<![a-z])(?:jahresfranchise|jahresselbstbehalt|(?:annual|yearly|(?:calendar|plan|policy) year|jahrliche[rns]?) (?:${EXCESS})|(?:${EXCESS}) (?:annuel(?:le)?s?|anual(?:es)?|par an(?:nee)?|per year|pro jahr|por ano|del ano))(?![a-z])`,
);

/** `Votre franchise annuelle de CHF 500.00 est atteinte`: whether words in plain text speak of what is borne in a year, whatever the bill. */
export function speaksOfYearlyExcess(words: string): boolean {
  return YEARLY_EXCESS.test(words);
}

/** In characters: nobody says farther before a figure what it is. */
const LONGEST_SENTENCE = 600;

/** In plain text, what a sentence says up to a figure. */
export function sentenceUpTo(text: string, to: number): string {
  return plainText(
    text
      .slice(Math.max(0, to - LONGEST_SENTENCE), to)
      .split(/[.;!?]\s+(?=\p{Lu})/u)
      .at(-1) ?? '',
  );
}
