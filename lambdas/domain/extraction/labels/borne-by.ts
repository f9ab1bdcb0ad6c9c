import { matchInsurers } from '../../insurers/match-insurer.ts';
import { INSURERS } from '../../insurers/registry.ts';
import { type Party, whoseShare } from './whose-share.ts';

/** Behind these words stands who bears a figure; captions like them say nothing of that. */
const BORNE_BY =
  /^ *(?:(?:geht|gehen) +)?(?:zu +lasten|zulasten|a +cargo|a +la +charge|beban|dibebankan|charged +to|por +(?:cuenta|conta)(?= +d))(?![a-z])/;

/** Whether a caption, in plain text, says that somebody bears its figure. */
export function saysWhoBears(words: string): boolean {
  return BORNE_BY.test(words);
}

/** `Zu Lasten Debeka`, `A cargo da Médis`: whose share it is; undefined where a name is nobody's that is known. */
export function bearerOf(words: string, printed: string): Party | undefined {
  const party = whoseShare(words);
  const [insurer] = party ? [] : matchInsurers(printed, INSURERS, false);
  // `Zu Lasten des Debeka-Versicherten`
  return insurer ? (whoseShare(words.slice(0, insurer.start) + words.slice(insurer.end)) ?? 'insurer') : party;
}
