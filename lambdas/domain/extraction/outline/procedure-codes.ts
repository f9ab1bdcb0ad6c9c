import type { Category } from '../reading.ts';

/**
 * Kinds of care by the ranges of the codes that American bills print (CPT's sections and HCPCS level II's letters,
 * https://www.cms.gov/medicare/coding-billing/healthcare-common-procedure-system). Sections that any kind of practice
 * bills, such as surgery, are left out.
 */
const RANGES: readonly (readonly [from: string, to: string, Category])[] = [
  ['00100', '01999', 'hospital'],
  ['59000', '59899', 'maternity'],
  ['70010', '79999', 'imaging'],
  ['80047', '89398', 'laboratory'],
  ['90460', '90756', 'consultation'],
  ['90785', '90899', 'mental_health'],
  ['92002', '92499', 'optical'],
  ['93000', '93018', 'consultation'],
  ['96105', '96171', 'mental_health'],
  ['97010', '97799', 'physiotherapy'],
  ['97802', '97814', 'other'],
  ['98925', '98943', 'physiotherapy'],
  ['99202', '99215', 'consultation'],
  ['99221', '99239', 'hospital'],
  ['99242', '99245', 'consultation'],
  ['99281', '99288', 'emergency'],
  ['99291', '99292', 'hospital'],
  ['99381', '99429', 'consultation'],
  ['A0021', 'A0999', 'emergency'],
  ['D0100', 'D9999', 'dental'],
  ['E0100', 'E8002', 'other'],
  ['L0112', 'L9900', 'other'],
  ['V2020', 'V2799', 'optical'],
  ['V5008', 'V5364', 'other'],
];

/** What a billed line's code says of its care; `code` in capitals. */
export function careOfCode(code: string): Category | undefined {
  return RANGES.find(([from, to]) => code >= from && code <= to)?.[2];
}
