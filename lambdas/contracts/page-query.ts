import * as z from 'zod';

/** The most that 15 digits say: every whole number up to it is an exact double. */
const MOST = 999_999_999_999_999;

const PAGE = 'must be a whole number from 1 to 999999999999999';
const PAGE_SIZE = 'must be a whole number from 1 to 100';

/** A whole number as a query string spells it, at most 15 digits; signs and fractions are refused. */
const wholeNumber = (allowed: z.ZodInt, what: string) =>
  z
    .string(what)
    .regex(/^\d{1,15}$/, what)
    .transform(Number)
    .pipe(allowed);

/** The parameters of every paged list. */
export const pageQuery = {
  page: wholeNumber(z.int(PAGE).min(1, PAGE).max(MOST, PAGE), PAGE)
    .default(1)
    .describe('Which page of the list, from 1; one past the end is empty'),
  page_size: wholeNumber(z.int(PAGE_SIZE).min(1, PAGE_SIZE).max(100, PAGE_SIZE), PAGE_SIZE)
    .default(20)
    .describe('How many entries a page has'),
};
