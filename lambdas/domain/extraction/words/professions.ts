import { plainText } from '../text/plain-text.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';

/** What somebody is who treats, in one word, in the supported languages; never what the place is called. */
const PROFESSIONALS = anyWordPattern(
  '(?:physio|psycho|hypno|speech )?therapists?|osteopaths?|podiatrists?|chiropractors?|psychologists?|counsell?ors?|midwife|midwives|optometrists?|dietitians?|acupuncturists?|audiologists?|doulas?|chiropodists?',
  'psychologues?|psychotherapeutes?|osteopathes?|(?:masseur )?kinesitherapeutes?|physiotherapeutes?|ergotherapeutes?|logopedes?|orthophonistes?|infirmi(?:er|ere)s?|sages? femmes?|maieuticiens?|dieteticien(?:ne)?s?|(?:pedicure )?podologues?|psychomotricien(?:ne)?s?|orthoptistes?|audioprothesistes?|opticien(?:ne)?s?|chiropracteurs?|chiropraticien(?:ne)?s?|(?:medecin |chirurgien(?:ne)? )?dentistes?|naturopathes?|acupuncteurs?|sophrologues?|neuropsychologues?|pediatres?|psychiatres?',
  '(?:\\w*psycholog|\\w*psychotherapeut|physiotherapeut|ergotherapeut|logopad|osteopath|podolog|diatolog|dermatolog|urolog|neurolog|gynakolog|kardiolog|radiolog|orthopad)(?:e|in|innen|en)?|psychiater(?:in)?|heilpraktiker(?:in)?|hebammen?|\\w*arzt|\\w*arztin|internist(?:in)?|ernahrungsberater(?:in)?|heilmasseur(?:in)?|horakustikermeister(?:in)?|augenoptikermeister(?:in)?|chiropraktor(?:in)?',
  '(?:podolog|psicolog|neuropsicolog|psicoterapeut|fisioterapeut|odontolog|osteopat|kinesiolog|fonoaudiolog|dermatolog|ginecolog|oftalmolog|traumatolog|cardiolog|neurolog|urolog|enfermer|optic|terapeut)[oa]|logopeda|matrona|partera|comadrona|nutricionista|dietista|optometrista|quiropractic[oa]|psiquiatra|pediatra|protesic[oa]|terapeuta (?:ocupacional|da fala)|parteira|podologista|fisiatra|(?:medic[oa] |cirurgia(?:o)? |cirujan[oa] )?dentista',
  'bidan|fisioterapis|psikolog|perawat|apoteker|terapis|optometris|refraksionis|akupunkturis',
);

/**
 * `Psychologue-psychothérapeute FSP`, `Sage-femme libérale`, `Fachpsychologin für Psychotherapie`: what somebody is, and behind it
 * nothing but what kind of it; not `Hebamme Anna Keller`, who has a name.
 */
export function isProfessional(text: string): boolean {
  const [head = ''] = text.split(/ ?[,·•|(–—]| - | u\. /u);
  const [first = '', ...rest] = head.trim().split(' ');
  const second = rest[0] ?? '';
  const isTwo = second !== '' && isOf(`${first} ${second}`);
  if (!isTwo && !isOf(first)) return false;
  const others = isTwo ? rest.slice(1) : rest;
  const inCapitals = first.length > 3 && first === first.toUpperCase();
  return others.every((word, at) => {
    if (isOf(word) || word === 'D.O.') return true;
    if (inCapitals) return false;
    return /^(?:\p{Ll}.*|\p{Lu}{2,6})$/u.test(word) || /^(?:für|en|em|for|pour|in)$/.test(others[at - 1] ?? '');
  });
}

function isOf(words: string): boolean {
  const plain = plainText(words).trim();
  return (
    hasWord(plain, PROFESSIONALS) &&
    (hasWord(plain, WHOLE) || plain.split(/ +/).every((word) => hasWord(word, PROFESSIONALS)))
  );
}

/** Professions of two words, none of which is one by itself. */
const WHOLE = anyWordPattern(
  'sages? femmes?|medecin dentistes?|chirurgien(?:ne)? dentistes?|masseur kinesitherapeutes?|pedicure podologues?|terapeuta (?:ocupacional|da fala)|medic[oa] dentista|cirurgia(?:o)? dentista|cirujan[oa] dentista|speech therapists?',
);

/** A kind of care, in one word. */
const KIND =
  /^(?:[a-z]*(?:ologie|ologia|ology|graphie|grafia|graphy|therapie|terapia|therapy|pathie|patia|pathy|chirurgie|chirurgia|cirurgia|cirugia|surgery|metrie|metria|pedie|pedia|padie|pediatrie|iatrie|iatria|dontie|doncia|dontia|dontics|diagnosti[ck]|diagnostica|medizin)|massagen?|massages?|hypnose|akupunktur|acupuncture|acupuntura|osteopathy|optik|optique|optica|hor(?:gerate|akustik)|labor|imagerie|echographie|mammographie|rontgen|mrt|irm|ct|pilates|rehabilita[a-z]*|reeducation|nutrition|nutricion|nutricao|podologie|kieferorthopadie|implantologie|prothetik|irm|scanner|laser)$/;

/** `Psychotherapie, lic. phil.`: behind what somebody does, by which degree. */
const DEGREE =
  /^(?:(?:lic|mag|dr)\. (?:phil|rer|psych|med|scient)\.(?: \w+\.)?|[BM]\. ?(?:Sc|A)\.|[BM](?:Sc|A)|FMH|FSP)$/u;

/**
 * `Radiologie – échographie – mammographie`, `Fisioterapia y osteopatía`, `Psicología clínica y sanitaria`: what is done there, not
 * who does it. What kind of it stands behind in small letters, as no name is printed.
 */
export function saysKindOfCare(text: string): boolean {
  if (/\d/.test(text)) return false;
  const parts = text.split(/ ?[–—·•|,;/&+] ?| - | (?:und|et|y|e|i|and|dan|ou|o|u\.) /u);
  if (parts.length > 1 && isKind(parts[0] ?? '') && parts.every((part) => isKind(part) || DEGREE.test(part)))
    return true;
  const [first = '', ...others] = text.split(/,? /u);
  return others.length > 0 && isKind(first) && others.every((word) => /^\p{Ll}+$/u.test(word));
}

function isKind(text: string): boolean {
  return KIND.test(plainText(text).trim());
}
