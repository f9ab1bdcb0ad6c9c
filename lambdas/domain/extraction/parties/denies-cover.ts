import { plainText } from '../text/plain-text.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import { NOBODY_WORDS } from './is-nobody.ts';

/** `Self-pay, Aetna tariff`, `none – Aetna rates`: what stands behind is a price list. */
const BEGINS_WITH_NOBODY = new RegExp(`^ *(?:${NOBODY_WORDS})(?= *$)`);
const PHRASE_END = /[,;:.(–—]| [-/] /;

/** What ends a cover, or says that there was none or is none yet. */
const NO_COVER = anyWordPattern(
  'refused|declined|abgelehnt|refusee?|rechazad[oa]|denegad[oa]|recusad[oa]|negad[oa]|cancelad[oa]|ditolak|dibatalkan',
  'no longer|lapsed|cancell?ed|terminated|expired|inactive|uninsured|self ?pay(?:er|ing)?|not (?:covered|insured|active|valid|in force|a member|with)|no (?:cover|coverage|insurance)',
  '(?:cover|coverage|policy|membership|application|enroll?ment) (?:was |is |has been |still )?(?:denied|rejected|withdrawn|pending|suspended|ended|void)|pending (?:application|cover|coverage|policy|membership|enroll?ment)',
  'gekundigt|erloschen|abgelaufen|beendet|selbst ?zahler(?:in)?|nicht (?:mehr|versichert|gedeckt|aktiv)|keine? (?:deckung|versicherung|versicherungsschutz|mitglied)|(?:antrag|aufnahme|deckung|mitgliedschaft|versicherung|police) (?:wurde |ist |noch )?(?:verweigert|offen|ausstehend|in bearbeitung|beantragt|lauft|ruht)',
  'resilie?e?|radie?e?|expiree?|echue?|(?:n est |est )?plus (?:assuree?|adherente?|couverte?|chez)|non (?:couverte?|assuree?)|sans (?:couverture|assurance)|(?:adhesion|souscription|couverture|contrat|police|demande) (?:est )?(?:annulee?|suspendue?|en attente|en cours)',
  'ya no|caducad[oa]|dad[oa] de baja|de baja|sin (?:cobertura|seguro)|no (?:cubiert[oa]|asegurad[oa]|vigente|activ[oa])|(?:poliza|cobertura|afiliacion|solicitud|seguro|alta) (?:fue |esta )?(?:vencid[oa]|anulad[oa]|suspendid[oa]|pendiente|en tramite)',
  'ja nao|nao (?:mais|cobert[oa]|segurad[oa]|vigente|ativ[oa])|sem (?:cobertura|seguro|convenio)|(?:apolice|cobertura|adesao|proposta|plano|seguro|solicitacao) (?:foi |esta )?(?:vencid[oa]|anulad[oa]|suspens[oa]|pendente|em analise)',
  'kedaluwarsa|kadaluarsa|kadaluwarsa|nonaktif|tidak (?:aktif|berlaku|ditanggung|lagi|diasuransikan)|bukan (?:lagi|anggota)|sudah (?:tidak|berakhir)|(?:polis|jaminan|kepesertaan|keanggotaan|permohonan|pengajuan|pendaftaran) (?:sudah |telah |masih )?(?:batal|berakhir|tertunda|menunggu|pending|diproses|dalam proses)',
);

/** Whether a field that names an insurer says in the same breath that there is no cover by it: `Bupa (policy cancelled)`. */
export function deniesCover(field: string, insurer: string): boolean {
  if (!field.includes(insurer)) return false;
  const [first = ''] = field.split(PHRASE_END);
  return BEGINS_WITH_NOBODY.test(plainText(first)) || hasWord(plainText(field), NO_COVER);
}
