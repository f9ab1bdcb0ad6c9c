import type { Category } from '../reading.ts';

/**
 * Kinds of care by the ranges of the codes that American bills print (CPT's sections and HCPCS level II's letters,
 * https://www.cms.gov/medicare/coding-billing/healthcare-common-procedure-system). Sections that any kind of practice
 * bills, such as surgery, are left out. The first range that holds a code says its kind: rides that are no emergency stand before
 * the ambulance's.
 */
const RANGES: readonly (readonly [from: string, to: string, Category])[] = [
  ['00100', '01999', 'hospital'],
  ['11055', '11057', 'other'],
  ['11719', '11721', 'other'],
  ['58321', '58323', 'other'],
  ['58970', '58976', 'other'],
  ['59000', '59899', 'maternity'],
  ['77261', '77799', 'hospital'],
  ['70010', '79999', 'imaging'],
  ['89250', '89398', 'other'],
  ['80047', '89249', 'laboratory'],
  ['90460', '90756', 'consultation'],
  ['90785', '90899', 'mental_health'],
  ['90935', '90999', 'other'],
  ['92002', '92499', 'optical'],
  ['92507', '92508', 'other'],
  ['92521', '92526', 'other'],
  ['92550', '92597', 'other'],
  ['93000', '93018', 'consultation'],
  ['95782', '95811', 'other'],
  ['96105', '96171', 'mental_health'],
  ['96401', '96549', 'hospital'],
  ['97010', '97799', 'physiotherapy'],
  ['97802', '97814', 'other'],
  ['98925', '98943', 'physiotherapy'],
  ['99202', '99215', 'consultation'],
  ['99221', '99239', 'hospital'],
  ['99242', '99245', 'consultation'],
  ['99281', '99288', 'emergency'],
  ['99291', '99292', 'hospital'],
  ['99381', '99429', 'consultation'],
  ['99500', '99602', 'other'],
  ['A0080', 'A0210', 'other'],
  ['A0426', 'A0426', 'other'],
  ['A0428', 'A0428', 'other'],
  ['A0021', 'A0999', 'emergency'],
  ['A4206', 'A8004', 'other'],
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
