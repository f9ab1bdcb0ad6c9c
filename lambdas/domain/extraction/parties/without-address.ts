import { plainText } from '../text/plain-text.ts';
import { hasWord } from '../text/word-pattern.ts';
import { isPaperTitle } from '../words/paper-title.ts';
import { isProfessional } from '../words/professions.ts';
import { PROVIDER_WORDS } from '../words/provider-words.ts';
import { withoutNetwork } from './without-network.ts';

/** `Larkspur Orthopedics, 22 Ridge Rd, Dover`, `Ärztehaus Töss AG, Bahnhofplatz 3, 8400 Winterthur`: behind the comma is the address. */
export function withoutAddress(text: string): string {
  const address =
    /,\s+(?:\d+[A-Za-z]?\s|\p{Lu}[\p{L}. -]+ \d{1,4}\p{Ll}?(?:,|$)|\p{Lu}[\p{L}. ]* (?:Road|Rd|Street|St|Avenue|Ave|Lane|Drive|Highway|Nagar|Marg|Colony|Square)(?:,|$)).*$/u;
  const name = withoutTown(
    withoutNetwork(
      withoutSender(withoutRegistration(text)).replace(address, '').replace(BRANCH, '').replace(UNKNOWN_LABEL, ''),
    ),
  );
  const parts = name.split(PARTED);
  if (parts.length !== 2) return name;
  const own = parts.filter((part) => !isTitle(part));
  if (own.length === 1) return own[0] ?? name;
  // `Audition Vallée - Audioprothésiste D.E.`, `Clinique El Azhar - Alger`: behind the dash stands what or where it is.
  const [first = '', ...others] = parts;
  // `Magdalena Steinlechner – Hebamme`
  if (first.includes(' ') && isProfessional(others[0] ?? '')) return first;
  const named = first.includes(' ') && hasWord(plainText(first), PROVIDER_WORDS);
  return named && /^\p{Lu}/u.test(others[0] ?? '') && BESIDES.test(others[0] ?? '') ? first : name;
}

/** `Fisioterapia Movimento Ltda. — CNPJ 04.771.203/0001-58 — Rua XV 900`: behind the dash stands under which number a house is registered, and where it is. */
export function withoutRegistration(text: string): string {
  return text.replace(REGISTRATION, '');
}

const REGISTRATION =
  /\s+[-–—−|•·]\s+(?:CNPJ|CPF|CNES|NIPC|N\.?I\.?[FT]|C\.?I\.?F|R\.?U\.?[CT]|R\.?F\.?C|CUIT|SIRET|SIREN|FINESS|USt-?Id|UID|HRB|NPWP|NPI|ABN|EIN|TIN|Tax ID|TRN|(?:DOH|DHA|MOHAP|MOH|HAAD|HFRA|Reg\.? ?No|Lic(?:en[cs]e)?\.? ?No)[. ]|(?:DOH|DHA|MOHAP|MOH|HAAD) (?:licen[cs]e|Lic\.?))(?!\p{L}).*$/u;

/** `Lanka Lake Hospital, Kandy`, `MVZ Radiologie am Ring GmbH, Bad Elster`: behind who names himself by care stands where. */
export function withoutTown(name: string): string {
  const [before = '', town, other] = name.split(/,\s+|\s+[-–—·•|]\s+/);
  const isTown =
    town !== undefined && other === undefined && (TOWN.test(town) || CODED.test(town)) && !COMPANY.test(town);
  return isTown && hasWord(plainText(before), PROVIDER_WORDS) && !hasWord(plainText(town), PROVIDER_WORDS)
    ? before
    : name;
}

/** Also with its state: `Saint John NB`, `Vila Velha/ES`. */
const TOWN = /^(?:\p{Lu}\p{Ll}+[ -]?){1,3}(?:\b[A-Z]{2}|\/[A-Z]{2})?$/u;
/** `4000 Liège` */
const CODED = /^(?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}[\p{L} '’-]+$/u;
const COMPANY = /^(?:Inc|Ltda?|Limited|Corp|Llc|Plc|Unipessoal|Pvt|Pte)(?![a-z])/;

/** A profession, a town with its country or quarter, a unit. */
const BESIDES =
  /(?:iste|arzt|[äa]rztin|ologe|ologin|[óo]log[oa]|ologue|therapeut(?:in)?|m[ée]decin|m[ée]dic[oa]|dentista|D\.E\.|olog[ií]a|ologie|iatr[ií]a)(?!\p{L})|^\p{Lu}[\p{L} -]+, \p{Lu}[\p{L} ]+$/iu;

/** `Slieve Imaging Centre <billing@slieve.example>`: who sent a mail that was printed. */
const MAIL_ADDRESS = / <[^<>\s]+@[^<>\s]+>?$/;
/** `Recaudación Clínica Los Boldos <…>`: whose office sent it. */
const OFFICE =
  /^(?:Recaudaci[óo]n|Facturaci[óo]n|Cobranzas?|Cobros|Administraci[óo]n|Contabilidad|Billing|Accounts?|Accounting|Finance|Abrechnung|Rechnungswesen|Buchhaltung|Verwaltung|Comptabilit[ée]|Facturation|Secr[ée]tariat|Faturamento|Fatura[çc][ãa]o|Financeiro|Tesouraria|Contabilidade|Keuangan|Penagihan|Administrasi)(?: (?:de|del|da|do|de la|der|des|du))? (?=\p{Lu})/u;

function withoutSender(text: string): string {
  const sender = text.replace(MAIL_ADDRESS, '');
  return sender === text ? text : sender.replace(OFFICE, '');
}

/** `WALDEN PHARMACY #114` */
const BRANCH = / #\d+$/;
/** `Payee: Birch Hollow Clinic`: no name holds a colon. */
const UNKNOWN_LABEL = /^\p{Lu}[\p{L}]*(?: \p{L}+){0,2} ?: (?=\p{Lu})/u;
/** `GREENFIELD HOSPITAL – FINAL BILL`: the paper's title may stand on the name's line. */
const PARTED = /\s+[-–—−|•·]\s+/;

function isTitle(part: string): boolean {
  return isPaperTitle(plainText(part)) && !/\d/.test(part);
}
