import { isInsurersPaper } from '../amounts/insurers-paper.ts';
import {
  COMPANY_FORM,
  NAMES_PAYER,
  PAID_BY_ABROAD,
  PAYER_BEFORE_NUMBER,
  PAYER_BEFORE_VERB,
  PAYING_ABROAD,
} from '../amounts/paid-by-abroad.ts';
import type { Segment } from '../sheet/layout.ts';
import { plainOfSheet } from '../sheet/plain-of-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { everyMatch } from '../text/every-match.ts';
import { isGeneralName } from '../text/general-names.ts';
import { plainText } from '../text/plain-text.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import { INSURER_WORDS } from './insurer-words.ts';
import { FORM } from './insurers-in-runs.ts';
import { linesOfInsurers } from './lines-of-insurers.ts';
import { paidNothing } from './paid-nothing.ts';
import { CARE_GIVERS } from './provider-words.ts';
import { readOrganization } from './read-organization.ts';
import { readPerson } from './read-person.ts';

/** `Insurance payment - Keystone Fund`, `Payment Received (Insurance) - Zurich`: behind the kind of payment, who made it. */
const BEHIND_KIND =
  /(?<!\p{L})(?:insurance|insurer|hmo|tpa|panel|cashless|assurance|mutuelle|aseguradora|seguro|seguradora|conv[eê]nio|versicherung|krankenkasse|asuransi|penjamin)(?: (?:payment|payments|paid|pmt|claim|admission|billing|company|pago|pagamento|paiement|zahlung|pembayaran)){0,2}\)?\s*[-–—:]\s+(?=\p{Lu})/giu;
const DASH_OR_COLON = /[-–—:]\s/;
/** `submitted to Care Health Insurance`, `is lodged with ICICI`, `settled by Aetna`: to or by whom a claim went. */
const BEHIND_VERB =
  /(?<!\p{L})(?:lodged|filed|submit(?:ted)?|sent|send|bill(?:ed)?|claim(?:ed)?|registered|settled|paid|payable|covered|insured|reimbursed|approved|assigned|forwarded|processed|adjudicated)(?: directly| electronically)? (?:with|to|by|from) (?:the )?(?=\p{Lu})/gu;
