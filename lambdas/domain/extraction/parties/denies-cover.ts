import { plainText } from '../text/plain-text.ts';
import { NOBODY_WORDS } from './is-nobody.ts';

/** `Self-pay, Aetna tariff`, `none – Aetna rates`: what stands behind is a price list. */
const BEGINS_WITH_NOBODY = new RegExp(`^ *(?:${NOBODY_WORDS})(?= *$)`);
/** `No. 4471 Aetna` begins with a number. */
const PHRASE_END = /[,;:(–—]|(?<!^\s*no)\.| [-/] /i;

/** What a cover is called, and what ended it or kept it from beginning. */
const COVER_ENDED = [
  '(?:cover|coverage|policy|membership|application|enroll?ment)(?: (?:was|is|has been|still|now))* (?:refused|declined|denied|rejected|withdrawn|pending|suspended|ended|void|lapsed|cancell?ed|terminated|expired|inactive|not (?:active|valid|in force))|pending (?:application|membership|enroll?ment)',
  '(?:deckung|mitgliedschaft|versicherung|versicherungsschutz|police|vertrag|antrag|aufnahme)(?: (?:wurde|ist|bereits))* (?:gekundigt|erloschen|abgelaufen|beendet|abgelehnt|verweigert|storniert|ruht|nicht (?:mehr )?(?:aktiv|gultig))|(?:antrag|mitgliedschaft)(?: (?:noch|ist))* (?:offen|ausstehend|in bearbeitung|beantragt)',
  '(?:adhesion|souscription|couverture|contrat|police)(?: (?:est|a ete))* (?:resilie?e?|radie?e?|expiree?|echue?|annulee?|suspendue?|refusee?|en attente)',
  '(?:poliza|cobertura|afiliacion|seguro)(?: (?:fue|esta|ha sido))* (?:cancelad[oa]|anulad[oa]|vencid[oa]|caducad[oa]|suspendid[oa]|rechazad[oa]|denegad[oa]|dad[oa] de baja|de baja|pendiente|en tramite|no (?:vigente|activ[oa]))',
  '(?:apolice|cobertura|adesao|proposta|plano|seguro)(?: (?:foi|esta))* (?:cancelad[oa]|anulad[oa]|vencid[oa]|caducad[oa]|suspens[oa]|recusad[oa]|negad[oa]|pendente|em analise|nao (?:vigente|ativ[oa]))',
  '(?:polis|kepesertaan|keanggotaan|pendaftaran)(?: (?:sudah|telah|masih))* (?:batal|dibatalkan|ditolak|berakhir|nonaktif|tidak (?:aktif|berlaku)|kedaluwarsa|kadaluarsa|kadaluwarsa|tertunda|menunggu|pending|dalam proses)',
].join('|');

/** Who is not, or no longer, a member. */
const NO_MEMBER = [
  'no longer (?:with|covered|insured|a member|active|valid|in force)|not (?:insured|a member)(?: (?:of|with|by))?',
  '(?:nicht mehr|nicht)(?: (?:bei|versichert|mitglied))+|kein mitglied(?: mehr)?',
  '(?:n est |est )?plus (?:assuree?|adherente?|couverte?|chez)(?: (?:a|chez|par))?',
  'ya no(?: (?:en|con|es|esta|asegurad[oa]))*|dad[oa] de baja|no asegurad[oa]',
  '(?:ja )?nao (?:mais|segurad[oa])(?: (?:na|no|com|segurad[oa]))*',
  '(?:tidak|bukan) lagi(?: (?:di|anggota|peserta))*|bukan (?:anggota|peserta)|sudah tidak (?:aktif|ditanggung)',
].join('|');

/** Beside a name, and alone there: of a claim, a card or a part of the cover more is said. */
const ALONE = [
  'refused|declined|lapsed|cancell?ed|terminated|expired|inactive|uninsured|self ?pay(?:er|ing)?|not (?:covered|active|valid|in force)|no (?:cover|coverage|insurance)',
  'abgelehnt|gekundigt|erloschen|abgelaufen|beendet|nicht (?:gedeckt|aktiv)|keine? (?:deckung|versicherung|versicherungsschutz)',
  'refusee?|resilie?e?|radie?e?|expiree?|echue?|non (?:couverte?|assuree?)|sans (?:couverture|assurance)',
  'rechazad[oa]|denegad[oa]|cancelad[oa]|caducad[oa]|sin (?:cobertura|seguro)|no (?:cubiert[oa]|vigente|activ[oa])',
  'recusad[oa]|negad[oa]|sem (?:cobertura|seguro|convenio)|nao (?:cobert[oa]|vigente|ativ[oa])',
  'ditolak|dibatalkan|kedaluwarsa|kadaluarsa|kadaluwarsa|nonaktif|tidak (?:aktif|berlaku|ditanggung|diasuransikan)',
].join('|');

const whole = (words: string) => new RegExp(`^(?:${words})$`);
/** `Membership lapsed 2024`, and no day of a date, which may be ahead. */
const SAID_OF_COVER = whole(
  `(?:${COVER_ENDED}|${NO_MEMBER})(?: (?:in|since|seit|depuis|en|desde|em|sejak))?(?: 20[0-9]{2})?`,
);
const SAID_ALONE = whole(ALONE);

/**
 * Whether a field that names an insurer says in the same breath that there is no cover by it: `Bupa (policy cancelled)`.
 * @param names how the field calls the insurer.
 */
export function deniesCover(field: string, names: readonly string[]): boolean {
  const [first = ''] = field.split(PHRASE_END);
  if (BEGINS_WITH_NOBODY.test(plainText(first))) return true;
  const beside = names.reduce((text, name) => text.replaceAll(name, '('), field).split(/[()[\]]| [-–—/] /);
  return (
    beside.some((part) => SAID_ALONE.test(wordsOf(part))) ||
    beside.flatMap((part) => part.split(/[,;:]/)).some((part) => SAID_OF_COVER.test(wordsOf(part)))
  );
}

function wordsOf(part: string): string {
  return plainText(part).trim().replaceAll(/ +/g, ' ');
}
