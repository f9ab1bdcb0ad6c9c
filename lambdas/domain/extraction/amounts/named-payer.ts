import { readOrganization } from '../parties/read-organization.ts';
import { labelledValues } from '../sheet/labelled-values.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { findMoney } from '../text/money.ts';
import { plainText } from '../text/plain-text.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { unsignedAmount } from './unsigned-amount.ts';

const PAYING = anyWordPattern(
  'pays?|paid|payments?|payable|covers?|covered|coverage|portion|share|contribution|benefit|due',
  'anteil|zahlung|leistung|ubernimmt|zahlt|erstattung|a cargo|cubre|cobertura|abona|aporte|part|prise en charge|charge',
  'parte|comparticipacao|cobre|ditanggung|dibayar|dijamin|tanggungan',
);
/** A name is recognised by its first words; one of fewer letters is too often part of another word. */
const LEAST_LETTERS = 3;
const MOST_WORDS = 8;
const SCORE = 0.8;

/** The first words, in plain text, of the names that clear labels give the insurer. */
export const payerNames = onceASheet(findNames);

function findNames(sheet: Sheet): ReadonlySet<string> {
  return new Set(
    labelledValues(sheet, 'insurance_name', readOrganization)
      .filter(({ score }) => score >= SCORE)
      .map(({ value }) => plainText(value).trim().split(/ +/)[0] ?? '')
      .filter((name) => name.length >= LEAST_LETTERS),
  );
}

/** `Aetna payment  -144.00`, `Payable by AXA Health: 90.00`: a line that speaks of paying and names the labelled insurer. */
export function namedPayerFigures(sheet: Sheet): AmountCandidate[] {
  const names = payerNames(sheet);
  if (names.size === 0) return [];
  return sheet.segments.flatMap((segment) => {
    if (segment.lines > 1 || segment.words.length > MOST_WORDS) return [];
    if (!namesPayer(segment.plain, names) || !hasWord(segment.plain, PAYING)) return [];
    const row = sheet.neighbours.row(segment);
    const figures = row.slice(row.indexOf(segment)).flatMap((one) => {
      const [money] = findMoney(one.text).filter(({ certain }) => certain);
      return money ? [{ one, money }] : [];
    });
    const [figure, second] = figures;
    // Behind a payment a ledger prints the balance that it leaves.
    if (!figure || (second && figure.money.cents >= 0)) return [];
    return [unsignedAmount(figure.one, figure.money, SCORE, 'named-payer')];
  });
}

function namesPayer(plain: string, names: ReadonlySet<string>): boolean {
  const isNear = [...names].some((name) => plain.includes(name));
  return isNear && plain.split(' ').some((word) => names.has(word));
}