/** `paid by Harvest Valley Trust, claim 4412`, `carrier Erie Auto, policy no. 77`: behind the name stands what it numbers. */
const BEFORE_NUMBER =
  /(?<!\p{L})([Cc]arrier|[Ii]nsurer|[Pp]ay[eo]r|[Ii]nsurance|[Ff]und|[Ss]cheme|[Ii]nsured (?:with|by|through)|[Cc]overed by|[Mm]ember of|by|with|to|from|through|under|via):? (?:the )?(?=(\p{Lu}[\p{L}&.'’-]*(?: (?:of|and|&|\p{Lu}[\p{L}&.'’-]*)){1,6}),? \(?(?:[Cc]laim|[Mm]ember(?:ship)?|[Pp]olicy|[Ss]ubscriber|[Cc]ert(?:ificate)?|[Ee]nrollee|[Ii]nsured|ID)(?: (?:[Nn]o|[Nn]umber|id|ID|[Rr]ef|[Rr]eference|#))*[.:# ]* ?[\p{L}./-]{0,6}\d)/gu;
/** `acting for Pennine Society`, `im Auftrag der Merkur AG`, `por cuenta de …`: for whom it is handled. */
const ON_BEHALF =
  /(?<!\p{L})(?:on behalf of|acting for|(?:coverage |plan )funded by|underwritten by|im (?:auftrag|namen)(?: und auftrag)?|namens und auftrags|por (?:cuenta|encargo|orden)(?: y orden)? de|pour le compte de|au nom de|em nome d[aeo]|por conta d[aeo])(?: (?:der|des|von|la|le|el))? (?=(?:the )?\p{Lu})/giu;
/** What one of its wordings holds in plain text. */
const SAYS_BEHALF =
  /on behalf of|acting for|funded by|underwritten by|im (?:auftrag|namen)|namens und|por (?:cuenta|encargo|orden|conta) |le compte de|au nom de|em nome d/;
const SAYS_PAYER = /^(?:member of|carrier|insurer|payer|payor|insurance|fund|scheme|insured|covered)/i;
/** A line about paying, in which capitals and an insurer's words make a name. */
const PAYING = anyWordPattern('payments?|paid|claims?|cashless|insurer|settled|reimbursed|covered|billed');
/** `Paid (Irish Life Health)`: in brackets behind the payment, who made it. */
const BRACKETED = /(?:paid|payments?|pmt|covered|settled|received|reimbursed)\s*\((?=(\p{Lu}[^()\d]{2,50})\))/giu;
/** A body of people, not a person. */
const BODIES = anyWordPattern(
  'trust|fund|plan|scheme|group|indemnity|casualty|cooperative|society|benefits?|life|general',
);
const HEALTH = anyWordPattern('health|healthcare|medical|medicare');
/** A name in a sentence about payments, and where it stands in its line. */
export interface AnnouncedName {
  readonly value: string;
  readonly segment: Segment;
  readonly start: number;
  readonly end: number;
  /** For whom the writer says to act. */
  readonly behalf?: boolean;
}

/** Who paid, or to whom the claim went, as lines about payments say. */
export function insurersInPayments(sheet: Sheet): readonly AnnouncedName[] {
  const found: AnnouncedName[] = [];
  const lines = linesOfInsurers(sheet);
  const isOnBehalf = SAYS_BEHALF.test(plainOfSheet(sheet));
  for (const segment of sheet.segments) {
    const add = (from: number, text: string) => {
      const name = readOrganization(text, true);
      if (!name || isGeneralName(name.value)) return;
      found.push({ value: name.value, segment, start: from + name.start, end: from + name.end });
    };
    for (const match of isOnBehalf ? everyMatch(segment.text, ON_BEHALF) : []) {
      // `the` before a name is not printed as its part, `The` is.
      const from =
        match.index + match[0].length + (segment.text.startsWith('the ', match.index + match[0].length) ? 4 : 0);
      const text = segment.text.slice(from);
      const name = readOrganization(text, true);
      if (!name || !/^\p{Lu}/u.test(text) || !name.value.includes(' ')) continue;
      if (hasWord(plainText(name.value), CARE_GIVERS) || isGeneralName(name.value) || isPersons(name.value)) continue;
      // A company signs and collects for another, too.
      if (!namesInsurer(name.value) && !isInsurersPaper(sheet)) continue;
      const end = from + name.end + (FORM.exec(text.slice(name.end))?.[0].length ?? 0);
      const start = text.startsWith('The ') ? from : from + name.start;
      found.push({ value: segment.text.slice(start, end), segment, start, end, behalf: true });
    }
    const { plain: line, text: printed } = segment;
    if (!lines.has(segment) && !hasWord(line, PAYING) && !hasWord(line, PAYING_ABROAD)) continue;
    if (paidNothing(segment, sheet)) continue;
    for (const match of printed.includes('(') ? everyMatch(printed, BRACKETED) : []) {
      const plain = plainText(match[1] ?? '');
      const isBody = hasWord(plain, INSURER_WORDS) || hasWord(plain, BODIES) || hasWord(plain, HEALTH);
      if (isBody && plain.includes(' ')) add(match.index + match[0].length, match[1] ?? '');
    }
    for (const match of DASH_OR_COLON.test(printed) ? everyMatch(printed, BEHIND_KIND) : []) {
      const from = match.index + match[0].length;
      add(from, printed.slice(from));
    }
    for (const match of everyMatch(printed, BEHIND_VERB)) {
      const from = match.index + match[0].length;
      if (namesInsurer(readOrganization(printed.slice(from), true)?.value ?? '')) add(from, printed.slice(from));
    }
    for (const match of everyMatch(printed, PAID_BY_ABROAD)) {
      const from = match.index + match[0].length;
      const name = readOrganization(printed.slice(from), true)?.value ?? '';
      if (namesInsurer(name) || COMPANY_FORM.test(name)) add(from, printed.slice(from));
    }
    const numbered = /\d/.test(printed) ? [BEFORE_NUMBER, PAYER_BEFORE_NUMBER] : [];
    for (const match of numbered.flatMap((pattern) => everyMatch(printed, pattern))) {
      const [lead, word = '', name = ''] = match;
      const isProvider = hasWord(plainText(name), CARE_GIVERS);
      if (
        /^\p{Lu}/u.test(name) &&
        (SAYS_PAYER.test(word) || NAMES_PAYER.test(word) || (!isPersons(name) && !isProvider))
      )
        add(match.index + lead.length, name);
    }
    for (const match of everyMatch(printed, PAYER_BEFORE_VERB)) {
      add(match.index + match[0].length, match[1] ?? '');
    }
  }
  return found;
}

function isPersons(name: string): boolean {
  return (readPerson(name, false)?.quality ?? 0) >= 1 && !namesInsurer(name) && !hasWord(plainText(name), BODIES);
}

function namesInsurer(value: string): boolean {
  return hasWord(plainText(value), INSURER_WORDS) && !isGeneralName(value);
}
