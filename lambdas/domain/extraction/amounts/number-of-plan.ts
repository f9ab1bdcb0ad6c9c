import { matchInsurers } from '../../insurers/match-insurer.ts';
import { INSURERS } from '../../insurers/registry.ts';
import type { Segment } from '../layout/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Money } from '../text/money.ts';
import { printCents } from './code-in-number.ts';

/** In characters: no plan has a longer name. */
const NAME = 60;
const CAPITALISED = /(?<![\p{L}\d])(?:\p{Lu}[\p{L}&]{1,20} ){2,4}$/u;
const WHOLE_THOUSANDS = /^\d{1,3}[., ’']?000$/;
const SIGN_BEHIND = /^ ?(?:\p{Sc}|[A-Z]{3}(?!\p{L})|euros?(?!\p{L}))/iu;

/** `asegurada de Sanitas Más 90.000`: where figures have cents, round thousands behind an insurer's name are its plan's. */
export function isNumberOfPlan({ text }: Segment, { start, end }: Pick<Money, 'start' | 'end'>, sheet: Sheet): boolean {
  if (!WHOLE_THOUSANDS.test(text.slice(start, end)) || SIGN_BEHIND.test(text.slice(end))) return false;
  const [name] = CAPITALISED.exec(text.slice(Math.max(0, start - NAME), start)) ?? [];
  return name !== undefined && matchInsurers(name, INSURERS, false).length > 0 && printCents(sheet);
}
