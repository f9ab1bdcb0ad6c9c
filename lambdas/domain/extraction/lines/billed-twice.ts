import type { Segment } from '../layout/layout.ts';
import type { BilledTwice, LineItem } from '../reading.ts';
import { segmentAt } from '../sheet/segment-at.ts';
import type { Sheet } from '../sheet/sheet.ts';

const SERVICES =
  '(?:exames|exams|tests|itens|items|analyses|examens|actes|prestations|positionen|leistungen|untersuchungen|pruebas|prestaciones|estudios|examenes|practicas|pemeriksaan|layanan|tindakan|artikel|servicos|atos|procedimentos|procedimientos|sessions|sesiones|sessoes|seances|sitzungen|behandlungen|visits|visitas|consultas|consultations|kunjungan|sesi)';
const COUNT =
  '(?:(?:total )?(?:quantidade|numero|cantidad|anzahl|zahl|nombre|number|count|no|jumlah|banyaknya)(?: (?:total|gesamt))?(?: (?:de|of|der|d|das|los|las))?)';
const DONE =
  '(?:realizad[oa]s|performed|done|effectuee?s|realisee?s|billed|facturad[oa]s|faturad[oa]s|durchgefuhrt\\w*|berechnet\\w*|dilakukan|efectuad[oa]s|cobrad[oa]s)';
/** `Quantidade de exames realizados`, `Exames realizados: 7`: how many a paper says that it bills. */
const COUNTED = new RegExp(`^ *(?:${COUNT} ${SERVICES}(?: ${DONE})?|${SERVICES} ${DONE}) *:? *`);
const NUMBER_BEHIND = /^\s*:?\s*(\d{1,3})(?![\d/%-]|[.,]\d)/;
const NUMBER_ALONE = /^\d{1,3}$/;
/** A running number tells nothing of what is billed. */
const RUNNING = /^\d{1,3}\.?$/;

/** A line that is billed once more, where the paper says how many services there are: as many as stand there once. */
export function billedTwice(sheet: Sheet, items: readonly LineItem[]): BilledTwice | undefined {
  const lines = items.filter(({ kind }) => kind === 'line');
  if (lines.length < 2) return undefined;
  const seen = new Set<string>();
  const again = lines.filter((line) => {
    const row = rowOf(line, sheet);
    const isAgain = seen.has(row);
    seen.add(row);
    return isAgain;
  });
  const [first] = again;
  if (!first) return undefined;
  const counted = sheet.segments.flatMap((segment) => countIn(segment, sheet) ?? []);
  if (!counted.includes(lines.length - again.length) || counted.includes(lines.length)) return undefined;
  return { counted: lines.length - again.length, text: first.description, place: first.place };
}

function countIn(segment: Segment, sheet: Sheet): number | undefined {
  const label = COUNTED.exec(segment.plain);
  if (!label) return undefined;
  const behind = segment.text.slice(label[0].trimEnd().length);
  const [, number] = NUMBER_BEHIND.exec(behind) ?? [];
  if (number) return Number(number);
  if (/\p{L}/u.test(behind)) return undefined;
  const { neighbours } = sheet;
  const value = [neighbours.rightOf(segment), neighbours.below(segment)].find((one) =>
    NUMBER_ALONE.test(one?.text ?? ''),
  );
  return value && Number(value.text);
}

/** All that its row says but for a running number. */
function rowOf({ place, description }: LineItem, sheet: Sheet): string {
  const segment = segmentAt(place, sheet);
  const row = segment ? sheet.neighbours.row(segment).map(({ text }) => text) : [description];
  return (RUNNING.test(row[0] ?? '') ? row.slice(1) : row).join(' | ');
}
