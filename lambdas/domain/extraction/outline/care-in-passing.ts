import type { Segment } from '../layout/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { hasWord, wordPattern } from '../text/word-pattern.ts';
import type { SpokenWord } from './spoken-words.ts';

/** What went before the care that is billed: `Zweithaar nach Chemotherapie`, `exercises after surgery`. */
const BEFORE =
  /(?:^| )(?:after|following|post|nach|apres|suite a|tras|despues de|apos|depois d[aeo]|pos|setelah|pasca|sesudah)(?: +(?:an?|the|der|dem|den|einer|einem|eines|l|la|le|les|une?|el|los|las|una|os?|as?|uma?))? *$/;
/** In characters: such words stand right before it. */
const NEAR = 30;

/** Who sent the patient, or prescribed what is billed, and bills nothing here. */
const REFERRING = wordPattern(
  'referr(?:ed|ing|al)|prescrib(?:ed|ing)|prescriber|prescription (?:by|from|of|dated)|(?:ordered|requested) by|(?:ordering|requesting) (?:physician|doctor|provider)',
  '(?:arztliche )?verordnung|verordnet|verordner|uberwiesen|uberweis(?:ung|er|ender)|zuweis\\w*|einweis\\w*',
  'prescripteur|prescrite?s?|prescription (?:du|de|d)|ordonnance (?:du|de|d)|adressee? par|medecin traitant',
  'medico (?:que indica|remitente|solicitante|prescriptor)|remitid[oa]|derivad[oa]|indicad[oa] por|receta (?:de|del)|solicitante|pedido medico|encaminha\\w*|prescri(?:to|ta|cao)|rujukan|dirujuk|perujuk|dokter pengirim',
);
/** Where somebody was fetched or brought to, said of a house beside it. */
const WAY = wordPattern(
  'pick ?up|drop ?off|delivered to|from|to|destination|origin|recogida|entrega|retorno|origen|destino|traslado a|abholort|zielort|abholung|ziel|von|nach|aller|retour|depart|arrivee|lieu de prise en charge|recolha|origem|partida|chegada|penjemputan|tujuan|asal',
);

type Place = Pick<SpokenWord, 'segment' | 'start'>;

/** `after surgery`: whether a kind of care is said to have gone before. */
export function wentBefore({ segment, start }: Place): boolean {
  return BEFORE.test(segment.plain.slice(Math.max(0, start - NEAR), start));
}

/** `Referred by: St Mary's Hospital`, `Fátima Hospital` beside `Drop-off`: whether a house is named that does not bill. */
export function isOfAnother({ segment, start }: Place, { neighbours }: Sheet): boolean {
  if (hasWord(segment.plain.slice(0, start), REFERRING)) return true;
  const row = neighbours.row(segment);
  const at = row.indexOf(segment);
  const [left, right] = [row[at - 1], row[at + 1]];
  return (left !== undefined && hasWord(left.plain, REFERRING)) || isWay(left) || isWay(right);
}

/** The words of a way, and nothing else. */
function isWay(segment: Segment | undefined): boolean {
  if (segment === undefined) return false;
  const said = segment.plain.trim();
  WAY.lastIndex = 0;
  return WAY.exec(said)?.[0] === said;
}
