import { plainText } from '../text/plain-text.ts';

export const NOBODY_WORDS = [
  '(?:none|not|no) (?:stated|given|declared|provided|recorded|disclosed|indicated|known|on file|supplied|available|presented|held|reported)(?: (?:to us|at the desk|by (?:the )?(?:patient|client)))?',
  'keine angaben?|(?:uns )?nicht (?:angegeben|bekannt|mitgeteilt|erfasst|hinterlegt)|non (?:renseignee?|communiquee?|precisee?|declaree?|fournie?|connue?)|inconnue?|pas d assurance(?: connue)?',
  '(?:no|nao) (?:nos )?(?:consta|indica|informa|declara|(?:informad|indicad|declarad|facilitad|aportad|comunicad|fornecid|registrad|presentad|apresentad)[oa])|desconocid[oa]|desconhecid[oa]',
  'tidak (?:disebutkan|diisi|diketahui|diberikan|dicantumkan|tercatat)|belum ada',
  'none|nil|no|not applicable|not insured|n a|uninsured|(?:no|without) insurance|self ?pay(?:er|ing|ment)?|cash',
  'keine?|selbst ?zahler(?:in)?|ohne|nicht versichert|aucune?|neant|sans(?: assurance| mutuelle)?',
  'ningun[ao]|sin (?:seguro|cobertura|aseguradora)|particular|nenhum[a]?|sem (?:seguro|convenio|plano)',
  'tidak ada|tanpa asuransi|umum|pribadi|tunai|bayar sendiri',
].join('|');
const NOBODY = new RegExp(`^(?:${NOBODY_WORDS}| )+$`);

/** `None (self-pay)`, `keine`, `tidak ada`: whether what stands for an insurer says that there is none. */
export function isNobody(text: string): boolean {
  return /\p{L}/u.test(text) && NOBODY.test(plainText(text));
}
