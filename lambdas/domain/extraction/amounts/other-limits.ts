import { plainText } from '../text/plain-text.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';

/** Who pays, or what is paid: whose limit it is. */
export const COVER = anyWordPattern(
  'cover|coverage|allowances?|entitlements?|benefits?|reimbursements?|insurers?|insurance|plan|policy|leistung(?:en)?|erstattung(?:en)?|deckung|kostenubernahme|\\w*versicherung|versicherer|\\w*kasse',
  'remboursements?|garanties?|prises? en charge|charge (?:est )?(?:plafonnee|limitee)|couverture|assurance|assureur|mutuelle|cobertura|prestaci(?:on|ones)|reembolsos?|poliza|seguro|aseguradora',
  'comparticipacao|apolice|seguradora|convenio|pertanggungan|manfaat|jaminan|tanggungan|penggantian|asuransi|polis',
  '(?<!(?:we|you|patients?|members?|customers?|insured|policyholders?) )(?:will pay|pays)',
);
/** A clinic is liable for what is lost in it; an insurer for the bill. */
const LIABLE =
  /(?<![a-z])(?:liable|liability|haftung|haftet|haften|responsabilite|responsable|responsabilidade?|repondons|respondemos|tanggung jawab)(?![a-z])/;
const INSURERS_LIABILITY =
  /(?<![a-z])(?:insurer (?:s )?(?:is liab|liab)|liability of (?:the |your )?insurer|versicher(?:er|ung) haftet|haftung (?:der versicherung|des versicherers)|responsabilite de l assureur|responsabilidade? d(?:e la aseguradora|a seguradora))/;
/** What the law takes, how a clinic is paid and what it stands for: such limits are of no cover, whoever is named beside them. */
const NEVER_COVER = anyWordPattern(
  'fine|fines|fined|penalt(?:y|ies)|contactless|parking|car park|valuables|belongings|loss of property|ombudsman|small claims|tax (?:relief|credit)|gift (?:cards?|vouchers?)|refer a friend|overdraft|instal?ments?|interest free',
  'geldbu(?:ss|ß)e|bu(?:ss|ß)geld|geldstrafe|strafe|ordnungswidrig\\w*|kontaktlos\\w*|park(?:en|haus|platz|gebuhr\\w*)|wertsachen|garderobe|spenden?|absetzbar|gutscheine?|ratenzahlung\\w*|mahngebuhr\\w*',
  'amendes?|penalites?|sans contact|stationnement|objets de valeur|credit d impot|en plusieurs fois|multas?|sancion(?:es)?|penalizacion(?:es)?|sin contacto|aparcamiento|estacionamiento|objetos de valor|financiacion',
  'coimas?|sem contacto|por aproximacao|estacionamento|parcelamento|financiamento|denda|parkir|cicilan|barang berharga',
);
/** Limited as well, and of no cover unless one is named: payments in cash, what one saves. */
const SELDOM_COVER = anyWordPattern(
  'cash|cheques?|checks?|card payments?|save|savings?|discounts?|credit|deposits?|missed appointments?',
  'barzahlung\\w*|bargeld|kartenzahlung\\w*|sparen|rabatte?|ausfallhonorar|especes|economisez|remises?|efectivo|ahorr[ae]|descuentos?|recargo',
  'dinheiro|numerario|poupe|economize|descontos?|tunai|hemat|diskon',
);
const PART =
  'room(?: rent)?|bed|session|daily|nightly|day|night|chambre|seance|jour|nuit|habitacion|sesion|dia|noche|quarto|sessao|diaria|noite|kamar|harian|hari|malam';
/** `Daily room limit`, `Plafond chambre`: the most for one of many, which bills have several of; not a visit's, which is often all. */
const OF_PART = new RegExp(
  `(?<![a-z])(?:${[
    `(?:${PART}) (?:limit|maximum|cap)`,
    `(?:limite?|maximum|plafond|tope|teto|batas|plafon) (?:(?:de|del|da|do|la|par|por|per) ){0,2}(?:${PART})`,
    '(?:zimmer|sitzungs|tages) ?(?:limit|hochstbetrag|hochstsatz)|hochstbetrag (?:pro|je) (?:sitzung|tag|nacht)',
  ].join('|')})(?![a-z])`,
);

/** In units of account, worth what the day says: `UF 300`, `hasta 500 UMA`. */
const UNIT = 'uf|u f|utm|udis?|umam?|uvr|uvt|uit|sm?ml?mv|smlmv|salarios minimos';
const UNIT_BEFORE = new RegExp(`(?<![a-z])(?:${UNIT}) *$`);
const UNIT_BEHIND = new RegExp(`^ *(?:${UNIT})(?![a-z])`);

/** Up to here what follows a figure speaks of it. */
const CLAUSE = /^[^.;:!?]{0,200}/;

/**
 * Whether the most that is told is no cover's: a fine's, of payments in cash, what a clinic is liable for, the room's or a
 * session's, or no sum of money.
 * @param before what leads to its figure, in plain text: its label, or its sentence.
 * @param behind what follows its figure, as printed.
 */
export function isOtherLimit(before: string, behind = ''): boolean {
  const [rest = ''] = CLAUSE.exec(behind) ?? [];
  const words = `${before} ${plainText(rest)}`;
  return (
    hasWord(words, NEVER_COVER) ||
    OF_PART.test(before) ||
    UNIT_BEFORE.test(before) ||
    UNIT_BEHIND.test(plainText(rest)) ||
    ((hasWord(words, SELDOM_COVER) || isClinicsLiability(words)) && !hasWord(words, COVER))
  );
}

/** Whether a caption, in plain text, speaks of a liability that is not the insurer's. */
export function isClinicsLiability(caption: string): boolean {
  return LIABLE.test(caption) && !INSURERS_LIABILITY.test(caption);
}
