import { isRight } from '../../bench/extraction-truth.ts';
import { identifyInsurer } from '../../lambdas/domain/extraction/identify-insurer.ts';
import { numbersJudgedBy } from '../../lambdas/domain/extraction/numbers/judge-number.ts';
import { numberOpinions } from '../../lambdas/domain/extraction/numbers/number-opinions.ts';
import { OPINION_SIGNS, type OpinionWorth, optionsOf } from '../../lambdas/domain/extraction/numbers/second-opinion.ts';
import { outlineDocument } from '../../lambdas/domain/extraction/outline-document.ts';
import { toldFields } from '../../lambdas/domain/extraction/read-fields.ts';
import { ID_FIELDS, type IdField } from '../../lambdas/domain/extraction/reading.ts';
import { INSURERS } from '../../lambdas/domain/insurers/registry.ts';
import { type Choice, fitChoices } from '../regression/fit-choices.ts';
import { fitNumbers } from './fit-numbers.ts';
import { partsOfBills } from './parts-of-bills.ts';
import { type Bill, isUnseen } from './read-bills.ts';

/** What labels tell of bills that rules were made from is nearly always right: what it is worth shows only on others. Where they tell nothing, all teach. */
/** Of some hundred bills no more can be told than what these hold to. */
const DECAY = 0.01;

/** What it is worth that labels tell a number, and that it is likely by likeness: fitted to bills that are judged by what the others give. */
export function fitOpinions(bills: readonly Bill[]): { readonly [F in IdField]: OpinionWorth } {
  const rows = partsOfBills(bills).flatMap(({ kept, others }) => choicesOf(kept, numbersJudgedBy(fitNumbers(others))));
  const worth = ID_FIELDS.map((field) => [
    field,
    fitChoices(
      OPINION_SIGNS,
      rows.filter((row) => row.field === field),
      DECAY,
    ),
  ]);
  return Object.fromEntries(worth);
}

function choicesOf(
  bills: readonly Bill[],
  judge: ReturnType<typeof numbersJudgedBy>,
): readonly (Choice & { readonly field: IdField })[] {
  return bills.flatMap((bill) => {
    const { document, sheet, truth } = bill;
    const told = toldFields(document, outlineDocument(document), identifyInsurer(document, INSURERS));
    const numbers = judge(sheet);
    // Where to give none is as right as a number, there is no one choice.
    const teaching = ID_FIELDS.filter((field) => isUnseen(bill) || told[field] === undefined);
    return teaching
      .filter((field) => !truth.accept?.[field]?.includes(null))
      .map((field) => {
        const options = optionsOf(numberOpinions(field, told[field], numbers, sheet));
        const right = options.findIndex(({ reading }) => isRight(field, reading.value, truth));
        return { field, options: options.map(({ signs }) => signs), right };
      });
  });
}
