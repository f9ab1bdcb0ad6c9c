import { AMOUNT_LABELS } from './amount-labels.ts';
import { DATE_LABELS } from './date-labels.ts';
import { ID_LABELS } from './id-labels.ts';
import { INSURER_LABELS } from './insurer-labels.ts';
import type { LabelRule } from './label-rule.ts';
import { OTHER_NAME_LABELS } from './other-name-labels.ts';
import { PATIENT_LABELS } from './patient-labels.ts';
import { PROVIDER_LABELS } from './provider-labels.ts';
import { SHARE_LABELS } from './share-labels.ts';

/** Every label that is known. */
export const LABEL_RULES: readonly LabelRule[] = [
  ...AMOUNT_LABELS,
  ...SHARE_LABELS,
  ...DATE_LABELS,
  ...ID_LABELS,
  ...PATIENT_LABELS,
  ...PROVIDER_LABELS,
  ...INSURER_LABELS,
  ...OTHER_NAME_LABELS,
];
