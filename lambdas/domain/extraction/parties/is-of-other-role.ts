import { segmentOver } from '../sheet/segment-over.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import type { InsurerCandidate } from './insurer-candidates.ts';

/**
 * What else an insurer is to a bill: who insures the house that treats (Germany's and France's must print it: DL-InfoV § 2, Code de la
 * consommation L111-2), the patient's employer or opponent, whose cover is over, or by whom the house is recognised.
 */
const OTHER_ROLE = anyWordPattern(
  '[a-z]*haftpflicht[a-z]*|rc (?:pro|professionnelle|exploitation|medicale)|responsabilite civile|responsabilidad civil|responsabilidade civil|tanggung gugat',
  '(?:professional|public|medical|clinical|employers?|general) (?:indemnity|liability)|indemnity insurance|malpractice',
  '[a-z]*gegner[a-z]*|opponent|tiers responsable|third party insurer',
  'employer|arbeitgeber[a-z]*|employeur|empleador[a]?|empregador[a]?|pemberi kerja',
  '(?:former|previous|prior) (?:plan|insurer|insurance|cover|coverage|health plan)|(?:plano|seguro|convenio|aseguradora|seguradora) anterior|ancienne? (?:mutuelle|assurance|caisse|organisme)|(?:fruhere|vorherige|bisherige) (?:kranken)?(?:versicherung|kasse)|asuransi sebelumnya',
  '(?:recogni[sz]ed|approved|registered|preferred|accredited) (?:provider )?(?:of|for|by|with)|agreee? par|acreditad[oa] por|credenciad[oa] (?:por|pela?|a)',
);
/** What is longer is no label. */
const MOST_WORDS = 6;

/** Whether the words before a name, left of it or over it say that it is an insurer in another role than the patient's. */
export function isOfOtherRole({ segment, value, slot }: InsurerCandidate, sheet: Sheet): boolean {
  const start = segment.text.indexOf(value);
  const row = sheet.neighbours.row(segment);
  // What has a label of its own is of nothing beside or over that.
  const around = slot || start > 0 ? [slot?.hit.segment] : [row[row.indexOf(segment) - 1], segmentOver(segment, sheet)];
  const labels = around.filter(
    (one) => one !== undefined && one !== segment && one.words.length <= MOST_WORDS && one.amounts.length === 0,
  );
  return [segment.plain.slice(0, Math.max(0, start)), ...labels.map((one) => one?.plain ?? '')].some((plain) =>
    hasWord(plain, OTHER_ROLE),
  );
}
