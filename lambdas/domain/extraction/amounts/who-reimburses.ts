import { whoseShare } from '../labels/whose-share.ts';
import { hasWord } from '../text/word-pattern.ts';
import { INSURER_WORDS } from '../words/insurer-words.ts';
import { CARE_GIVERS } from '../words/provider-words.ts';

/** In plain text; the last words of a clause, of which a currency's sign may be one. */
const REIMBURSES =
  /(?<![a-z])(?:(?:l[aeo]s?|te|lhes?|vous|nous) +)?(?:(?:will|shall) +reimburse|reimburses|erstattet|reembolsa(?:ra)?|rembourse(?:ra)?|(?:akan +)?mengganti)(?= *(?:[a-z]+(?: +|$)){0,3}$)/;
/** Whoever holds money gives it back: `A CASSI devolve R$ 128,80`; of it only the insurer, named as such, bears a share. */
const GIVES_BACK =
  /(?<![a-z])(?:(?:l[aeo]s?|te|lhes?|vous|nous) +)?(?:devolve(?:ra)?|devuelve|devolvera|gives +back|pays +back|refunds|zahlt|restitue(?:ra)?|reconoce(?:ra)?|reconhece(?:ra)?)(?: +(?:to +)?(?:you|him|her|us|ihnen))?(?= *(?:[a-z]{1,3} *)?$)/;
/** `Elle me versera directement la somme de`. */
const PAYS_US = new RegExp(
  `(?<![a-z])(?:${[
    '(?:it|they) +(?:(?:will|shall|have|has) +)?(?:already +)?(?:pays?|paid|settles?|settled|remits?|transfers?) +(?:it +to +)?(?:me|us)',
    '(?:sie|diese|dieser|er) +(?:zahlt|uberweist|erstattet|vergutet|begleicht) +(?:mir|uns)',
    '(?:elle|il|celle ci|celui ci) +(?:me|nous) +(?:vers|regl|pa[iy]|rembours|vir)(?:e|era)',
    '(?:esta|este|ella|aquella) +(?:me|nos) +(?:abona|paga|liquida|transfiere|abonara|pagara|liquidara|transferira)',
    '(?:esta|este|ela|ele) +(?:(?:me|nos) +)?(?:paga|pagara|transfere|transferira|liquida|liquidara)(?: +(?:me|nos))?',
    '(?:pihaknya|mereka) +(?:akan +)?(?:membayar(?:kan)?|mentransfer) +(?:langsung +)?(?:kepada|ke) +(?:kami|saya)',
  ].join('|')})(?= *(?:[a-z]+(?: +|$)){0,6}$)`,
);
const RATE =
  '(?:[a-z]+ +){0,4}[0-9]{1,3}(?: [0-9]{1,2})? *(?:%|per ?cent|prozent|vom hundert|pour cent|por ciento|por cento|persen)(?: +(?:of|de|del|do|du|davon|hiervon|dari)(?: +[a-z]+){0,3})?';
/** Nobody but who insures writes so: `Davon tragen wir laut Tarif 80 Prozent, das sind`, `reintegrar a la afiliada`. */
const BORNE_BY_WRITER = new RegExp(
  `(?<![a-z])(?:${[
    `(?:tragen|ubernehmen|erstatten|leisten|verguten) +wir +${RATE}|wir +(?:tragen|ubernehmen|erstatten|leisten|verguten) +${RATE}`,
    `we +(?:(?:will|shall) +)?(?:bear|meet|cover|reimburse) +${RATE}`,
    `nous +(?:prenons +en +charge|remboursons|couvrons|intervenons) +${RATE}`,
    `(?:asumimos|cubrimos|reintegramos|suportamos|comparticipamos) +${RATE}|kami +(?:menanggung|mengganti|tanggung) +${RATE}`,
    '(?:reintegrar|paguese|abonese|reintegrese) +(?:a +la|al) +(?:afiliad[oa]|asegurad[oa]|beneficiari[oa]|titular|soci[oa])(?: +la +suma +de)?',
    'bagian +yang +kami +bayarkan(?: +(?:kepada|ke) +[a-z]+(?: +[a-z]+)?)?',
  ].join('|')}) *(?:[a-z]{1,3} *)?$`,
);
/** One word at least says who, with or without an article. */
const SOMEBODY = /[a-z]{3}[^a-z]*$/;

/**
 * Whether a clause (plain text) before a figure says that somebody reimburses it who is nobody but an insurer: `a Porto Saúde
 * reembolsará R$ 1.487,20`, and not a clinic that gives a deposit back.
 */
export function reimburses(clause: string): boolean {
  if (BORNE_BY_WRITER.test(clause)) return true;
  const back = GIVES_BACK.exec(clause);
  if (back && whoseShare(clause.slice(0, back.index)) === 'insurer') return true;
  const verb = REIMBURSES.exec(clause);
  const subject = verb ? clause.slice(0, verb.index) : '';
  return SOMEBODY.test(subject) && !isProvider(subject) && whoseShare(subject) !== 'patient';
}

/** Whether a clause (plain text) before a figure, in a letter to a patient, says that somebody else pays who writes: who insures. */
export function paysUs(clause: string): boolean {
  return PAYS_US.test(clause);
}

function isProvider(subject: string): boolean {
  return hasWord(subject, CARE_GIVERS) && !hasWord(subject, INSURER_WORDS) && whoseShare(subject) !== 'insurer';
}
