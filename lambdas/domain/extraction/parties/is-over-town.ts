import type { Segment } from '../layout/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { under } from './lines-around.ts';

const TOWN =
  /^(?:[A-Z]{1,3}[- ]?)?\d{4,5}(?:-\d{3})?\s+\p{L}|\p{L}[ ,]+(?:\d{5,6}(?:-\d{4})?|[A-Z]{2,3} \d{4}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4}|[A-Z]\d[A-Z] ?\d[A-Z]\d|Co\.? \p{Lu}\p{L}+)$/u;
const CONTACT = /tel|fon|fax|@|www|nif|cif|iban|cnpj|nit|siret|finess|inami/i;

/** As in an envelope's window: a street, a town, and nothing to call or to pay. */
export function isOverTown(street: Segment | undefined, sheet: Sheet): boolean {
  if (!street || !/\d/.test(street.text)) return false;
  const second = under(street, sheet);
  const third = second && under(second, sheet);
  const lines = [street, second, third].filter((line) => line !== undefined);
  return lines.some(({ text }) => TOWN.test(text)) && !lines.some(({ text }) => CONTACT.test(text));
}
