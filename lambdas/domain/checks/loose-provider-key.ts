import { plainText } from '../extraction/text/plain-text.ts';
import { normalizeIdentifier } from './normalize-identifier.ts';
import { providerKey, withoutForm } from './provider-key.ts';

/** `Praxis`, `Internist`, `SELARL`: what one program prints before the name and another leaves out. */
const BEFORE = new RegExp(
  `^(?:(?:${[
    'praxis|arztpraxis|gemeinschaftspraxis|ordination|cabinet(?: medical)?|consultorio(?: medico)?|prakt[ei]k',
    '(?:fach|haus|zahn)?arzt(?:in)?|internist(?:in)?|medecin|docteure?|doctora?|doutora?|dokter',
    'herr|frau|mr|mrs|ms|mme|sarl|sas|selarl|scp|scm',
  ].join('|')}) )+`,
);
/** A professional corporation's form and a doctor's degree. `PA` without its stops may be a state or a region. */
const BEHIND = /(?: (?:p ?c|p a|m ?d|d ?d ?s|d ?m ?d))+$/;

const words = (pattern: string): RegExp => new RegExp(`(?<=^| )(?:${pattern})(?= |$)`, 'g');

/** `Prof. Dr. med.` */
const TITLES = words('(?:(?:univ )?prof|p ?d|drs?|dres|dra)(?: (?:med|dent|univ|habil|phil))*');
/** `Meyer and Partners`, `Meyer & Partners`; a single letter may be an initial beside another. */
const AND = words('and|und|et|dan|&|(?<=[^ ]{2} )[ey](?= [^ ]{2})');
/** One house's name in words and shortened. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [words('rumah sakit umum daerah'), 'rsud'],
  [words('rumah sakit umum'), 'rsu'],
  [words('rumah sakit ibu dan anak'), 'rsia'],
  [words('rumah sakit'), 'rs'],
  [words('saint|sankt'), 'st'],
  [words('sainte'), 'ste'],
  [words('santa'), 'sta'],
  [words('santo'), 'sto'],
  [words('centre'), 'center'],
];

/**
 * What is compared of a provider's name where `providerKey` finds another: also without titles, professions and degrees,
 * `and` as `&`, and umlauts as vowels, however they are written (`Schröter`, `Schroeter`; so `Bauer` is `baur`). Other houses
 * may have it too; it is compared along with number and amount.
 *
 * Invoices are held by it: a change makes copies of bills that were checked before pass. Therefore its words are its own,
 * not those of the extraction, which grow.
 */
export function looseProviderKey(printed: string): string {
  const plain = singleSpaced(plainText(withoutForm(printed)));
  const bare = singleSpaced(plain.replace(BEHIND, '').replace(TITLES, '')).replace(BEFORE, '');
  const short = SHORT.reduce((name, [long, abbreviation]) => name.replace(long, abbreviation), bare);
  return withoutUmlauts(normalizeIdentifier(short.replace(AND, ''))) || providerKey(printed);
}

function singleSpaced(text: string): string {
  return text.replace(/ +/g, ' ').trim();
}

function withoutUmlauts(name: string): string {
  const letters = name.replaceAll('æ', 'ae').replaceAll('œ', 'oe').replaceAll('ø', 'o');
  return letters.replace(/([aou])e/g, '$1').replaceAll('aa', 'a');
}
