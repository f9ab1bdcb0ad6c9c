import { normalizeIdentifier } from './normalize-identifier.ts';

/**
 * An invoice's number by its groups of digits, without their leading zeros, which a copy from another program prints or
 * leaves out: `F-2026/000341` and `F2026 341` are `f2026-341`. Groups stay apart, so that `1-0112` is not `11-12`.
 */
export function numberInGroups(text: string): string {
  return text
    .normalize('NFKC')
    .split(/[^\p{L}\p{N}]+/u)
    .map(normalizeIdentifier)
    .join('-')
    .replace(/(?<!\d)0+(?=\d)/g, '')
    .replace(/(?<!\d)-+|-+(?!\d)/g, '');
}
