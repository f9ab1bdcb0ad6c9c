import type { LabelHit } from '../labels/describe-label.ts';
import type { Segment } from './layout.ts';

const CODE = /^\p{Lu}{0,4}[-.]?\d{1,8}$/u;

/** `Établissement   C014   Clinique Madeleine`: before a name may stand the code of whoever is named. */
export function isCodeBeforeName({ meanings }: LabelHit, right: Segment): boolean {
  return CODE.test(right.text) && meanings.every(({ concept }) => concept.endsWith('_name'));
}
