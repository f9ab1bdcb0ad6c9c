import { isAddressLine } from '../text/address-words.ts';
import { maidenName } from '../text/born-as.ts';
import { isParticle, isTitle } from '../text/person-name.ts';
import { plainText } from '../text/plain-text.ts';
import { type PrintedValue, type Token, tokenFrom } from '../text/printed-value.ts';

/** `Ana`, `Mc-Kay`, and `GILL,AMRIT` as registration desks type it. */
const NAME_WORD = /^\p{Lu}[\p{L}'’]*(?:[-.’'][\p{L}]+|,\p{Lu}\p{L}+)*[.,]?[;:]?$/u;
/** `Ravi S/O Kumar`, `Raj a/l Muthu`: whose child, or wife, somebody is. */
const CHILD_OF = /^(?:[sdw]\/o|a\/[lp])$/i;
/** `Greta Zellweger Versicherten-Nr. BK 30`: the next label. `Sá` is a name, and no company. */
const NEXT_LABEL = /-(?:Nr|No|Nummer|ID)\.?$/i;
/** `ANA RUIZ MEJÍA, C.C. 38111222` */
const OWN_PAPER = /^(?:C\.?C|T\.?I|C\.?I|C\.?E|D\.?N\.?I|N\.?I\.?[FEK]|R\.?G|C\.?P\.?F|R\.?U\.?[TN]|D\.O\.B)\.?:?$/;
const SURNAME = /^Sá$/;
/** `Fatima al-Rashid` */
const ARTICLED = /^(?:al|el|ad|as|ash|ar|an|az|ben)[-’'`]\p{Lu}\p{L}+$/u;
/** `ANA RUIZ MEJÍA Identificación`: in the next cell's head. */
const OWN_FIELD = /^(?:identifica|document|geburts|tel[eé][fp]|direcci|endere|alamat|jenis)\p{L}*/iu;
/** `SERPA,`: the family's name, before the given ones. */
const FAMILY_FIRST = /^\p{Lu}[\p{L}'’-]+,$/u;
/** `for MOSS, Ida`: behind the family's name nothing but the given ones. */
const GIVEN_BEHIND = /^(?: \p{Lu}[\p{L}'’.-]+){1,3}$/u;
const LEAD = /^\s*(?:(?:patient|claimant)\s+|(?:nom|nombre)\s+(?=\p{Lu}\p{L}+,\s\p{Lu})|0\d\s+)/iu;
/** `RUBEN NAIDOO, CHILD 01`: which of the family it is. */
const DEPENDANT = /^,? ?\(?(?:child|spouse|dependa?nt|principal|main member|son|daughter)(?: \d{1,2})?\)?$/i;
/** `PT Samudra Niaga Perkasa`, `CV Cahaya Abadi`: what Indonesian companies are stands before their names. */
const COMPANY_FIRST = /^(?:PT|CV|UD)\.?$/;
/** Words that no person's name holds: what follows is an organisation, an address or another label. */
const NO_PERSON = new Set(
  [
    'insurance insurer health healthcare hospital clinic clinica clinique klinik klinikum praxis',
    'centre center centro cabinet pharmacy farmacia pharmacie apotheke apotek laboratory laboratorio',
    'labor dental medical medico medicine group ltd limited inc llc gmbh ag sa srl plc ltda eireli sas sarl company',
    'compania street road avenue lane drive blvd boulevard strasse rue calle avda avenida rua jalan',
    'jl box suite floor city department dept office service services details information name date',
    'number invoice bill claim policy member patient paciente pasien amount total address gender male',
    'female age dob self spouse child na none unknown see above below not the of for and account',
    'accounts insured provider summary statement services asuransi versicherung assurance seguros?',
    'surat klaim rawat inap jalan penyelesaian perihal tagihan biaya pengajuan rumah sakit remboursement',
    'decompte reembolso liquidacion rechnung rechnungen erstattung leistungsabrechnung fatura conta',
    'ship bill admission type mutuelle no nr nro num damen herren sir madam colleague customer client team claims',
    'datos dados donnees daten factura facture detalle detail details informations resumen',
    'surname apellidos apellido cognoms cognom prenom prenoms nachname vorname sobrenome apelido names first last given other rxgrp rxbin rxpcn mismo misma meme idem titular sendiri',
    'portal relationship subscriber employer employee abteilung departamento postfach leistungsabteilung',
    'identificacion identificacao identification documento documentos geburtsdatum',
    'bourg lieudit hameau telefono telefone telephone direccion endereco adresse anschrift alamat kelamin afiliacion prontuario',
  ]
    .join(' ')
    .split(' '),
);

/** `Ivo Schmidlin, Römerstrasse 154, 8404 Winterthur`: what stands behind the comma is no given name. */
function isAddress(text: string): boolean {
  const behind = HOUSE.exec(text);
  return behind !== null && (behind[1] !== undefined || isAddressLine(plainText(behind[0])));
}

/** A street with its number; and then a code with its town. */
const HOUSE = /^ \p{Lu}[\p{L}.'’ -]+ \d{1,4} ?\p{Ll}?(?:$|,( \d{4,5} \p{Lu})?)/u;

function isFamilyAlone(name: readonly Token[]): boolean {
  return name.filter(({ text }) => !isTitle(text)).length === 1;
}

/**
 * The person's name at the start of a text, as printed (with title, in either order).
 * @param inSentence stops at the first word that is no name; otherwise what follows lowers the quality.
 */
export function readPerson(text: string, inSentence: boolean): PrintedValue | undefined {
  // `Re: Patient Ida Moss`, `Nom Tremblay, Luc`, and `01 Lachlan Brannigan` by a family's card.
  const lead = LEAD.exec(text)?.[0].length ?? 0;
  const name: Token[] = [];
  let stopped = false;
  for (let token = tokenFrom(text, lead); token; token = tokenFrom(text, token.end)) {
    // `MERCIER née LEDUC Odile`: the given names follow.
    const maiden = isFamilyAlone(name) ? maidenName(text.slice(token.start)) : 0;
    if (maiden > 0) token = tokenFrom(text, token.start + maiden) ?? token;
    const bare = token.text.replace(/(?:['’][sS])?[.,;:]*$/, '');
    const fits =
      NAME_WORD.test(token.text) ||
      (isParticle(bare) && /\p{Ll}/u.test(bare)) ||
      (name.length > 0 && (CHILD_OF.test(bare) || ARTICLED.test(bare))) ||
      (name.length === 0 && isTitle(bare)) ||
      (name.every(({ text: word }) => isTitle(word)) && isTitle(token.text));
    if (!fits || name.length >= 8 || NEXT_LABEL.test(bare)) break;
    if (name.length > 1 && OWN_PAPER.test(bare) && /^\W*\d/.test(text.slice(token.end))) break;
    if (NO_PERSON.has(plainText(bare).replaceAll(' ', '')) && !SURNAME.test(bare)) break;
    name.push(token);
    // `for Mr. Pieter Brink. Benefit limit …`
    const stops = /\p{L}{4}\.$/u.test(token.text) && !isTitle(bare) && !isTitle(token.text);
    // `Patient: Leopold Freisinger. Aufenthalt vom …`
    stopped = !inSentence && stops && name.length > 1;
    if (stopped || (token.text.endsWith(',') && name.length > 1 && isAddress(text.slice(token.end)))) break;
    const mayEnd = inSentence && (token.text.endsWith(',') || stops);
    if (mayEnd && !(name.length === 1 && GIVEN_BEHIND.test(text.slice(token.end)))) break;
    if (/[;:]$/.test(token.text)) break;
  }
  // `LUZ DARY QUICENO IDENTIFICACION: CC 11`: behind a whole name begins the next label.
  if (name.length > 2 && /:$/.test(name.at(-1)?.text ?? '') && tokenFrom(text, name.at(-1)?.end ?? 0)) name.pop();
  // `SERPA, Joana Teles de`: behind the given names may stand the small words of the family's.
  const isWhole = !inSentence && FAMILY_FIRST.test(name[0]?.text ?? '') && !tokenFrom(text, name.at(-1)?.end ?? 0);
  while (!isWhole && isParticle((name.at(-1)?.text ?? '').replace(',', '')) && name.length > 0) name.pop();
  const [first, last] = [name[0], name.at(-1)];
  if (!first || !last || COMPANY_FIRST.test(first.text)) return undefined;
  const printed = text.slice(first.start, last.end).replace(/[,;:]+$/, '');
  const value = inSentence ? printed.replace(/['’]s$/, '') : printed;
  const words = name.filter(({ text: word }) => !isTitle(word.replace(/,$/, ''))).length;
  if (words === 0 || first.start > lead + 2 || value.length < 3) return undefined;
  const rest = text.slice(last.end).trim();
  // `DNI: 81872098` is a label with its value.
  if (/:$/.test(last.text) && rest !== '') return undefined;
  // `Ada Moss Relationship to subscriber: self`: behind the name begins the next label.
  const isLabelNext = !inSentence && (/^\p{Lu}[\p{L}’' ]+:/u.test(rest) || OWN_FIELD.test(rest));
  // Trailing words that are no name: `Bill to: General Assembly of the Town` is no person.
  const clean =
    rest === '' ||
    inSentence ||
    stopped ||
    isLabelNext ||
    DEPENDANT.test(rest) ||
    /^(?:[-–—(|/;·•[@]|DOB|geb|born|n[ée]e?\b|nac|nasc|lahir|\d)/i.test(rest);
  return {
    value,
    start: first.start,
    end: first.start + value.length,
    quality: (words >= 2 ? 1 : 0.5) * (clean ? 1 : 0.5),
  };
}
