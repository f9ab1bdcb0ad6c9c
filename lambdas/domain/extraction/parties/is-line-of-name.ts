import type { Segment } from '../layout/layout.ts';
import { DOCTOR } from '../words/provider-words.ts';

const SAME_TYPE = 0.1;
const SAME_EDGE_POINTS = 3;
const SAME_MIDDLE_POINTS = 2;
/** From top to top, in line heights. */
const [NAME_PITCH, PITCH_SLACK] = [1.15, 0.35];

/** Whether a line stands right over or under a name, in its type, at its edge or centred as it is. */
export function isLineOfName(line: Segment, name: Segment): boolean {
  const height = name.bottom - name.top;
  return (
    line.page === name.page &&
    Math.abs(line.bottom - line.top - height) < SAME_TYPE * height &&
    isAligned(line, name) &&
    Math.abs(Math.abs(line.top - name.top) - NAME_PITCH * height) < slackOf(line, name) * height
  );
}

function isAligned(line: Segment, name: Segment): boolean {
  const [edge, middle] = [line.left - name.left, line.left + line.right - name.left - name.right];
  return Math.abs(edge) < SAME_EDGE_POINTS || Math.abs(middle) < SAME_MIDDLE_POINTS;
}

/** `Hospital Universitario` / `del Este`, `Dr. N. Osei` / `Elm Dentistry`: these belong together, however far their lines are. */
function slackOf(line: Segment, name: Segment): number {
  const goesOn = line.top > name.top && /^\p{Ll}{1,3} \p{Lu}/u.test(line.text);
  return goesOn || DOCTOR.test(name.text) ? 2 * PITCH_SLACK : PITCH_SLACK;
}
