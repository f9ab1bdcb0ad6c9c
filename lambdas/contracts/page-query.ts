import * as z from 'zod';

/** A whole number as a query string spells it, at most 15 digits (an exact double); signs and fractions are refused. */
const wholeNumber = z
  .string()
  .regex(/^\d{1,15}$/, 'must be a whole number')
  .transform(Number);

/** The parameters of every paged list. */
export const pageQuery = {
  page: wholeNumber.pipe(z.int().min(1)).default(1),
  page_size: wholeNumber.pipe(z.int().min(1).max(100)).default(20),
};
