import { checkAmounts } from '../../../lambdas/domain/checks/check-amounts.ts';
import { outlineDocument } from '../../../lambdas/domain/extraction/outline-document.ts';
import { readAmounts } from '../../../lambdas/domain/extraction/read-amounts.ts';
import { plainDocument } from './printed-page.ts';

/** The three amounts that are read of a paper, how many of them surely, and what the amount check finds. */
export function amountsAndCheck(text: string) {
  const document = plainDocument(text);
  const amounts = readAmounts(document, outlineDocument(document));
  const { total_amount: total, insurance_amount: insurance, out_of_pocket: patient } = amounts.readings;
  return {
    total: total?.value,
    insurance: insurance?.value,
    patient: patient?.value,
    sure: [total, insurance, patient].filter((one) => one && one.confidence >= 0.8).length,
    check: checkAmounts(amounts).result,
  };
}
