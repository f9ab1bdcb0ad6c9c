import { describe, expect, test } from 'vitest';
import { isRight } from '../../bench/extraction-truth.ts';
import storedFigures from '../../lambdas/domain/extraction/amounts/figure-weights.json' with { type: 'json' };
import { figuresJudgedBy } from '../../lambdas/domain/extraction/amounts/judge-figure.ts';
import { ratesJudgedBy } from '../../lambdas/domain/extraction/amounts/judge-rate.ts';
import storedRates from '../../lambdas/domain/extraction/amounts/rate-weights.json' with { type: 'json' };
import { likeliestSettlement, settlementsOf, weighed } from '../../lambdas/domain/extraction/amounts/settlements.ts';
import { NUMBER_KINDS, numbersJudgedBy } from '../../lambdas/domain/extraction/numbers/judge-number.ts';
import { lettersAndDigits } from '../../lambdas/domain/extraction/numbers/number-candidates.ts';
import storedNumbers from '../../lambdas/domain/extraction/numbers/number-weights.json' with { type: 'json' };
import { providersJudgedBy } from '../../lambdas/domain/extraction/parties/judge-provider.ts';
import storedProviders from '../../lambdas/domain/extraction/parties/provider-weights.json' with { type: 'json' };
import { ID_FIELDS } from '../../lambdas/domain/extraction/reading.ts';
import { fitFigures } from '../../scripts/bills/fit-figures.ts';
import { fitNumbers } from '../../scripts/bills/fit-numbers.ts';
import { fitProviders } from '../../scripts/bills/fit-providers.ts';
import { fitRates } from '../../scripts/bills/fit-rates.ts';
import { partsOfBills } from '../../scripts/bills/parts-of-bills.ts';
import { isUnseen, readBills, readBillsOfNames } from '../../scripts/bills/read-bills.ts';

const BILLS = await readBills();
const NAMED = await readBillsOfNames();
/** The bills of two composers, in languages that others wrote in too. */
const isKept = ({ id }: { readonly id: string }) => /^\w\w-[kl]/.test(id);
const [kept, learned] = [BILLS.filter(isKept), BILLS.filter((bill) => !isKept(bill))];

describe('printed numbers', () => {
  test('are judged by what the stored bills give', () => {
    expect(fitNumbers(BILLS), 'run npm run fit').toEqual(storedNumbers);
  });

  test('are told on bills that the judge was not fitted to', () => {
    const judge = numbersJudgedBy(fitNumbers(learned));
    const likeliest = kept.flatMap(({ sheet, fields }) => {
      const judged = judge(sheet);
      return ID_FIELDS.flatMap((field) => {
        const at = NUMBER_KINDS.indexOf(field);
        const [best] = judged.toSorted((a, b) => (b.likely[at] ?? 0) - (a.likely[at] ?? 0));
        const wanted = fields[field];
        const right = wanted ? lettersAndDigits(best?.candidate.text ?? '') === lettersAndDigits(wanted) : false;
        return [{ wanted, right, likely: best?.likely[at] ?? 0 }];
      });
    });
    const wanted = likeliest.filter((one) => one.wanted);
    const sure = likeliest.filter(({ likely }) => likely >= 0.5);
    expect(wanted.length).toBeGreaterThan(150);
    expect(wanted.filter(({ right }) => right).length / wanted.length).toBeGreaterThan(0.85);
    expect(sure.filter(({ right }) => right).length / sure.length).toBeGreaterThan(0.93);
  });
});

describe('printed rates', () => {
  test('are judged by what the stored bills give', () => {
    expect(fitRates(BILLS), 'run npm run fit').toEqual(storedRates);
  });

  test('are the insurer’s where the judge is sure, on bills that it was not fitted to', () => {
    const sure = partsOfBills(BILLS).flatMap(({ kept: own, others }) => {
      const judge = ratesJudgedBy(fitRates(others));
      return own.flatMap(({ sheet, fields }) => {
        const [best] = judge(sheet);
        if (!best || best.likelihood < 0.8) return [];
        return [Math.abs(best.printed.rate.hundredths / 100 - Number(fields.insurance_percent)) <= 0.5];
      });
    });
    expect(sure.length).toBeGreaterThan(100);
    expect(sure.filter((right) => right).length / sure.length).toBeGreaterThan(0.95);
  });
});

describe('printed names', () => {
  test('are judged by what the stored bills give', () => {
    expect(fitProviders([...BILLS, ...NAMED]), 'run npm run fit').toEqual(storedProviders);
  });

  test('are told for the provider’s on everyday bills by a judge that was fitted to none', () => {
    const judge = providersJudgedBy(fitProviders([...BILLS.filter(isUnseen), ...NAMED]));
    const right = kept.filter(({ sheet, truth }) => {
      const [likeliest] = judge(sheet).toSorted((one, other) => other.odds - one.odds);
      return likeliest !== undefined && isRight('provider_name', likeliest.value, truth);
    });
    expect(right.length / kept.length).toBeGreaterThan(0.8);
  });
});

describe('printed figures', () => {
  test('are judged by what the stored bills give', () => {
    expect(fitFigures(BILLS), 'run npm run fit').toEqual(storedFigures);
  });

  test('are told on bills that the judge was not fitted to, seldom wrongly where it is sure', () => {
    const fitted = fitFigures(learned);
    const judge = figuresJudgedBy(fitted);
    const cents = (amount: string | null | undefined) => Math.round(Number(amount ?? Number.NaN) * 100);
    const likeliest = kept.map(({ sheet, fields }) => {
      const best = likeliestSettlement(weighed(settlementsOf(sheet, judge(sheet)), fitted.settlement));
      const right =
        best?.total === cents(fields.total_amount) &&
        best.insurance === cents(fields.insurance_amount) &&
        best.patient === cents(fields.out_of_pocket);
      return { right, likelihood: best?.likelihood ?? 0 };
    });
    const sure = likeliest.filter(({ likelihood }) => likelihood >= 0.9);
    expect(likeliest.filter(({ right }) => right).length / kept.length).toBeGreaterThan(0.7);
    expect(sure.length / kept.length).toBeGreaterThan(0.4);
    expect(sure.filter(({ right }) => right).length / sure.length).toBeGreaterThan(0.96);
  });
});
