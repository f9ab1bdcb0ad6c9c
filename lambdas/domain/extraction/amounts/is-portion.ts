import { HUNDRED_PERCENT } from '../text/percentage.ts';

const CENT = 1;
/** Where no cents are printed, parts are rounded to a unit. */
const HALF_UNIT = 50;

/** Whether an amount in cents, of whichever sign, is just that part of a whole: to the cent, or to the unit where it has no cents. */
export function isPortion(cents: number, rate: number, whole: number): boolean {
  const rounding = cents % 100 === 0 ? HALF_UNIT : CENT;
  return whole > 0 && Math.abs((whole * rate) / HUNDRED_PERCENT - Math.abs(cents)) <= rounding;
}

/** The amounts in cents for which `isPortion` says so. */
export function portionsOf(whole: number, rate: number): readonly number[] {
  const exact = (whole * rate) / HUNDRED_PERCENT;
  const near = Math.round(exact);
  const amounts = [near - CENT, near, near + CENT, Math.round(exact / 100) * 100];
  return amounts.filter((cents) => isPortion(cents, rate, whole));
}
