import { ABROAD_LABELS } from './abroad-labels.ts';
import { AMOUNT_LABELS } from './amount-labels.ts';
import { DATE_LABELS } from './date-labels.ts';
import { ID_LABELS } from './id-labels.ts';
import type { LabelRule } from './label-rule.ts';
import { NAME_LABELS } from './name-labels.ts';
import { SHARE_LABELS } from './share-labels.ts';

/** Every label that is known. */
export const LABEL_RULES: readonly LabelRule[] = [
  ...AMOUNT_LABELS,
  ...SHARE_LABELS,
  ...DATE_LABELS,
  ...ID_LABELS,
  ...NAME_LABELS,
  ...ABROAD_LABELS,
];
