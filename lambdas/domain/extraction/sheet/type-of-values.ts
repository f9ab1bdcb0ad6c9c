import { type Segment, typeHeight } from '../layout/layout.ts';

/** As a share of the label's type: as far as one type's heights differ, and from where on another type is larger. */
const [SAME, LARGER] = [0.03, 1.1];

/** `Prénom` over `Sexe`, both in smaller type than the `Mélanie` beside it: what is set as the label is another label, not its value. */
export function besideInLargerType(label: Segment, right: Segment, under: Segment): 'right' | 'below' | undefined {
  const own = typeHeight(label);
  const isLabels = (other: Segment) => Math.abs(typeHeight(other) - own) < SAME * own && !/\d/.test(other.text);
  const isValues = (other: Segment) => typeHeight(other) > LARGER * own;
  if (isLabels(under) && isValues(right)) return 'right';
  return isLabels(right) && isValues(under) ? 'below' : undefined;
}
