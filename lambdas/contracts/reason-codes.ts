import type { CheckName } from './extraction-data.ts';

/** Why a check passed or failed, check by check: clients may branch on them. */
export const REASON_CODES = {
  category_check: ['CATEGORY_COVERED', 'NOT_A_HEALTH_INVOICE', 'CATEGORY_NOT_COVERED', 'CATEGORY_UNKNOWN'],
  amount_check: [
    'AMOUNTS_AGREE',
    'AMOUNT_UNREADABLE',
    'AMOUNT_MISSING',
    'AMOUNT_NOT_POSITIVE',
    'CURRENCIES_DIFFER',
    'SEVERAL_BILLS',
    'AMOUNTS_DO_NOT_ADD_UP',
    'AMOUNT_IN_WORDS_DISAGREES',
    'MAX_COVERAGE_EXCEEDED',
    'PERCENT_DISAGREES',
    'LINE_ITEMS_DO_NOT_ADD_UP',
    'AMOUNT_UNREAD',
    'CURRENCY_MISSING',
    'AMOUNT_EXCEEDS_LIMIT',
    'PAGES_UNREAD',
  ],
  partner_check: ['PARTNER_APPROVED', 'INSURER_UNKNOWN', 'PARTNER_NOT_APPROVED'],
  duplicate_check: ['NO_DUPLICATE', 'ONLY_FILE_COMPARED', 'DUPLICATE_FILE', 'DUPLICATE_CLAIM', 'DUPLICATE_INVOICE'],
  submission_date_check: [
    'DATE_WITHIN_WINDOW',
    'DATE_MISSING',
    'DATE_NOT_REAL',
    'DATE_IN_FUTURE',
    'DATE_OUTSIDE_WINDOW',
  ],
} as const satisfies Readonly<Record<CheckName, readonly string[]>>;

export type ReasonCode = (typeof REASON_CODES)[CheckName][number];
