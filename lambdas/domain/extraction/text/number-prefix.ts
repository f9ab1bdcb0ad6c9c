/** What numbers begin with, in small letters: of claims, of bills, of members. */
const NUMBER_PREFIXES = {
  claim_number: 'clm|klm|sin|snt|sch|schd|pec|rbt',
  invoice_number: 'inv|fac|fact|fa|ft|fv|fe|re|rg|rn|kw|kwt|rcpt|rec|fk|fkt|nf',
  insured_id: 'mbr|mem|pol|vers|afil|adh|mat|pst',
} as const;

const ALL = Object.values(NUMBER_PREFIXES).join('|');
/** `Clm 77654228`, `Inv. 77654`, `CLM# 77654228`, and before `#77654228` the first word. */
const PREFIX = new RegExp(`^(?:${ALL})[.]?#?$`, 'i');
const NUMBER = /^#?(?=(?:[^\s\d]{0,3}\d){4})[\p{Lu}\d][\p{L}\d./-]*/u;

/** Whether a word, in whatever letters, is what the number behind it begins with. */
export function isNumberPrefix(word: string, next: string | undefined): boolean {
  return PREFIX.test(word) && next !== undefined && NUMBER.test(next);
}
