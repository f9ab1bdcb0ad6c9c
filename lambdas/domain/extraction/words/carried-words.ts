import { anyWordPattern, hasWord } from '../text/word-pattern.ts';

const CARRIED = anyWordPattern(
  'carried (?:forward|over|to)|c f|c fwd|(?:sub ?total|total|sum|balance) to (?:the )?(?:next )?page|a reporter|ubertrag(?! v)|zu ubertragen|suma y sigue|pasan? a (?:la )?(?:pagina|hoja|pag) (?:siguiente|n)|(?:a|para) transportar|passa (?:a|para a) (?:folha|pagina) seguinte|(?:dipindahkan|pindahan ke)',
);
const BROUGHT = anyWordPattern(
  'brought (?:forward|over|from)|b f|b fwd|(?:sub ?total|total|sum|balance) from (?:the )?(?:previous )?page|report|ubertrag|vortrag|suma anterior|vienen? de (?:la )?(?:pagina|hoja|pag) anterior|vem da (?:folha|pagina) anterior|(?:suma|importe) de (?:la )?(?:pagina|hoja)|transporte|de transporte|pindahan(?: dari)?',
);

/** Whether words, in plain text, say that a sum is carried to the next page or block. */
export function isCarried(plain: string): boolean {
  return hasWord(plain, CARRIED);
}

/** Whether words, in plain text, may say that a sum is brought from the page or block before; a German `Übertrag` is either, a `Report` may be something else. */
export function isBrought(plain: string): boolean {
  return hasWord(plain, BROUGHT);
}
