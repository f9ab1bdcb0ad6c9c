import { everyMatch } from '../text/every-match.ts';
import { plainText } from '../text/plain-text.ts';
import { wordPattern } from '../text/word-pattern.ts';

/** What an insurer was, follows, belongs to or shares its risk with, whom a house treats, and who it is not. */
const ASIDE = wordPattern(
  'formerly|previously|former|not|[fn]ka|f k a|successors? (?:of|to)|(?:partners?|subsidiary|part) of|reinsured (?:by|with)|(?:network|contracted|affiliated) (?:with|of|for)',
  'fruher|vormals|ehem|ehemals|ehemalige|nicht|nachfolger(?:in)?|ruckversichert (?:bei|durch|von)|(?:vertrags ?)?partner|tochter',
  'ex|anciennement|autrefois|successeur|reassuree? (?:par|aupres)|partenaires?|filiale',
  'antes|anteriormente|sucesora?|reasegurad[oa] (?:por|con)|concertad[oa] con|filial|sucessora?|ressegurad[oa] (?:por|pela)|parceir[oa]|subsidiaria',
  'dahulu|dulu|sebelumnya|eks|bukan|penerus|direasuransikan (?:oleh|ke|kepada)|rekanan|mitra|anak perusahaan',
  '(?:members|patients|customers) (?:of|with)|clients|mitglieder|kunden|adherents|clientes|pacientes|asegurados|afiliados|beneficiarios|segurados|utentes|nasabah',
  // Behind it stands a place.
  'mutual of',
);
const LINKS = /(?: +(?:known|as|the|der|des|die|von|vom|du|de|d|la|le|les|l|el|da|do|dari))*\s*$/;
const FOLLOWING = /^ ?-? ?(?:members|patients|customers|policyholders|clients|kunden|mitglieder)(?!\p{L})/iu;
/** `AXA Bank`, `Vitality Gym`: a house of another trade with the same name, which sells no insurance. */
const OTHER_TRADE =
  /^ (?:bausparkasse|banks?|banque|banco|gym|fitness|clube?|gimnasio|gin[aá]sio|academia|hotel|pharmac(?:y|ie)|apotheke|farm[aá]cia|apotek)(?!\p{L}|.*(?:insur|assur|versicher|segur|asuransi|takaful|health|medical|plan|benefit|scheme|cover|staff|employees))/iu;
/** `Sanitas (Grupo Bupa)`: whose an insurer is; alone it is the insurer. */
const OWNER = /\p{L}.*[(,/–-] ?(?:groupe|grupo|gruppe) $/iu;
/** An abbreviation's full stop, as of `ehem.`, ends no phrase. */
const PHRASE_END = /[:;]|(?<=\p{L}{5})\. /u;
/** In characters: such words stand right before a name. */
const NEAR = 60;

/**
 * `formerly Aetna`, `successor of Aetna`, `in network with Aetna`, `Aetna members`: whether a name is said of somebody else, or to
 * all who read it, and not of who pays.
 */
export function isNamedAside(text: string, start: number, end: number): boolean {
  const behind = text.slice(end);
  if (FOLLOWING.test(behind) || OTHER_TRADE.test(behind)) return true;
  const [phrase = ''] = text
    .slice(Math.max(0, start - NEAR), start)
    .split(PHRASE_END)
    .slice(-1);
  const before = plainText(phrase).replace(LINKS, '');
  return (
    OWNER.test(phrase) ||
    everyMatch(before, ASIDE).some(({ index, 0: words }) => index + words.length === before.length)
  );
}
