import type { Segment } from '../layout/layout.ts';
import { plainText } from '../text/plain-text.ts';
import { isProfessional } from '../words/professions.ts';

/** What is written before or between the words of a profession. */
const ADJECTIVES =
  'senior|lead|licensed|registered|chartered|certified|board|consultant|specialist|visiting|attending|clinical|accredited|independent|medical|dental|general|family';
/** Words that somebody is by profession, in plain text. */
const PROFESSIONS =
  '[a-z]*(?:surgeon|physician|ologist|iatrist|iatrician|therapist|dontist|ometrist)|dentist|practitioner|anaesthetist|optician|dietitian|nutritionist|midwife|counsell?or|obstetrician|chiropractor|osteopath|audiologist|paediatrician';
/** As other languages order and word them. */
const ABROAD =
  'fach(?:arzt|arztin|zahnarzt|zahnarztin) fur|(?:psychologische[rs]?|klinische[rs]?|diplom) psycho(?:therapeut|log)(?:e|in)?|(?:staatlich )?(?:gepruft|anerkannt|diplomiert)e[rs]? [a-z]+|physiotherapeut(?:in)?|logopade|logopadin' +
  '|medecin (?:generaliste|specialiste)|chirurgien(?:ne)? dentiste|masseur kinesitherapeute|sage femme (?:liberale|diplomee)|infirmi(?:er|ere) (?:liberale?|diplomee?)' +
  '|medic[oa] (?:especialista|ciruj|internista|general|assistente)|cirujan[oa] (?:dentista|oral|general)|cirurgia(?:o)? dentista|(?:psicolog|odontolog|dermatolog|pediatr)[oa] (?:clinic[oa]|general|infantil)' +
  '|dokter (?:umum|spesialis|gigi)|(?:dr )?spesialis [a-z]+';

const PROFESSION = new RegExp(
  `^ *(?:(?:(?:${ADJECTIVES}) +)+(?:(?!and )[a-z]+ +(?:and +)?){0,3}?(?:${PROFESSIONS})(?![a-z])|(?:${ABROAD})(?![a-z]))`,
);

/** Words that only who treats is described by, wherever they begin a line. */
const SPECIALTY =
  /^(?:fachar\w+|\w*arzt(?:in)?(?= fur )|fa(?= fur )|arzt|arztin|medecin|medic[oa]|especialista|spesialis) /;
/** `Diagnostic radiologists`: in small letters behind the first. */
const IN_SMALL_LETTERS =
  /^\p{Lu}\p{Ll}+,? (?:\p{Ll}+,? )*\p{Ll}*(?:\p{Ll}{3}istes?|\p{Ll}{3}ists?|surgeons?|physicians?|nurses?|midwi(?:fe|ves)|opticians?|thérapeutes?)$/u;

/** `Consultant Orthopaedic Surgeon`, `MD FRCS (Orth)`: a line that begins with what somebody is, not who. */
export function isProfession({ plain, text }: Pick<Segment, 'plain' | 'text'>): boolean {
  const words = text.replace(/ \([^)]*\)$/, '').split(/,? /);
  const degrees = words.findIndex((word) => !isKnownDegree(word));
  // `MD FRCP, Consultant Cardiologist`
  if (degrees !== 0) return degrees < 0 || isProfession({ plain: plainText(words.slice(degrees).join(' ')), text: '' });
  return SPECIALTY.test(plain) || PROFESSION.test(plain) || IN_SMALL_LETTERS.test(text) || isProfessional(text);
}

/** Capitals that are a degree or a membership, whatever stands before them. */
export function isKnownDegree(word: string): boolean {
  return /^(?:[FM]RC[A-Z][A-Za-z]*|FR?ACS|FRACP|FRANZC[OP]|MB(?:BS|Ch[BR]|CH[BR]|BCh|BCH)|MD|M(?:BB)?C[hH]|B?DS|DDS|DMD|MDS|DNB|P[hH]D|Psy?D|PSYD)$/.test(
    word,
  );
}
