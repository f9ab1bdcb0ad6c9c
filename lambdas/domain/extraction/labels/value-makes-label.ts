import type { LabelRule } from './label-rule.ts';

const NUMBER =
  /^[\s.:º°]*#?(?:(?:\p{Lu}{1,5}|(?:\p{Lu}\.){2,3}) )?(?=[\p{Lu}\d./-]*\d{2})[\p{Lu}\d]+(?:[./-][\p{Lu}\d]+)*(?![\p{L}%])/u;
/** A member's number has five figures at least. */
const LONG_NUMBER = /^[\s.:º°]*(?:\p{Lu}{1,5} )?(?:[^\s\d]*\d ?){5}/u;
/** `Certificat 3 071 5526`: nothing but figures in groups. */
const GROUPS = /^[\s.:º°]*\d{1,5}(?: \d{2,5}){1,7}\s*$/;
const NAME_PART = String.raw`(?:(?:d[aeio]s?|del|la|le|von|van|zu|bin|binti|el|e|y) )*\p{Lu}[\p{L}’'.-]+`;
/** Two words at least, and then the end of the part: `paciente Tiago Rezende Pontes, carteira 77`. */
const NAME = new RegExp(
  String.raw`^\s+${NAME_PART}(?: ${NAME_PART}){1,4}\s*(?:[,;)(–-]|$|(?:recibi|atendid|asisti|identificad|con |fue |foi |por |quien |cancel|pag|hat |wurde |am |a [ée]t[ée] |a re[çc]u |a b[ée]n[ée]fici|né|telah |dirawat |yang |was |has |of ))`,
  'u',
);
/** `Patient Aroha Tane, DOB 2 Oct 1978`: at a line's beginning what follows must say that it was a person. */
const DESCRIBED = /^[^,(;]*(?:,\s*|\s\()(?:DOB|D\.O\.B|born|date of birth|aged?|member|policy|claim|ID|MRN|\d)/i;
const ID = /claim_number|invoice_number|insured_id/;
const FIGURE = /amount|pocket|coverage|_date$/;
/** With its cents or currency: `Su póliza 4.118.902` is no amount. */
const MONEY = /^[\s.]*(?:[^\s\d]{1,4}\s?\d|\d[\d.,' ]*(?:[.,]\d{2}(?!\d)|\s?(?:\p{Sc}|[A-Z]{3}(?!\p{L}))))/u;

/** Where an ordinary word stands, and what follows it. */
interface Setting {
  /** The text behind the word. */
  readonly after: string;
  /** It begins its line, or a part of a line that middots or bars divide. */
  readonly leads: boolean;
  /** It begins with a small letter, as within a sentence, or ends in `from`. */
  readonly small: boolean;
  /** Its line is so divided. */
  readonly part: boolean;
}

/**
 * Whether the value behind it makes an ordinary word a label, without any colon: `Invoice INV-77`, `carné SURA 52884107`,
 * `patient Tiago Rezende,`; of a line divided into parts also any figure or date, `Limit 100,00 € · Mitglied 4711`.
 */
export function valueMakesLabel({ concept }: LabelRule, { after, leads, small, part }: Setting): boolean {
  if (concept === 'insured_id') return LONG_NUMBER.test(after) && (NUMBER.test(after) || GROUPS.test(after));
  if (ID.test(concept)) return NUMBER.test(after);
  if (concept === 'patient_name') return (part || small || (leads && DESCRIBED.test(after))) && NAME.test(after);
  if (!part || !leads || !FIGURE.test(concept)) return false;
  return /_date$/.test(concept) ? /^[\s.]*\S{0,4}\s?\d/.test(after) : MONEY.test(after);
}
