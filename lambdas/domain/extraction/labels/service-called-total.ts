import { FIGURE_LANGUAGES } from './figure-vocabulary.ts';

const CALLED_TOTAL =
  /(?<![a-z])([a-z]{4,}) total(?:es)? (?:e[mn]|com|con|sin|sem|sobre|superior|inferior|d[eo]l?|da|para|por|y|e|izquierd[ao]|derech[ao]|esquerd[ao]|direit[ao])(?![a-z])/;
const SPEAKS_OF_BILL =
  /^(?:factur|fatur|liquid|gener|recib|cobr|pag|deb|presup|orcam|consum|bill|invoice|combin|grand|gran|hasta|sobre|dengan|uang|sebesar)/;

/**
 * `Coroa total em cerâmica`, `Artroplastia total de rodilla`: in Spanish and Portuguese the adjective stands behind what it is said of.
 * @param words plain text, from what may be the service on.
 */
export function isServiceCalledTotal(words: string): boolean {
  const [, noun = ''] = CALLED_TOTAL.exec(words) ?? [];
  return noun !== '' && !FIGURE_LANGUAGES.has(noun) && !SPEAKS_OF_BILL.test(noun);
}
